import { sampleJob } from '../../../test/sample-job';
import { describeStyle } from '../../../test/style-contract';
import type { Layout } from '../../storyboard/scene-content';
import { buildTimeline } from '../../timeline/build-timeline';
import { evaluate } from '../../timeline/evaluate';
import { figureRuns } from './mono-type';

const style = 'trading-terminal';
const CHARTED: Layout[] = [
  'comparison',
  'breakdown',
  'line',
  'cards',
  'bars',
  'leaderboard',
  'grouped',
  'candles',
  'donut',
];

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
    const charted = new Set(CHARTED);
    const made = sampleJob({ style }).storyboard.scenes.filter((scene) => withCandles.includes(scene.id));
    expect(made.map((scene) => scene.layout)).toEqual(expect.arrayContaining(['hero', 'headline', 'list', 'end']));
    expect(made.filter((scene) => charted.has(scene.layout))).toEqual([]);
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
