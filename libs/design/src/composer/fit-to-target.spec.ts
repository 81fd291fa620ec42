import { readFacts } from '@app/facts';
import { payloads } from '../../test/payloads';
import { english } from '../language/en/english';
import { composeStoryboard } from './compose-storyboard';
import { estimateDurations, fitToTarget } from './fit-to-target';

const pool = payloads().find(([name]) => name === 'pool.json')?.[1];

function draft(seed = 1) {
  return composeStoryboard({
    facts: readFacts(pool?.data),
    cta: 'See it',
    targetSeconds: 30,
    style: 'breaking-news',
    format: '9:16',
    language: english,
    seed,
    stills: [],
    captions: true,
    music: true,
  });
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

  it('holds no picture more than 0.8 seconds longer than its line', () => {
    const made = draft();
    const durations = estimateDurations(made);
    const video = fitToTarget(made, durations, 90);
    for (const scene of video.scenes) {
      const at = made.scenes.findIndex((candidate) => candidate.scene.id === scene.id);
      const least = Math.max(made.scenes[at]?.scene.minSeconds ?? 0, ((durations[at] ?? 0) + 380) / 1000);
      expect(scene.minSeconds).toBeLessThanOrEqual(least + 0.801);
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
