import type { NarrationLine } from '../storyboard/narration';
import { framesOf } from '../timeline/frame-rate';
import { BURNED_IN, chunkWords, joinWords, type CaptionChunk } from './chunk-words';

const SHORTEST_FRAMES = framesOf(280);

/** Burned-in chunks of one line, absolute frames; each stays until the next, the last until the line has rung out. */
export function captionChunks(line: NarrationLine, lineFrom: number, sceneTo: number): CaptionChunk[] {
  const groups = chunkWords(line.words, BURNED_IN);
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
      words: words.map((word) => ({ text: word.text, from: at(word.fromMs), to: at(word.toMs) })),
    };
  });
}
