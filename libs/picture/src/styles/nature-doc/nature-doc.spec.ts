import { isDeepStrictEqual } from 'node:util';
import { serverSurface } from '@app/render';
import { sampleJob } from '../../../test/sample-job';
import { describeStyle } from '../../../test/style-contract';
import { buildTimeline } from '../../timeline/build-timeline';
import { evaluate, stateAt } from '../../timeline/evaluate';
import { lightOf } from './light';
import { seriesBase } from './line.layout';
import { tintOf } from './preset';
import { figureRuns } from './type-and-motion';

const style = 'nature-doc';

describeStyle(style);

describe('nature-doc', () => {
  it('drifts by whole pixels, so that planes are never drawn between two', () => {
    const timeline = buildTimeline(sampleJob({ style, only: ['hero', 'end'] }), serverSurface);
    const planes = evaluate(timeline, 37).scenes.flatMap(({ items }) =>
      items.filter(({ layer }) => /firs|ridge|glints|sun/.test(layer.id)),
    );
    expect(planes.some(({ state }) => state.x !== 0)).toBe(true);
    expect(planes.filter(({ state }) => !Number.isInteger(state.x) || !Number.isInteger(state.y))).toEqual([]);
  });

  it('moves something and rests something in every scene', () => {
    const timeline = buildTimeline(sampleJob({ style }), serverSurface);
    for (const scene of timeline.scenes) {
      const frame = scene.from + Math.floor(scene.frames / 2);
      const layers = timeline.layers.filter((layer) => layer.scene === scene.id);
      const moved = layers.map((layer) => !isDeepStrictEqual(stateAt(layer, frame), stateAt(layer, frame + 6)));
      expect(new Set(moved)).toEqual(new Set([true, false]));
    }
  });

  it('opens at dawn, ends under stars, and gives neighbouring scenes different hours', () => {
    const hours = Array.from({ length: 9 }, (_, index) => lightOf({ index, count: 9 }));
    expect(hours[0]?.stars).toBe(0);
    expect(hours.at(-1)?.stars).toBeGreaterThan(0);
    hours.slice(1).forEach((hour, index) => expect(hour).not.toBe(hours[index]));
  });

  it('stands a series on zero, or on its lowest value, which it then names', () => {
    expect(seriesBase([7, 14, 9])).toEqual({ min: 0, index: null });
    expect(seriesBase([368, 371, 412])).toEqual({ min: 368, index: 0 });
    expect(seriesBase([4, -2, 3])).toEqual({ min: -2, index: 1 });
  });

  it('sets a unit small and leaves a scale letter as large as its digits', () => {
    expect(figureRuns('6.84%', '#FFF8E6').map(({ text, scale }) => [text, scale ?? 1])).toEqual([
      ['6.84', 1],
      ['%', 0.5],
    ]);
    expect(figureRuns('$412.6M', '#FFF8E6')).toEqual([{ text: '$412.6M' }]);
  });

  it('mixes tints of palette colours when they are drawn', () => {
    expect(tintOf(['#000000', ['#FFFFFF', '#000000', 0.5], 0.5])).toBe('#404040');
    expect(tintOf('#F2B45A', 0.5)).toBe('#f2b45a80');
  });
});
