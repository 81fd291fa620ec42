import { serverSurface } from '@app/render';
import { sampleJob } from '../../../test/sample-job';
import { describeStyle } from '../../../test/style-contract';
import { buildTimeline } from '../../timeline/build-timeline';
import { fitsBurst } from './pieces';
import { isPressScript } from './type-and-motion';

describeStyle('tabloid');

describe('tabloid', () => {
  const { layers } = buildTimeline(
    sampleJob({ style: 'tabloid', only: ['hero', 'comparison', 'cards', 'end'] }),
    serverSurface,
  );

  it('moves its page at every moment, by whole pixels', () => {
    const steps = layers
      .filter((layer) => layer.id.includes('ground-'))
      .flatMap((layer) => layer.tracks.filter((track) => track.prop === 'x' || track.prop === 'y'));
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.every((track) => track.keys.every((key) => Number.isInteger(key.value)))).toBe(true);
  });

  it('sets scripts that the condensed face lacks in another', () => {
    expect(isPressScript('Überweisung 6.84%')).toBe(true);
    expect(isPressScript('年間利回り')).toBe(false);
  });

  it('puts long words on a label, not on a burst', () => {
    expect(fitsBurst('Annual yield')).toBe(true);
    expect(fitsBurst('Temperature')).toBe(false);
  });
});
