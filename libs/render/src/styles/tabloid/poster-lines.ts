import { setIn, type SetText } from '../../compose/set-in';
import type { Box } from '../../stage/stage';
import type { FilmEnv } from '../scene-env';
import { isPressScript, shout } from './press-type';

/** Distance between the ink of two poster lines, a share of the smaller one. */
const GAP = 0.13;

/**
 * Words as a newsbill sets them: each line as wide as the room, as tall as that makes it. Takes the number of lines
 * that fills the room best; `most` is the largest type on 1080x1920.
 */
export function posterLines(
  env: FilmEnv,
  text: string,
  room: Box,
  { most, color, tall = 1.12 }: { most: number; color: string; tall?: number },
): SetText[] {
  const stretch = isPressScript(text) ? tall : 1;
  let best: SetText[] = [];
  let score = -1;
  for (let count = 1; count <= 5; count += 1) {
    const lines = broken(env, text, count);
    if (lines.length !== count) continue;
    const sets = lines.map((line) => setIn(env, shout(env, line, most, color, stretch), room, { line: true }));
    const high = heightOf(sets);
    if (high > room.h || sets.some(({ block }) => block.lines.length > 1)) continue;
    const least = Math.min(...sets.map(({ block }) => block.size));
    if (least * Math.sqrt(high) > score) [best, score] = [sets, least * Math.sqrt(high)];
  }
  if (best.length === 0)
    return [setIn(env, { ...shout(env, text, most * 0.7, color), floor: 60 * env.stage.unit }, room)];
  let y = room.y;
  return best.map((set, index) => {
    const placed = { block: set.block, box: { ...set.box, y } };
    y += set.box.h + gapAfter(best, index);
    return placed;
  });
}

function heightOf(sets: SetText[]): number {
  return sets.reduce((sum, { box }, index) => sum + box.h + (index < sets.length - 1 ? gapAfter(sets, index) : 0), 0);
}

function gapAfter(sets: SetText[], index: number): number {
  const [a, b] = [sets[index]?.box.h ?? 0, sets[index + 1]?.box.h ?? 0];
  return Math.max(18, Math.min(a, b) * GAP);
}

/** The words in so many lines of about one width. */
function broken(env: FilmEnv, text: string, count: number): string[] {
  if (count === 1) return [text];
  const { font } = shout(env, text, 100, '');
  const line = env.fitLine({ text, font, size: 100, width: 100_000, color: '', caps: true });
  for (let width = line.w / count; width <= line.w; width *= 1.04) {
    const block = env.fit({ text, font, size: 100, floor: 99, width, color: '', caps: true });
    if (block.size < 99.5) continue;
    const lines = block.lines.map(({ runs }) =>
      runs
        .map((run) => run.text)
        .join('')
        .trim(),
    );
    if (lines.length <= count) return lines;
  }
  return [text];
}
