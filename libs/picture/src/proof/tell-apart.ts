import type { VideoJob } from '../storyboard/video-job';
import type { Figure } from '../storyboard/figure';
import type { Surface } from '../surface/surface';
import { buildTimeline } from '../timeline/build-timeline';
import { type DrawnText, drawnTexts } from './drawn-texts';
import type { FigureSource } from './figure-sources';
import type { FoundFigure } from './find-figures';

/** A figure that was found in a drawn text. */
export interface DrawnFigure {
  drawn: DrawnText;
  figure: FoundFigure;
}

/**
 * Chooses among facts that read alike ("12%" twice in a scene) by trial: the video is laid out once more with other digits
 * for each of them, and the text that changes tells whose it was. Answers the source of each figure, the first of its
 * sources where the trial tells nothing.
 */
export function tellApart(
  job: VideoJob,
  surface: Surface,
  figures: readonly DrawnFigure[],
): Array<FigureSource | undefined> {
  const shifts = new Map<string, number>();
  for (const { figure } of figures) {
    const keys = new Set(figure.sources.flatMap(({ tableKey }) => tableKey ?? []));
    if (keys.size > 1) for (const key of keys) if (!shifts.has(key)) shifts.set(key, (shifts.size % 9) + 1);
  }
  if (shifts.size === 0) return figures.map(({ figure }) => figure.sources[0]);
  const tried = new Map(
    drawnTexts(buildTimeline(withOtherDigits(job, shifts), surface)).map(({ id, text }) => [id, text]),
  );
  return figures.map(({ drawn, figure: { sources, text, from, to } }) => {
    const now = tried.get(drawn.id)?.slice(from, to);
    const own = sources.find(({ tableKey }) => shifted(text, shifts.get(tableKey ?? '') ?? 0) === now);
    return own ?? sources[0];
  });
}

function withOtherDigits(job: VideoJob, shifts: ReadonlyMap<string, number>): VideoJob {
  const { storyboard } = job;
  const figures = Object.entries(storyboard.figures).map(([key, figure]): [string, Figure] => {
    const by = shifts.get(key);
    if (by === undefined) return [key, figure];
    const forms = Object.entries(figure.forms).map(([form, text]) => [
      form,
      { ...text, display: shifted(text.display, by) },
    ]);
    return [key, { ...figure, forms: Object.fromEntries(forms) as Figure['forms'] }];
  });
  return { ...job, storyboard: { ...storyboard, figures: Object.fromEntries(figures) } };
}

/** Moves each digit on within its own script. */
function shifted(text: string, by: number): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String.fromCodePoint(zero + ((code - zero + by) % 10));
  });
}
