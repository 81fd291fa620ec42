import type { Layout, Scene } from '@app/picture';
import type { ShownIdea } from '../composer/idea';
import type { Domain } from '@app/story';

/** What a scene of the template engine is there for. */
const ROLES = ['title', 'data', 'chart', 'list', 'cta'] as const;
export type Role = (typeof ROLES)[number];

/** How the template engine stages a scene: always alike, whatever the payload. */
export interface SceneTemplate {
  type: Scene['type'];
  /** Looks in the order in which they are wanted; an idea that knows none of them takes its own. */
  layouts: readonly Layout[];
  transition: Scene['transition'];
  /** Seconds. */
  least: number;
  /** Pictures and footage may lie behind it; a chart stands on plain ground. */
  bed: boolean;
}

export const SCENE_TEMPLATES: Readonly<Record<Role, SceneTemplate>> = {
  title: {
    type: 'title',
    layouts: ['footage', 'picture', 'hero', 'headline'],
    transition: 'cut',
    least: 2.4,
    bed: true,
  },
  data: { type: 'data', layouts: ['footage', 'cards', 'hero', 'progress'], transition: 'wipe', least: 2.4, bed: true },
  chart: {
    type: 'chart',
    layouts: [
      'line',
      'candles',
      'slope',
      'dumbbell',
      'waterfall',
      'scatter',
      'bars',
      'donut',
      'grouped',
      'breakdown',
      'bullet',
      'progress',
    ],
    transition: 'wipe',
    least: 2.8,
    bed: false,
  },
  list: {
    type: 'list',
    layouts: ['footage', 'leaderboard', 'table', 'timeline', 'list', 'quote'],
    transition: 'dissolve',
    least: 2.6,
    bed: true,
  },
  cta: { type: 'cta', layouts: ['end'], transition: 'wipe', least: 2.6, bed: true },
};

/** What each kind of idea becomes. */
export const ROLE_OF: Readonly<Record<ShownIdea['kind'], Role>> = {
  lead: 'data',
  textLead: 'list',
  setup: 'title',
  comparison: 'chart',
  sides: 'chart',
  parts: 'chart',
  series: 'chart',
  ends: 'data',
  low: 'data',
  total: 'data',
  ranking: 'list',
  row: 'data',
  tie: 'data',
  zero: 'data',
  mover: 'data',
  trade: 'data',
  change: 'data',
  cards: 'data',
  named: 'data',
  fixture: 'list',
  times: 'data',
  context: 'list',
  item: 'list',
  texts: 'list',
  groups: 'chart',
  progress: 'chart',
  range: 'data',
  timeline: 'list',
  moment: 'list',
  quote: 'list',
  source: 'list',
  end: 'cta',
};

/** Scenes of each role between title and call to action in thirty seconds, by what the payload is about. */
export type Cast = Readonly<Record<'data' | 'chart' | 'list', number>>;

/** A video of a kind of payload is cast alike every time: rates lean on charts, standings on lists. */
export const CASTS: Readonly<Record<Domain, Cast>> = {
  pool: { data: 3, chart: 4, list: 1 },
  flow: { data: 3, chart: 2, list: 3 },
  wallet: { data: 4, chart: 2, list: 2 },
  weather: { data: 4, chart: 2, list: 2 },
  standings: { data: 3, chart: 1, list: 4 },
  general: { data: 3, chart: 3, list: 3 },
};
