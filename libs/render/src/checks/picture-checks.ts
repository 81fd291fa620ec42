import { type VideoWarning, FPS, msOf, type TimedScene, type FrameSpan } from '@app/picture';
import { flashesAtBorders } from './flash-watch';
import type { PictureReport } from './picture-watch';

/** A picture that does not change for longer looks like a player that hangs; darkness for longer like one that is off. */
const MOST_FROZEN = 1.5 * FPS;
const MOST_DARK = 0.5 * FPS;

/** Stretches of a finished video in which nothing moves, nothing is to be seen, or it flashes too fast. Reports are in the video's order, without gaps. */
export function pictureWarnings(reports: readonly PictureReport[], scenes: readonly TimedScene[]): VideoWarning[] {
  const warn = (code: string, what: string, { from, to }: FrameSpan): VideoWarning => ({
    code,
    message: `${what} for ${((to - from) / FPS).toFixed(1)} s`,
    scene: scenes.findLastIndex((scene) => scene.from <= from) + 1 || null,
    atMs: Math.round(msOf(from)),
  });
  return [
    ...joined(reports, 'equal')
      .filter(({ from, to }) => to - from > MOST_FROZEN)
      .map((run) => warn('frozen_picture', 'Nothing moves', run)),
    ...joined(reports, 'dark')
      .filter(({ from, to }) => to - from > MOST_DARK)
      .map((run) => warn('black_picture', 'The picture is black', run)),
    ...flashes(reports).map((run) =>
      warn('flashing_picture', 'The picture flashes more than three times a second', run),
    ),
  ];
}

/** Flashing stretches, those that meet as one. */
function flashes(reports: readonly PictureReport[]): FrameSpan[] {
  const found = reports.map((report) => report.flashes);
  const spans = [...found.flatMap((report) => report.spans), ...flashesAtBorders(found)];
  const whole: FrameSpan[] = [];
  for (const span of spans.sort((a, b) => a.from - b.from)) {
    const last = whole.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else whole.push({ ...span });
  }
  return whole;
}

/** Runs of all reports, those that go on over a border as one. */
function joined(reports: readonly PictureReport[], kind: 'equal' | 'dark'): FrameSpan[] {
  const runs: FrameSpan[] = [];
  reports.forEach((report, index) => {
    const before = reports[index - 1];
    for (const run of report[kind]) {
      const last = runs.at(-1);
      const meets = last && last.to === run.from && run.from === report.from;
      if (meets && (kind === 'dark' || before?.last === report.first)) last.to = run.to;
      else runs.push({ ...run });
    }
  });
  return runs;
}
