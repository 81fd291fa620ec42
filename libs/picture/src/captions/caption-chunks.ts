import type { NarrationLine } from '../storyboard/narration';
import { framesOf } from '../timeline/frame-rate';
import { hasRightToLeft } from '../text/words';
import { BURNED_IN, chunkWords, joinWords, type CaptionChunk, type ChunkLimits } from './chunk-words';

const SHORTEST_FRAMES = framesOf(280);
/** A line is Arabic from so many Arabic words on: its names often are not, and a name alone does not turn an English line. */
const RIGHT_TO_LEFT_SHARE = 0.25;

/** Burned-in chunks of one line, absolute frames; each stays until the next, the last until the line has rung out. */
export function captionChunks(
  line: NarrationLine,
  lineFrom: number,
  sceneTo: number,
  fits?: ChunkLimits['fits'],
): CaptionChunk[] {
  const groups = chunkWords(line.words, { ...BURNED_IN, ...(fits ? { fits } : {}) });
  const rtl = readsFromRight(line);
  const at = (ms: number): number => lineFrom + framesOf(ms);
  return groups.map((words, index) => {
    const first = words[0];
    const next = groups[index + 1]?.[0];
    const from = at(first?.fromMs ?? 0);
    const end = next ? at(next.fromMs) : Math.min(sceneTo, at(words.at(-1)?.toMs ?? 0) + framesOf(300));
    return {
      scene: line.sceneId,
      from,
      to: Math.min(sceneTo, next ? end : Math.max(end, from + SHORTEST_FRAMES)),
      spaced: joinWords(words).includes(' '),
      rtl,
      words: words.map((word) => ({ text: word.text, from: at(word.fromMs), to: at(word.toMs) })),
    };
  });
}

function readsFromRight({ words }: NarrationLine): boolean {
  const lettered = words.filter(({ text }) => /\p{L}/u.test(text));
  const arabic = lettered.filter(({ text }) => hasRightToLeft(text));
  return arabic.length > 0 && arabic.length >= lettered.length * RIGHT_TO_LEFT_SHARE;
}
