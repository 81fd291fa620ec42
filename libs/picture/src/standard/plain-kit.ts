import { leadingOf, type Look } from '../compose/set-in';
import type { SceneEnv } from '../styles/scene-env';
import type { FontSpec } from '../text/font';
import type { TextSpec } from '../text/text-block';
import { fade, progress, rise } from '../timeline/motion';
import type { KitColors, StyleKit, Tone } from './style-kit';

/** Faces of a style by what they set. */
export interface KitFaces {
  head: Omit<FontSpec, 'size'> & { caps?: boolean; leading?: number };
  words: Omit<FontSpec, 'size'> & { caps?: boolean; leading?: number };
  figure: Omit<FontSpec, 'size'>;
}

const SMALLEST = 42;

/** A kit from faces and colours, with quiet entrances; a style replaces what it does in its own way. */
export function plainKit(env: SceneEnv, faces: KitFaces, colors: KitColors): StyleKit {
  const { unit } = env.stage;
  const look = (face: KitFaces['head'], text: TextSpec['text'], size: number, tone: Tone): Look => {
    const { caps, leading = 1.1, ...font } = face;
    return {
      text,
      font,
      caps,
      size: size * unit,
      floor: SMALLEST * unit,
      leading: leadingOf(text, leading),
      color: inkOf(colors, tone),
    };
  };
  return {
    head: (text, size = 112, tone = 'ink') => ({
      ...look(faces.head, text, size, tone),
      floor: Math.max(52, size * 0.5) * unit,
    }),
    words: (text, size = 54, tone = 'ink') => look(faces.words, text, size, tone),
    figure: (text, size, tone = 'ink') => ({
      ...look(faces.figure, text, size, tone),
      font: { ...faces.figure, tabular: true },
      maxLines: 1,
    }),
    ...quietKit(env, colors),
  };
}

/** The parts of a kit that do not depend on its typefaces: colours, quiet entrances and plain marks. */
export function quietKit(env: SceneEnv, colors: KitColors): Pick<StyleKit, 'colors' | 'enter' | 'shape'> {
  return {
    colors,
    enter: {
      type: (at) => rise({ at: entrance(env, at) }),
      figure: (at) => rise({ at: entrance(env, at) }),
      mark: (at) => fade({ at: entrance(env, at) }),
      chart: (at) => progress({ at, ms: 1200, ease: 'cubic-in-out' }),
    },
    shape: { radius: 0, line: 6 },
  };
}

/** Colour of type in a tone. */
export function inkOf(colors: KitColors, tone: Tone): string {
  return tone === 'accent' ? (colors.accentInk ?? colors.accent) : colors[tone];
}

/** The video's first frame is its hook: what enters there has entered already. */
export function entrance(env: SceneEnv, at: number): number {
  return env.index === 0 ? at - 900 : at;
}
