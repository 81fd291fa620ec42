import { serverSurface } from '@app/render';
import { describeStyle } from '../../../test/style-contract';
import { sampleJob } from '../../../test/sample-job';
import { buildTimeline } from '../../timeline/build-timeline';

describeStyle('chaos-meme');

describe('chaos-meme', () => {
  it('gives neighbouring scenes grounds of different colours', () => {
    const { layers } = buildTimeline(sampleJob({ style: 'chaos-meme' }), serverSurface);
    const colors = layers.flatMap(({ id, kind, props }) =>
      kind === 'paint' && id.endsWith('.rays') ? [JSON.stringify((props.data as { colors: string[] }).colors)] : [],
    );
    colors.slice(1).forEach((own, index) => expect(own).not.toBe(colors[index]));
  });

  it('tilts by the video and not by chance', () => {
    const tilts = () =>
      JSON.stringify(
        buildTimeline(sampleJob({ style: 'chaos-meme' }), serverSurface).layers.map(({ tracks }) => tracks),
      );
    expect(tilts()).toBe(tilts());
  });
});
