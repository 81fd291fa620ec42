import { readsFromRight, splitAcross } from '../../compose/reading-side';
import type { Box } from '../../stage/stage';
import type { SceneEnv } from '../scene-env';

/** Where words stand and where the face goes: under the words in tall frames, beside them in wide ones. */
export interface Page {
  words: Box;
  face: { x: number; y: number; size: number };
}

/** `share` of the height (or of the width in wide frames) is for words. */
export function page(env: SceneEnv, share: number): Page {
  const { content, width, height, unit } = env.stage;
  const rtl = readsFromRight(env);
  if (width > height * 1.2) {
    const [words] = splitAcross(env, content, content.w * 0.62, 0);
    const size = height * 0.86;
    return { words, face: { x: rtl ? size * 0.36 : width - size * 0.36, y: height * 0.56, size } };
  }
  const words = { ...content, h: content.h * share };
  const size = Math.min(width * 0.78, (height - words.y - words.h) * 1.15, 780 * unit);
  return { words, face: { x: rtl ? size * 0.22 : width - size * 0.22, y: height - size * 0.31, size } };
}

/** What is left of a box under a height. */
export function below(box: Box, y: number, gap: number): Box {
  return { ...box, y: y + gap, h: Math.max(1, box.y + box.h - y - gap) };
}
