import { requestFor } from '../../test/request-for';
import { lineAir, planDelivery } from '@app/picture';
import { payloads } from '../../test/payloads';
import { composeStoryboard } from './compose-storyboard';
import { estimateDurations, fitToTarget } from './fit-to-target';

const pool = payloads().find(([name]) => name === 'pool.json')?.[1];

function draft(seed = 1) {
  return composeStoryboard(requestFor(pool?.data, { cta: 'See it', style: 'breaking-news', seed }));
}

function secondsOf(scenes: ReadonlyArray<{ minSeconds: number }>): number {
  return scenes.reduce((total, scene) => total + scene.minSeconds, 0);
}

describe('fitting a video to its target', () => {
  it.each([15, 20, 30])('lands between 80 and 108 percent of %d seconds where the facts allow it', (target) => {
    const made = draft();
    const seconds = secondsOf(fitToTarget(made, estimateDurations(made), target).scenes);
    expect(seconds).toBeGreaterThanOrEqual(target * 0.8);
    expect(seconds).toBeLessThanOrEqual(target * 1.08);
  });

  it('keeps the hook and the end card however short the video', () => {
    const made = draft();
    const video = fitToTarget(
      made,
      made.scenes.map(() => 20_000),
      15,
    );
    expect(video.scenes.map((scene) => scene.layout)).toEqual(['hero', 'end']);
  });

  it('holds pictures longer where there is too little to tell: by the rest after their lines, 0.8 seconds on average', () => {
    const made = draft();
    const durations = estimateDurations(made);
    const video = fitToTarget(made, durations, 90);
    const airs = lineAir(video);
    const more = video.scenes.map((scene, index) => {
      const at = made.scenes.findIndex((candidate) => candidate.scene.id === scene.id);
      const { lead, pad } = airs[index] ?? { lead: 0, pad: 0 };
      const spoken = ((durations[at] ?? 0) + lead + pad) / 1000;
      return scene.minSeconds - Math.max(made.scenes[at]?.scene.minSeconds ?? 0, spoken);
    });
    expect(Math.max(...more)).toBeLessThanOrEqual(1.201);
    expect(more.reduce((sum, seconds) => sum + seconds, 0) / more.length).toBeLessThan(0.85);
    const { turn } = planDelivery(video);
    expect(more[(turn ?? 0) - 1]).toBeGreaterThan(0.8);
  });

  it('marks a turn among the scenes that every video tells, so that it is spoken as one', () => {
    const made = draft();
    const turn = made.scenes.filter(({ scene }) => scene.sense === 'turn');
    expect(turn).toHaveLength(1);
    for (const target of [20, 30]) {
      const { scenes } = fitToTarget(made, estimateDurations(made), target);
      expect(scenes.map(({ id }) => id)).toContain(turn[0]?.scene.id);
    }
  });

  it('tells the source only where the video is short of things to say', () => {
    const made = draft();
    const kinds = (target: number): string[] =>
      fitToTarget(made, estimateDurations(made), target).scenes.map((scene) => scene.id.replace(/-\d+$/, ''));
    expect(kinds(30)).not.toContain('source');
    expect(kinds(90)).toContain('source');
  });

  it('drops what leans on a scene together with it', () => {
    const made = draft();
    for (const target of [15, 18, 20, 22, 26]) {
      const ids = new Set(fitToTarget(made, estimateDurations(made), target).scenes.map((scene) => scene.id));
      for (const { scene, needs } of made.scenes) if (ids.has(scene.id) && needs) expect(ids).toContain(needs);
    }
  });
});
