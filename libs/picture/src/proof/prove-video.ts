import type { VideoJob } from '../storyboard/video-job';
import type { Surface } from '../surface/surface';
import { buildTimeline } from '../timeline/build-timeline';
import { msOf } from '../timeline/frame-rate';
import type { Timeline } from '../timeline/timeline';
import { drawnTexts } from './drawn-texts';
import { authoredWords, callersWords, type FigureSource, sourcesIn } from './figure-sources';
import { type ProofOfFigures, NO_SOURCE, type ProofPlace, type ProvenFigure } from './video-proof';
import { findFigures } from './find-figures';
import { captionSpans, saidFigures, type Span } from './said-figures';
import { type DrawnFigure, tellApart } from './tell-apart';

/**
 * Proves every figure of a video from what is drawn and said, not from what was asked for: the texts of the video's own
 * timeline and the words of its narration are read, and each numeral is traced to the fact that wrote it. `timeline`
 * is built from the job unless given. Throws what `buildTimeline` throws.
 */
export function proveVideo(
  job: VideoJob,
  surface: Surface,
  timeline: Timeline = buildTimeline(job, surface),
): ProofOfFigures {
  const figures = [...screenFigures(job, surface, timeline), ...lineFigures(job, timeline)].sort(
    (a, b) => a.fromMs - b.fromMs || a.toMs - b.toMs,
  );
  return { complete: figures.every(({ formatter }) => formatter !== NO_SOURCE), figures };
}

function screenFigures(job: VideoJob, surface: Surface, timeline: Timeline): ProvenFigure[] {
  const { storyboard } = job;
  const furniture = [storyboard.furniture, storyboard.compliance];
  const standing = [sourcesIn(furniture, storyboard), callersWords(storyboard), authoredWords(furniture, storyboard)];
  const groupsOf = new Map(
    storyboard.scenes.map((scene) => {
      const shown = { ...scene, line: '' };
      return [scene.id, [sourcesIn(shown, storyboard), ...standing, authoredWords(shown, storyboard)]];
    }),
  );
  const found = drawnTexts(timeline).flatMap((drawn): DrawnFigure[] => {
    const groups = groupsOf.get(drawn.scene ?? '') ?? standing;
    return findFigures(drawn.text, groups).map((figure) => ({ drawn, figure }));
  });
  const sources = tellApart(job, surface, found);
  return merged(
    found.map(({ drawn, figure }, index) => {
      const number = storyboard.scenes.findIndex(({ id }) => id === drawn.scene) + 1;
      const span = { fromMs: msOf(drawn.from), toMs: msOf(drawn.to) };
      return entry(figure.text, number || null, 'screen', span, sources[index]);
    }),
  );
}

function lineFigures(job: VideoJob, timeline: Timeline): ProvenFigure[] {
  const { storyboard, narration } = job;
  const spans = captionSpans(narration, timeline, storyboard.captions);
  const callers = callersWords(storyboard);
  return storyboard.scenes.flatMap((scene, index): ProvenFigure[] => {
    const timed = timeline.scenes.find(({ id }) => id === scene.id);
    const line = narration.lines.find(({ sceneId }) => sceneId === scene.id);
    if (!timed || !line) return [];
    const groups = [sourcesIn(scene.line, storyboard), callers, authoredWords(scene.line, storyboard)];
    return saidFigures(line, timed, spans.get(scene.id) ?? [], groups).flatMap(({ text, source, said, captioned }) => [
      entry(source?.spoken ?? text, index + 1, 'voice', said, source),
      entry(text, index + 1, 'caption', captioned, source),
    ]);
  });
}

function entry(
  text: string,
  scene: number | null,
  where: ProofPlace,
  { fromMs, toMs }: Span,
  source: FigureSource | undefined,
): ProvenFigure {
  return {
    text: text.replace(/\s+/gu, ' '),
    scene,
    where,
    fromMs: Math.round(fromMs),
    toMs: Math.round(toMs),
    factKey: source?.factKey ?? null,
    value: source?.value ?? null,
    formatter: source?.formatter ?? NO_SOURCE,
  };
}

/** One entry for a figure that several layers draw at once: its light, its image on the floor, its shadow. */
function merged(figures: readonly ProvenFigure[]): ProvenFigure[] {
  const kept: ProvenFigure[] = [];
  for (const figure of [...figures].sort((a, b) => a.fromMs - b.fromMs)) {
    const same = kept.find(
      (other) =>
        other.scene === figure.scene &&
        other.text === figure.text &&
        other.factKey === figure.factKey &&
        other.formatter === figure.formatter &&
        figure.fromMs <= other.toMs,
    );
    if (same) same.toMs = Math.max(same.toMs, figure.toMs);
    else kept.push({ ...figure });
  }
  return kept;
}
