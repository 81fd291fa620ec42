import type { Box } from '../stage/stage';
import type { VideoEnv } from '../styles/scene-env';
import { lettersOf, type TextBlock, type TextSpec } from '../text/text-block';
import { hasJoinedLetters } from '../text/words';

/** A text without its room. */
export type Look = Omit<TextSpec, 'language' | 'width' | 'maxHeight'>;

/** A set text and where its ink stands. */
export interface SetText {
  block: TextBlock;
  box: Box;
}

/** Smallest type of any style on 1080x1920. */
const SMALLEST = 42;

/** Line distance for the script: what stacks marks above and below its letters needs more of it. */
export function leadingOf(text: TextSpec['text'], latin: number): number {
  const all = lettersOf(text);
  if (hasJoinedLetters(all)) return latin + 0.34;
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(all) ? latin + 0.14 : latin;
}

/** Sets a text inside a box, on its reading side; `line` fits one line to the width and takes more where that gets too small. */
export function setIn(
  env: VideoEnv,
  look: Look,
  box: Box,
  options: { line?: boolean; stand?: 'top' | 'middle' | 'bottom'; align?: 'left' | 'right' } = {},
): SetText {
  const spec = { ...look, width: Math.max(1, box.w), maxHeight: Math.max(1, box.h) };
  const block = options.line ? lineOrMore(env, spec) : env.fit(spec);
  const right = options.align ? options.align === 'right' : block.rtl;
  const slack = box.h - block.h;
  const down = options.stand === 'bottom' ? slack : options.stand === 'middle' ? slack / 2 : 0;
  return {
    block,
    box: { x: right ? box.x + box.w - block.w : box.x, y: box.y + Math.max(0, down), w: block.w, h: block.h },
  };
}

/** Sets two texts at the left and the right end of a row, each in its half of what `gap` px leave. */
export function setAtEnds(
  env: VideoEnv,
  row: Box,
  gap: number,
  [left, right]: readonly [Look, Look],
  fit: Parameters<typeof setIn>[3] = {},
): [left: SetText, right: SetText] {
  const half = { ...row, w: (row.w - gap) / 2 };
  return [
    setIn(env, left, half, { ...fit, align: 'left' }),
    setIn(env, right, { ...half, x: row.x + row.w - half.w }, { ...fit, align: 'right' }),
  ];
}

function lineOrMore(env: VideoEnv, spec: Omit<TextSpec, 'language'>): TextBlock {
  const line = env.fitLine(spec);
  return line.size >= SMALLEST * env.stage.unit ? line : env.fit({ ...spec, maxLines: 4 });
}
