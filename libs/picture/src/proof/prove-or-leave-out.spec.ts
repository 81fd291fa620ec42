import { serverSurface } from '@app/render';
import { sampleJob } from '../../test/sample-job';
import type { VideoJob } from '../storyboard/video-job';
import type { Scene } from '../storyboard/storyboard';
import { proveVideo } from './prove-video';
import { proveOrLeaveOut } from './prove-or-leave-out';

/** A unit with a number in it, written without its figure, is a number that no fact has. */
const STRAY = '{{apyPct|unit}}';

function strayJob(change: (scenes: Scene[], job: VideoJob) => Scene[]): VideoJob {
  const job = sampleJob({ only: ['hero', 'headline', 'comparison', 'end'] });
  const yearly = job.storyboard.figures['apyPct'];
  if (yearly) yearly.forms.unit = { display: 'per 4711 km', spoken: 'per 4711 km' };
  job.storyboard.scenes = change(job.storyboard.scenes, job);
  expect(proveVideo(job, serverSurface).complete).toBe(false);
  return job;
}

describe('a video whose proof is incomplete', () => {
  it('loses the text with the figure that no fact wrote and nothing else', () => {
    const job = strayJob((scenes) =>
      scenes.map((scene) => (scene.layout === 'hero' ? { ...scene, support: STRAY } : scene)),
    );
    const { job: kept, proof, warnings } = proveOrLeaveOut(job, serverSurface);
    expect(proof.complete).toBe(true);
    expect(kept.storyboard.scenes.map(({ layout }) => layout)).toEqual(['hero', 'headline', 'comparison', 'end']);
    expect(kept.storyboard.scenes[0]).not.toHaveProperty('support');
    expect(warnings).toEqual([
      {
        code: 'unproven_left_out',
        message: 'A text was left out: "4711" is not a figure of the data.',
        scene: 1,
        atMs: null,
      },
    ]);
  });

  it.each<[string, (scene: Scene) => Scene]>([
    ['in a headline', (scene) => (scene.layout === 'headline' ? { ...scene, headline: STRAY } : scene)],
    [
      'in the name of a side',
      (scene) =>
        scene.layout === 'comparison'
          ? { ...scene, sides: [{ ...scene.sides[0], label: STRAY }, scene.sides[1]] }
          : scene,
    ],
  ])('loses the scene that cannot do without it: %s', (_where, change) => {
    const { job, proof, warnings } = proveOrLeaveOut(
      strayJob((scenes) => scenes.map(change)),
      serverSurface,
    );
    expect(proof.complete).toBe(true);
    expect(job.storyboard.scenes).toHaveLength(3);
    expect(job.narration.lines.map(({ sceneId }) => sceneId)).toEqual(job.storyboard.scenes.map(({ id }) => id));
    expect(warnings).toMatchObject([{ code: 'unproven_left_out' }]);
  });

  it('loses a scene that says such a figure', () => {
    const job = strayJob((scenes, { narration }) => {
      const line = narration.lines[1];
      line?.words.push({ text: '4711', fromMs: 900, toMs: 1000 });
      return scenes.map((scene, index) => (index === 1 ? { ...scene, line: `${scene.line} ${STRAY}` } : scene));
    });
    expect(proveOrLeaveOut(job, serverSurface)).toMatchObject({ proof: { complete: true }, warnings: [{ scene: 2 }] });
  });

  it('loses a ticker that shows one', () => {
    const job = strayJob((scenes, { storyboard }) => {
      storyboard.style = 'trading-terminal';
      storyboard.furniture.ticker = [{ label: STRAY, value: '{{tvlUsd}}' }];
      return scenes;
    });
    const { job: kept, proof } = proveOrLeaveOut(job, serverSurface);
    expect(proof.complete).toBe(true);
    expect(kept.storyboard.furniture.ticker).toEqual([]);
  });

  it('stays incomplete where nothing would be left of it', () => {
    const job = strayJob((scenes) => {
      const last = scenes.find((scene) => scene.layout === 'end');
      const hero = scenes.find((scene) => scene.layout === 'hero');
      return hero && last ? [{ ...hero, label: STRAY }, last] : [];
    });
    expect(proveOrLeaveOut(job, serverSurface).proof.complete).toBe(false);
  });

  it('is as it was where every figure is proven', () => {
    const job = sampleJob();
    expect(proveOrLeaveOut(job, serverSurface)).toMatchObject({ job, warnings: [], proof: { complete: true } });
  });
});
