import type { VideoWarning } from '../storyboard/video-job';
import { FPS, msOf } from '../timeline/frame-rate';
import type { TimedScene } from '../timeline/timeline';
import type { FrameSpan, PictureReport } from './picture-watch';

/** A picture that does not change for longer looks like a player that hangs; darkness for longer like one that is off. */
const MOST_FROZEN = 1.5 * FPS;
const MOST_DARK = 0.5 * FPS;

/** Stretches of a finished video in which nothing moves or nothing is to be seen. Reports are in the video's order, without gaps. */
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
  ];
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
