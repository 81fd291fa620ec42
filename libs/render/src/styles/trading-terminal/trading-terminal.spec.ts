import { sampleJob } from '../../../test/sample-job';
import { describeStyle } from '../../../test/style-contract';
import { buildTimeline } from '../../timeline/build-timeline';
import { evaluate } from '../../timeline/evaluate';
import { figureRuns } from './mono-type';

const style = 'trading-terminal';

describeStyle(style);

describe('trading-terminal', () => {
  it('shows the whole figure on frame 0', () => {
    const timeline = buildTimeline(sampleJob({ style }));
    const { scenes } = evaluate(timeline, 0);
    const figure = scenes.flatMap((scene) => scene.items).find(({ layer }) => layer.id === 's1.figure');
    expect(figure?.state).toMatchObject({ opacity: 1, wipe: 1, progress: 1 });
  });

  it('keeps made-up candles off every frame that carries a chart', () => {
    const { layers } = buildTimeline(sampleJob({ style }));
    const withCandles = layers.filter((layer) => layer.id.endsWith('.candles')).map((layer) => layer.scene);
    // Scenes 3 to 8 of the sample are comparison, breakdown, line, cards, bars and leaderboard.
    expect(withCandles).toEqual(['s1', 's2', 's9', 's10', 's11']);
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
