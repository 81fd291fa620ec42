import { IS_FULL } from '@app/testing';
import { type Layout, STYLE_NAMES } from '@app/picture';
import { flashesOf } from './flash-reader';
import { sampleJob } from '../../picture/test/sample-job';

/** The full run draws every frame of every layout; the short run three of them, with their entrances and cuts. */
const ONLY: Array<Layout> | undefined = IS_FULL ? undefined : ['hero', 'bars', 'end'];

describe.each(STYLE_NAMES)('a video in %s', (style) => {
  it('flashes at most three times a second over a quarter of the picture (WCAG 2.3.1, ITU-R BT.1702)', async () => {
    const job = sampleJob({ style, only: ONLY });
    expect((await flashesOf(job)).spans).toEqual([]);
  }, 1_200_000);
});
