import { setIn, type SetText } from '../../compose/set-in';
import type { Box } from '../../stage/stage';
import type { VideoEnv } from '../scene-env';
import { isPressScript, shout } from './type-and-motion';

/** Distance between the ink of two poster lines, a share of the smaller one. */
const GAP = 0.13;
const STRETCHES = [1.12, 1.4, 1.7, 2] as const;

interface Poster {
  /** Largest type on 1080x1920. */
  most: number;
  color: string;
  /** Least distance between two lines, px. */
  gap?: number;
  /** Share of the room's height below which lines are stretched upwards. */
  fill?: number;
}

/**
 * Words as a newsbill sets them: each line as wide as the room, as tall as that makes it. Takes the number of lines
 * that fills the room best, and stretches them where even that leaves the page empty.
 */
export function posterLines(env: VideoEnv, text: string, room: Box, poster: Poster): SetText[] {
  const { most, color, gap = 18, fill = 0.6 } = poster;
  let best: SetText[] = [];
  let score = -1;
  let high = 0;
  for (const tall of isPressScript(text) ? STRETCHES : [1]) {
    if (high >= room.h * fill) break;
    for (let count = 1; count <= 5; count += 1) {
      const lines = broken(env, text, count);
      if (lines.length !== count) continue;
      const sets = lines.map((line) => setIn(env, shout(env, line, most, color, tall), room, { line: true }));
      const height = heightOf(sets, gap);
      if (height > room.h || sets.some(({ block }) => block.lines.length > 1)) continue;
      const least = Math.min(...sets.map(({ block }) => block.size));
      const worth = least * Math.sqrt(height);
      if (worth > score) [best, score, high] = [sets, worth, height];
    }
  }
  if (best.length === 0) {
    const set = setIn(env, { ...shout(env, text, most * 0.7, color), floor: 60 * env.stage.unit }, room);
    return [set];
  }
  let y = room.y;
  return best.map((set, index) => {
    const placed = { block: set.block, box: { ...set.box, y } };
    y += set.box.h + gapAfter(best, index, gap);
    return placed;
  });
}

function heightOf(sets: SetText[], gap: number): number {
  return sets.reduce(
    (sum, { box }, index) => sum + box.h + (index < sets.length - 1 ? gapAfter(sets, index, gap) : 0),
    0,
  );
}

function gapAfter(sets: SetText[], index: number, gap: number): number {
  const [a, b] = [sets[index]?.box.h ?? 0, sets[index + 1]?.box.h ?? 0];
  return Math.max(gap, Math.min(a, b) * GAP);
}

/** The words in so many lines of about one width. */
function broken(env: VideoEnv, text: string, count: number): string[] {
  if (count === 1) return [text];
  const { font, text: said } = shout(env, text, 100, '');
  const line = env.fitLine({ text: said, font, size: 100, width: 100_000, color: '' });
  for (let width = line.w / count; width <= line.w; width *= 1.04) {
    const block = env.fit({ text: said, font, size: 100, floor: 99, width, color: '' });
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
