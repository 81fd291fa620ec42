import { serverSurface } from '@app/render';
import { sampleJob } from '../../../test/sample-job';
import { describeStyle } from '../../../test/style-contract';
import type { Layout } from '../../storyboard/scene-content';
import { buildTimeline } from '../../timeline/build-timeline';
import type { Layer } from '../../timeline/layer';

describeStyle('comic');

describe('comic', () => {
  const layersOf = (layers: Layer[], scene: string, painter: string): Layer[] =>
    layers.filter(
      ({ scene: own, kind, props }) =>
        own === scene && kind === 'paint' && 'painter' in props && props.painter === painter,
    );

  const towersOf = (layout: Layout): number[] => {
    const { layers, scenes } = buildTimeline(sampleJob({ style: 'comic' }), serverSurface);
    const scene = scenes.find((candidate) => candidate.layout === layout)?.id ?? '';
    return layersOf(layers, scene, 'tower').map(({ box }) => box?.h ?? 0);
  };

  it('draws each side of a comparison from its real zero', () => {
    const heights = towersOf('comparison');
    expect((heights[1] ?? 0) / (heights[0] ?? 1)).toBeCloseTo(4.31 / 6.84, 2);
  });

  it('gives the parts of a whole blocks as high as their shares', () => {
    const heights = towersOf('breakdown');
    const whole = heights.reduce((sum, height) => sum + height, 0);
    expect((heights[0] ?? 0) / whole).toBeCloseTo(5.12 / 6.84, 2);
  });

  it('keeps shadows and lettering together: both move alike', () => {
    const { layers } = buildTimeline(sampleJob({ style: 'comic', only: ['hero', 'end'] }), serverSurface);
    const figure = layers.find(({ id }) => id === 's1.figure');
    const shade = layers.find(({ id }) => id === 's1.figure.shade');
    expect(shade?.tracks).toEqual(figure?.tracks);
    expect(shade?.box).toEqual(figure?.box);
  });

  it('has something that moves in every scene', () => {
    const timeline = buildTimeline(sampleJob({ style: 'comic' }), serverSurface);
    for (const scene of timeline.scenes) {
      const own = timeline.layers.filter((layer) => layer.scene === scene.id);
      const middle = scene.from + scene.frames / 2;
      const moving = own.filter(
        (layer) =>
          layersOf([layer], scene.id, 'rays').length > 0 ||
          layer.tracks.some(
            ({ keys }) => new Set(keys.filter(({ frame }) => frame > middle).map(({ value }) => value)).size > 1,
          ),
      );
      expect(moving.map(({ id }) => id)).not.toEqual([]);
    }
  });
});
