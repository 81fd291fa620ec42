import { serverSurface } from '@app/render';
import { sampleJob } from '../../test/sample-job';
import { buildTimeline } from '../timeline/build-timeline';
import { STYLES } from '../styles';

describe('sounds of standard compositions', () => {
  it('fall inside their scene, and on the first frame or after it', () => {
    for (const style of STYLES.keys()) {
      const { cues, frames } = buildTimeline(
        sampleJob({ style, only: ['donut', 'timeline', 'candles'] }),
        serverSurface,
      );
      for (const { frame } of cues) {
        expect(frame).toBeGreaterThanOrEqual(0);
        expect(frame).toBeLessThan(frames);
      }
    }
  });
});
