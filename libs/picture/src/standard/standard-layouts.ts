import type { SceneEnv, SceneOf } from '../styles/scene-env';
import type { Layout } from '../storyboard/scene-content';
import type { Layer } from '../timeline/layer';
import { barsStandard } from './bars.standard';
import { breakdownStandard } from './breakdown.standard';
import { bulletStandard } from './bullet.standard';
import { candlesStandard } from './candles.standard';
import { cardsStandard } from './cards.standard';
import { comparisonStandard } from './comparison.standard';
import { donutStandard } from './donut.standard';
import { dumbbellStandard } from './dumbbell.standard';
import { endStandard } from './end.standard';
import { footageStandard } from './footage.standard';
import { groupedStandard } from './grouped.standard';
import { headlineStandard } from './headline.standard';
import { heroStandard } from './hero.standard';
import { leaderboardStandard } from './leaderboard.standard';
import { lineStandard } from './line.standard';
import { listStandard } from './list.standard';
import { pictureStandard } from './picture.standard';
import { presenterStandard } from './presenter.standard';
import { progressStandard } from './progress.standard';
import { quoteStandard } from './quote.standard';
import { scatterStandard } from './scatter.standard';
import { slopeStandard } from './slope.standard';
import { tableStandard } from './table.standard';
import { timelineStandard } from './timeline.standard';
import { waterfallStandard } from './waterfall.standard';
import type { StyleKit } from './style-kit';

type Standard = { [L in Layout]: (env: SceneEnv<SceneOf<L>>, kit: StyleKit) => Layer[] };

/** What a style shows for a layout that it has no composition of its own for, in the style's own voice. */
export const STANDARD: Standard = {
  hero: heroStandard,
  headline: headlineStandard,
  cards: cardsStandard,
  comparison: comparisonStandard,
  breakdown: breakdownStandard,
  bars: barsStandard,
  grouped: groupedStandard,
  bullet: bulletStandard,
  dumbbell: dumbbellStandard,
  slope: slopeStandard,
  waterfall: waterfallStandard,
  table: tableStandard,
  scatter: scatterStandard,
  line: lineStandard,
  candles: candlesStandard,
  donut: donutStandard,
  progress: progressStandard,
  leaderboard: leaderboardStandard,
  timeline: timelineStandard,
  list: listStandard,
  quote: quoteStandard,
  picture: pictureStandard,
  footage: footageStandard,
  presenter: presenterStandard,
  end: endStandard,
};
