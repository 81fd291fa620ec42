import { serverSurface } from '@app/render';
import { sampleJob } from '../../test/sample-job';
import { SurfaceMeasurer } from '../surface/surface-measurer';
import { STYLES } from '../styles';
import { buildTimeline } from '../timeline/build-timeline';

describe('a figure that settles', () => {
  it('is set in digits of one width, dashes included, so that nothing moves when they fall into place [§2.2 count-ups]', () => {
    const measurer = new SurfaceMeasurer(serverSurface, 'en');
    const fonts = [...STYLES.keys()].flatMap((style) =>
      buildTimeline(sampleJob({ style }), serverSurface).layers.flatMap((layer) =>
        layer.kind === 'text' && layer.props.reveal === 'settled'
          ? layer.props.block.lines.flatMap(({ runs }) => runs.filter(({ text }) => /\d/.test(text)))
          : [],
      ),
    );
    expect(fonts.length).toBeGreaterThan(0);
    for (const { font } of fonts) {
      const widths = [...'0123456789-'].map((sign) => measurer.ink(sign, font).advance);
      expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.01);
    }
  });
});
