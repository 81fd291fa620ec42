import { planDelivery, type Timeline, type VideoJob } from '@app/picture';
import { sampleJob } from '../../../picture/test/sample-job';
import { composedSound } from './video-sound';

const ms = (frames: number): number => (frames * 1000) / 30;

/** A video's timeline as far as its sound goes: scenes of four seconds, their lines 200 ms in. */
function timelineOf({ storyboard }: VideoJob, cues: Timeline['cues'] = []): Timeline {
  const scenes = storyboard.scenes.map(({ id, layout, transition }, index) => ({
    id,
    layout,
    transition,
    from: index * 120,
    frames: 120,
    lineFrom: index * 120 + 6,
  }));
  return { scenes, cues, frames: scenes.length * 120 } as unknown as Timeline;
}

describe('composedSound', () => {
  const job = sampleJob({ only: ['hero', 'headline', 'line', 'cards', 'end'] });
  const { turn: scene } = planDelivery(job.storyboard);
  const line = job.narration.lines[scene ?? -1]!;
  const from = (scene ?? 0) * 120;

  it('silences the bed from the last word before the turn until the figure lands', () => {
    const { turn } = composedSound(job, timelineOf(job, [{ sound: 'impact', frame: from + 20 }]));
    const before = ms(from - 120 + 6) + job.narration.lines[scene! - 1]!.durationMs;
    expect(turn?.fromMs).toBeGreaterThan(before);
    expect(turn?.fromMs).toBeLessThan(before + 150);
    expect(turn?.toMs).toBeCloseTo(ms(from + 20));
  });

  it('ends the silence on the figure as it is said where nothing lands, and with the line where that is far off', () => {
    const figure = line.words.find((word) => word.figure !== undefined);
    const ends = [ms(from + 6), ms(from + 6) + (figure?.fromMs ?? 0)].map((at) => Math.round(at));
    expect(ends).toContain(Math.round(composedSound(job, timelineOf(job)).turn?.toMs ?? -1));
  });

  it('knows when the last word is said, and brings the turn forward most', () => {
    const { lastWordMs, arc = [] } = composedSound(job, timelineOf(job));
    expect(lastWordMs).toBeCloseTo(
      ms((job.storyboard.scenes.length - 1) * 120 + 6) + job.narration.lines.at(-1)!.durationMs,
    );
    const loudest = arc.reduce((a, b) => (b.gainDb > a.gainDb ? b : a));
    expect(loudest.atMs).toBeCloseTo(ms(from + 6));
  });
});
