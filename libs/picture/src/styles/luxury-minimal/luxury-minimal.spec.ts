import { serverSurface } from '@app/render';
import { sampleJob } from '../../../test/sample-job';
import { describeStyle } from '../../../test/style-contract';
import { buildTimeline } from '../../timeline/build-timeline';
import { opticalOf } from './type-and-motion';
import type { SphereData } from './objects';

describeStyle('luxury-minimal');

describe('luxury-minimal', () => {
  it('draws balls whose areas are to each other as their figures are, and says so', () => {
    const { layers } = buildTimeline(sampleJob({ style: 'luxury-minimal', only: ['comparison'] }), serverSurface);
    const radii = layers.flatMap(({ id, kind, props }) =>
      kind === 'paint' && /\.ball\d$/.test(id) ? [(props as { data: SphereData }).data.r] : [],
    );
    expect((radii[0] ?? 0) ** 2 / (radii[1] ?? 1) ** 2).toBeCloseTo(6.84 / 4.31, 5);
    expect(layers.some(({ id }) => id === 's3.scale')).toBe(true);
  });

  it('sets small type in a sturdier cut than large type', () => {
    expect([60, 140, 250, 400].map(opticalOf)).toEqual([11, 12, 21, 34]);
  });
});
