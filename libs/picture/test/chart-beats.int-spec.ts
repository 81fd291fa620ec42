import { serverSurface } from '@app/render';
import { boxesOverlap } from '../src/checks/overlaps';
import { shownTexts } from '../src/direct/said-texts';
import { seededRandom } from '../src/random';
import { boxAround } from '../src/stage/stage';
import type { Scene } from '../src/storyboard/storyboard';
import { STYLE_NAMES } from '../src/storyboard/storyboard';
import type { VideoJob } from '../src/storyboard/video-job';
import { buildTimeline } from '../src/timeline/build-timeline';
import { stateAt } from '../src/timeline/evaluate';
import { framesOf } from '../src/timeline/frame-rate';
import type { Layer, LayerOf } from '../src/timeline/layer';
import type { Timeline } from '../src/timeline/timeline';
import { fakeLine, sampleJob } from './sample-job';

/** Bars, a line and a ring of random values whose lines name some of them. */
function chartJob(style: VideoJob['storyboard']['style'], seed: number): VideoJob {
  const job = sampleJob({ style, only: ['bars', 'line', 'donut', 'end'] });
  const random = seededRandom(seed, 'charts');
  const pick = (count: number): number => Math.floor(random() * count);
  const { figures } = job.storyboard;
  const scenes = job.storyboard.scenes.map((scene): Scene => {
    if (scene.layout === 'bars') {
      const bars = scene.bars.slice(0, 3 + pick(3)).map((bar, index) => ({ ...bar, label: `City ${'ABCDEF'[index]}` }));
      const [a, b] = [pick(bars.length), pick(bars.length)];
      const line = `Look at this chart closely: {{${bars[a]?.figure}}} there, and {{${bars[b]?.figure}}} there.`;
      return { ...scene, bars, highlight: a, line };
    }
    if (scene.layout === 'line') {
      const at = pick(scene.points.length);
      return { ...scene, line: `Watch the line all the way up: {{${scene.points[at]?.figure}}} that day.` };
    }
    if (scene.layout !== 'donut') return scene;
    return { ...scene, line: `And what stands behind it all: {{${scene.parts[pick(4)]?.figure}}} of it.` };
  });
  const lines = scenes.map((scene) => fakeLine(scene, figures));
  return { ...job, storyboard: { ...job.storyboard, scenes }, narration: { ...job.narration, lines } };
}

describe.each(STYLE_NAMES)('charts in %s', (style) => {
  const jobs = [1, 2, 3].map((seed) => chartJob(style, seed));
  const videos = jobs.map((job) => ({ job, timeline: buildTimeline(job, serverSurface) }));

  it('answer on the word that names a mark, and not before', () => {
    const answers = videos.flatMap(({ job, timeline }) =>
      timeline.layers.flatMap((layer) =>
        startsOf(layer).map((start) => ({ start, said: saidFrames(job, timeline, layer) })),
      ),
    );
    expect(answers.length).toBeGreaterThan(0);
    for (const { start, said } of answers) expect(said.some((frame) => start >= frame - 1)).toBe(true);
  });

  it('draw rings, arrows and brackets across no text', () => {
    for (const { timeline } of videos)
      for (const stroke of strokesOf(timeline)) {
        const texts = shownTexts(timeline.layers.filter(({ scene }) => scene === stroke.scene));
        for (const path of stroke.props.paths)
          for (const [index, to] of path.slice(1).entries())
            for (const line of texts.flatMap(({ lines }) => lines))
              expect(boxesOverlap(boxAround([path[index] ?? to, to]), line, 1)).toBe(false);
      }
  });

  it('keep one mark in its colour while the others recede, and give all back', () => {
    for (const { timeline } of videos)
      for (const layer of timeline.layers.filter(({ tracks }) => tracks.some(({ prop }) => prop === 'focus'))) {
        expect(stateAt(layer, layer.from).focus % 1).toBe(0);
        const last = layer.tracks.find(({ prop }) => prop === 'focus')?.keys.at(-1);
        expect((last?.value ?? 0) % 1).toBe(0);
      }
  });

  it('answer to nothing that nobody says', () => {
    for (const { job } of videos) {
      const silent = buildTimeline({ ...job, narration: { ...job.narration, lines: [] } }, serverSurface);
      expect(silent.layers.flatMap(startsOf)).toEqual([]);
    }
  });
});

/** Frames on which a layer begins to answer. */
function startsOf(layer: Layer): number[] {
  const focus = layer.tracks.filter(({ prop }) => prop === 'focus').flatMap(({ keys }) => keys[0]?.frame ?? []);
  return layer.kind === 'stroke' ? [layer.from] : focus;
}

function strokesOf({ layers }: Timeline): LayerOf<'stroke'>[] {
  return layers.filter((layer): layer is LayerOf<'stroke'> => layer.kind === 'stroke');
}

function saidFrames({ narration }: VideoJob, { scenes }: Timeline, { scene: id }: Layer): number[] {
  const scene = scenes.find((candidate) => candidate.id === id);
  const words = narration.lines.find(({ sceneId }) => sceneId === id)?.words ?? [];
  return words
    .filter(({ figure }) => figure !== undefined)
    .map(({ fromMs }) => (scene?.lineFrom ?? 0) + framesOf(fromMs));
}
