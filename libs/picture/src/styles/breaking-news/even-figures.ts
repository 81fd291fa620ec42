import type { TextBlock, TextSpec } from '../../text/text-block';
import type { SceneEnv } from '../scene-env';

/** Least share of the largest figure's size that equal neighbours may be brought down to. */
const LEAST = 0.62;

/** Figures of one group at one size; one that is much too long for it alone stands smaller than the others. */
export function evenFigures(env: SceneEnv, specs: Array<Omit<TextSpec, 'language'>>): TextBlock[] {
  const sizes = specs.map((spec) => env.fitLine(spec).size);
  const even = Math.max(Math.min(...sizes), Math.max(...sizes) * LEAST);
  return specs.map((spec) => env.fitLine({ ...spec, size: even }));
}
