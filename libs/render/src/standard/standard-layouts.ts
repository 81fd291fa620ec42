import type { SceneEnv, SceneOf } from '../styles/scene-env';
import type { Layout } from '../storyboard/storyboard';
import type { Layer } from '../timeline/layer';
import { rowsLayout } from './rows.standard';
import { quoteStandard } from './quote.standard';
import { timelineStandard } from './timeline.standard';
import { progressStandard } from './progress.standard';
import { donutStandard } from './donut.standard';
import { groupedStandard } from './grouped.standard';
import { candlesStandard } from './candles.standard';
import { presenterStandard } from './presenter.standard';
import { footageStandard } from './footage.standard';
import { headlineStandard } from './headline.standard';
import type { StyleKit } from './style-kit';

type Standard = { [L in Layout]: (env: SceneEnv<SceneOf<L>>, kit: StyleKit) => Layer[] };

/** What a style shows for a layout that it has no composition of its own for, in the style's own voice. */
export const STANDARD: Standard = {
  hero: (env, kit) =>
    rowsLayout(env, kit, {
      title: env.scene.kicker,
      rows: [[env.scene.label, env.scene.figure]],
      words: [env.scene.support],
    }),
  headline: headlineStandard,
  cards: (env, kit) => rowsLayout(env, kit, { title: env.scene.title, rows: pairs(env.scene.cards) }),
  comparison: (env, kit) => rowsLayout(env, kit, { title: env.scene.title, rows: pairs(env.scene.sides) }),
  breakdown: (env, kit) => rowsLayout(env, kit, { title: env.scene.title, rows: pairs(env.scene.parts) }),
  bars: (env, kit) => rowsLayout(env, kit, { title: env.scene.title, rows: pairs(env.scene.bars) }),
  grouped: groupedStandard,
  line: (env, kit) => rowsLayout(env, kit, { title: env.scene.title, rows: pairs(env.scene.points.slice(-1)) }),
  candles: candlesStandard,
  donut: donutStandard,
  progress: progressStandard,
  leaderboard: (env, kit) => rowsLayout(env, kit, { title: env.scene.title, rows: pairs(env.scene.rows) }),
  timeline: timelineStandard,
  list: (env, kit) => rowsLayout(env, kit, { title: env.scene.title, words: env.scene.items.map((item) => item.text) }),
  quote: quoteStandard,
  picture: (env, kit) => rowsLayout(env, kit, { title: env.scene.headline, words: [env.scene.support] }),
  footage: footageStandard,
  presenter: presenterStandard,
  end: (env, kit) => rowsLayout(env, kit, { title: env.scene.cta }),
};

type Row = [label: string, figure: string];

function pairs(entries: ReadonlyArray<{ label: string; figure: string }>): Row[] {
  return entries.map(({ label, figure }) => [label, figure]);
}
