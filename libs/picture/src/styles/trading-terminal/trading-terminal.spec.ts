import { serverSurface } from '@app/render';
import { sampleJob } from '../../../test/sample-job';
import { describeStyle } from '../../../test/style-contract';
import { buildTimeline } from '../../timeline/build-timeline';
import { evaluate } from '../../timeline/evaluate';
import { figureRuns } from './mono-type';

const style = 'trading-terminal';

describeStyle(style);

describe('trading-terminal', () => {
  it('shows the whole figure on frame 0', () => {
    const timeline = buildTimeline(sampleJob({ style }), serverSurface);
    const { scenes } = evaluate(timeline, 0);
    const figure = scenes.flatMap((scene) => scene.items).find(({ layer }) => layer.id === 's1.figure');
    expect(figure?.state).toMatchObject({ opacity: 1, wipe: 1, progress: 1 });
  });

  it('draws candles of its data alone', () => {
    const { layers } = buildTimeline(sampleJob({ style }), serverSurface);
    expect(layers.filter(({ id, kind }) => /candle/u.test(id) || kind === 'candles').map(({ kind }) => kind)).toEqual([
      'candles',
    ]);
  });

  it('hangs a percent sign, sets a spelled unit small, and leaves a scale letter as large as its digits', () => {
    expect(figureRuns('6.84%', '#FFB224').map((run) => [run.text.trim(), run.hung ?? false])).toEqual([
      ['6.84', false],
      ['%', true],
    ]);
    expect(figureRuns('38 kWh', '#FFB224')[1]).toMatchObject({ text: ' kWh', scale: 0.42 });
    expect(figureRuns('$412.6M', '#FFB224')).toEqual([{ text: '$412.6M' }]);
  });
});
