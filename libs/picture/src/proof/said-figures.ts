import { chunkWords, needsSpace, PHRASES } from '../captions/chunk-words';
import { subtitleCues } from '../captions/subtitle-files';
import type { Narration, NarrationLine } from '../storyboard/narration';
import { msOf } from '../timeline/frame-rate';
import type { Timeline, TimedScene } from '../timeline/timeline';
import type { FigureSource } from './figure-sources';
import { findFigures } from './find-figures';

/** Milliseconds of the video. */
export interface Span {
  fromMs: number;
  toMs: number;
}

/** A figure of a spoken line: as it is written, when it is said, and when its caption stands. */
export interface SaidFigure {
  text: string;
  source: FigureSource | undefined;
  said: Span;
  captioned: Span;
}

/** Figures of one spoken line. Words that carry a fact's key tell facts apart that read alike. */
export function saidFigures(
  line: NarrationLine,
  scene: TimedScene,
  captions: readonly Span[],
  groups: ReadonlyArray<readonly FigureSource[]>,
): SaidFigure[] {
  const { text, starts } = joined(line);
  const wordAt = (at: number): number => starts.findLastIndex((start) => start <= at);
  const start = msOf(scene.lineFrom);
  return findFigures(text, groups).flatMap((found): SaidFigure[] => {
    const [first, last] = [wordAt(found.from), wordAt(found.to - 1)];
    const words = line.words.slice(first, last + 1);
    const [opening, closing] = [words[0], words.at(-1)];
    const [shown, gone] = [captions[first], captions[last]];
    if (!opening || !closing || !shown || !gone) return [];
    const key = words.find(({ figure }) => figure !== undefined)?.figure;
    return [
      {
        text: found.text,
        source: found.sources.find(({ factKey }) => factKey === key) ?? found.sources[0],
        said: { fromMs: start + opening.fromMs, toMs: start + closing.toMs },
        captioned: { fromMs: shown.fromMs, toMs: gone.toMs },
      },
    ];
  });
}

/** When the caption of each word of a line stands: drawn into the video, or in the subtitle files where it is not. */
export function captionSpans(narration: Narration, timeline: Timeline, drawn: boolean): Map<string, Span[]> {
  const cues = drawn ? [] : subtitleCues(narration, timeline.scenes);
  return new Map(
    narration.lines.map((line) => {
      const scene = timeline.scenes.find(({ id }) => id === line.sceneId);
      if (!scene) return [line.sceneId, []];
      if (drawn) {
        const chunks = timeline.captions.filter((chunk) => chunk.scene === scene.id);
        return [line.sceneId, chunks.flatMap(({ from, to, words }) => words.map(() => spanOf(msOf(from), msOf(to))))];
      }
      const groups = chunkWords(line.words, PHRASES);
      const own = cues.splice(0, groups.length);
      return [
        line.sceneId,
        groups.flatMap((words, index) => words.map(() => spanOf(own[index]?.fromMs ?? 0, own[index]?.toMs ?? 0))),
      ];
    }),
  );
}

function spanOf(fromMs: number, toMs: number): Span {
  return { fromMs, toMs };
}

/** A line as captions join it, and where each word starts in it. */
function joined(line: NarrationLine): { text: string; starts: number[] } {
  let text = '';
  const starts = line.words.map((word) => {
    if (text && needsSpace(text, word.text)) text += ' ';
    const start = text.length;
    text += word.text;
    return start;
  });
  return { text, starts };
}
