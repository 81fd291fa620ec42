import { IS_FULL } from '@app/testing';
import { STYLE_NAMES } from '../src/storyboard/storyboard';
import { flashesOf } from './flash-reader';
import { sampleJob } from './sample-job';

/** The full run draws every frame of every layout; the short run the loudest ones, whose entrances and cuts are the same. */
const ONLY = IS_FULL ? {} : { only: ['hero', 'bars', 'end'] as const };

describe.each(STYLE_NAMES)('a video in %s', (style) => {
  it('flashes at most three times a second over a quarter of the picture (WCAG 2.3.1, ITU-R BT.1702)', async () => {
    const job = sampleJob({ style, ...('only' in ONLY ? { only: [...ONLY.only] } : {}) });
    expect((await flashesOf(job)).spans).toEqual([]);
  }, 1_200_000);
});
