import { requestFor } from '../../test/request-for';
import { resolveText, type Scene, type SceneContent, type Storyboard, type StyleName } from '@app/picture';
import { payloads, type Payload } from '../../test/payloads';
import { checkStoryboard } from '../figures/grounding';
import { composeStoryboard } from './compose-storyboard';
import type { StoryboardDraft } from './storyboard-draft';
import { estimateDurations, fitToTarget } from './fit-to-target';

function draftOf(data: unknown, style: StyleName = 'swiss-poster', more: Partial<Payload> = {}): StoryboardDraft {
  return composeStoryboard(requestFor(data, { cta: 'See it', ...more, style }));
}

/** Every way that any scene of a draft may be shown in one layout. */
function waysOf<L extends SceneContent['layout']>(
  draft: StoryboardDraft,
  layout: L,
): Array<SceneContent & { layout: L }> {
  const ways: SceneContent[] = draft.scenes.flatMap(({ scene, alternatives }) => [scene, ...alternatives]);
  return ways.filter((way): way is SceneContent & { layout: L } => way.layout === layout);
}

function lineOf(draft: StoryboardDraft, kind: string): string {
  const scene = draft.scenes.find((one) => one.scene.id.startsWith(`${kind}-`))?.scene;
  return scene ? resolveText(scene.line, draft.storyboard.figures, 'display') : '';
}

const days = Array.from({ length: 10 }, (_, at) => `2026-09-${String(at + 1).padStart(2, '0')}`);

describe('columns beside each other', () => {
  const quarters = ['Q1', 'Q2', 'Q3'].map((quarter, at) => ({ quarter, revenueUsd: 90 + at, costsUsd: 70 + at * 2 }));

  it('stand side by side where they measure one thing', () => {
    const [grouped] = waysOf(draftOf({ shop: 'Loom', quarters }), 'grouped');
    const labels = [{ label: '{{quarters/0/revenueUsd|label}}' }, { label: '{{quarters/0/costsUsd|label}}' }];
    expect(grouped).toMatchObject({ stacked: false, series: labels });
    expect(grouped?.groups[2]?.figures).toEqual(['quarters/2/revenueUsd', 'quarters/2/costsUsd']);
  });

  it('are stacked where the row holds their sum', () => {
    const clubs = ['Ash', 'Elm', 'Oak'].map((club, at) => ({ club, homeGoals: 9 - at, awayGoals: 5, goals: 14 - at }));
    expect(waysOf(draftOf({ clubs }), 'grouped')[0]).toMatchObject({ stacked: true, series: { length: 2 } });
  });

  it('claim to be above in every row only where they are', () => {
    const crossed = quarters.map((row, at) => (at === 1 ? { ...row, costsUsd: 120 } : row));
    for (const style of ['swiss-poster', 'breaking-news', 'tabloid', 'nature-doc'] as const)
      expect(lineOf(draftOf({ shop: 'Loom', quarters: crossed }, style), 'groups')).not.toMatch(
        /every|in no quarter|by quarter/i,
      );
  });

  it.each([
    ['points and goal difference', { team: 'Ash', points: 61, goalDifference: 31 }],
    ['price and market value', { team: 'Ash', priceUsd: 2, marketCapUsd: 9e9 }],
  ])('are not made of %s', (_, row) => {
    const table = [row, { ...row, team: 'Elm' }, { ...row, team: 'Oak' }];
    expect(waysOf(draftOf({ table }), 'grouped')).toEqual([]);
  });
});

describe('candles', () => {
  const rows = days.map((date, at) => ({ date, open: 40 + at, high: 43.5 + at, low: 39.25 + at, close: 42.5 + at }));

  it('are read from rows, in the currency of the price beside them', () => {
    const draft = draftOf({ company: 'Tide', priceUsd: 51.5, candles: rows });
    const [candles] = waysOf(draft, 'candles');
    expect(candles?.candles[0]).toMatchObject({ open: 'candles/0/open', close: 'candles/0/close' });
    expect(draft.storyboard.figures['candles/0/low']?.forms.full.display).toBe('$39.25');
  });

  it('are read from bare lists, newest first or last', () => {
    const ohlcv_list = rows
      .map((row) => [Date.parse(row.date) / 1000, row.open, row.high, row.low, row.close, 7])
      .reverse();
    const draft = draftOf({ pair: 'TIDE', ohlcv_list });
    const [candles] = waysOf(draft, 'candles');
    expect(candles?.candles[0]).toMatchObject({ label: '{{ohlcv_list/9/0|bare}}', close: 'ohlcv_list/9/4' });
    expect(checkStoryboard(draft.storyboard)).toEqual([]);
  });

  it('never pass the lowest close for the low', () => {
    const draft = draftOf({ company: 'Tide', priceUsd: 51.5, candles: rows });
    expect(draft.scenes.map(({ scene }) => scene.id.replace(/-\d+$/, ''))).not.toContain('low');
    expect(lineOf(draft, 'range')).toMatch(/\$39\.25|\$52\.5/);
  });

  it('are left alone where a high stands under its close', () => {
    const broken = rows.map((row, at) => (at === 4 ? { ...row, high: 1 } : row));
    expect(waysOf(draftOf({ company: 'Tide', candles: broken }), 'candles')).toEqual([]);
  });
});

describe('parts and progress', () => {
  it('makes a ring of three parts and a bar of two', () => {
    const three = draftOf({ loans: { total: 100, books: 60, videos: 30, games: 10 } });
    const two = draftOf({ loans: { totalLoans: 90, bookLoans: 60, videoLoans: 30 } });
    expect(waysOf(three, 'donut')[0]).toMatchObject({ highlight: 0, total: { figure: 'loans/total' } });
    expect(waysOf(two, 'donut')).toEqual([]);
  });

  it('fills a bar towards a goal by the two figures of the payload', () => {
    const [progress] = waysOf(
      draftOf({ appeal: 'Roof', raisedUsd: 60, goalUsd: 80, donors: 12, helpers: 4 }),
      'progress',
    );
    expect(progress?.items[0]).toMatchObject({ figure: 'raisedUsd', share: 0.75 });
  });

  it('orders several by how far they are', () => {
    const wards = ['Ash', 'Elm', 'Oak'].map((ward, at) => ({ ward, completionPct: 40 + at * 10 }));
    expect(waysOf(draftOf({ wards }), 'progress')[0]?.items.map(({ share }) => share)).toEqual([0.6, 0.5, 0.4]);
  });
});

describe('a figure against what it is measured by', () => {
  it('is a bar with a line across, past its limit or short of its target', () => {
    const limit = waysOf(draftOf({ visitors: 5200, leadUgL: 14.2, leadLimitUgL: 10 }), 'bullet')[0];
    expect(limit?.rows).toMatchObject([{ figure: 'leadUgL', mark: { figure: 'leadLimitUgL', limit: true } }]);
    const target = waysOf(draftOf({ salesUsd: 900, salesTargetUsd: 1200, staff: 8 }), 'bullet')[0];
    expect(target?.rows).toMatchObject([{ figure: 'salesUsd', mark: { figure: 'salesTargetUsd' } }]);
    expect(target?.rows[0]?.mark.limit).toBeUndefined();
  });

  it('stands among the other rows of its table', () => {
    const shops = ['Ash', 'Elm', 'Oak'].map((shop, at) => ({ shop, salesUsd: 900 + at * 300, salesTargetUsd: 1100 }));
    const [bullet] = waysOf(draftOf({ shops }), 'bullet');
    expect(bullet?.rows.map(({ figure }) => figure)).toEqual([0, 1, 2].map((at) => `shops/${at}/salesUsd`));
  });
});

describe('a figure against its earlier value', () => {
  type Row = [branch: string, was: number, is: number];
  const tableOf = (rows: Row[]) => ({
    branches: rows.map(([branch, visitsLastYear, visits]) => ({ branch, visits, visitsLastYear })),
  });
  /** Charts of all rows that a scene about one of them may be shown as, the fittest first. */
  const chartsAbout = (row: number, rows: Row[]): string[] => {
    const { scenes } = draftOf({ town: 'Loom', ...tableOf(rows) });
    const charts = scenes.map(({ scene, alternatives }) =>
      [scene, ...alternatives].flatMap((way) =>
        (way.layout === 'slope' || way.layout === 'dumbbell') && way.highlight === row ? [way.layout] : [],
      ),
    );
    return charts.find(({ length }) => length > 0) ?? [];
  };

  it('is a dumbbell among the other rows of its table', () => {
    const draft = draftOf({
      town: 'Loom',
      ...tableOf([
        ['Ash', 412, 523],
        ['Elm', 380, 396],
        ['Oak', 189, 240],
      ]),
    });
    const [dumbbell] = waysOf(draft, 'dumbbell');
    expect(dumbbell).toMatchObject({ times: ['Last year', 'Now'], rows: { length: 3 } });
    expect(dumbbell?.rows[2]?.figures).toEqual(['branches/2/visitsLastYear', 'branches/2/visits']);
    expect(waysOf(draft, 'slope')).toEqual([]);
    expect(checkStoryboard(draft.storyboard)).toEqual([]);
  });

  it('is a slope where its row passes another or goes against all others', () => {
    const passing: Row[] = [
      ['Ash', 412, 523],
      ['Elm', 380, 396],
      ['Oak', 289, 480],
    ];
    expect(chartsAbout(2, passing)).toEqual(['slope', 'dumbbell']);
    const against: Row[] = [
      ['Ash', 412, 523],
      ['Elm', 380, 310],
      ['Oak', 189, 280],
    ];
    expect(chartsAbout(1, against)).toEqual(['slope', 'dumbbell']);
    expect(chartsAbout(2, against)).toEqual(['dumbbell']);
  });

  it('is drawn for two columns of years too', () => {
    const rows = ['Ash', 'Elm', 'Oak'].map((branch, at) => ({ branch, 2024: 300 + at, 2025: 400 + at * 90 }));
    const [dumbbell] = waysOf(draftOf({ rows }), 'dumbbell');
    expect(dumbbell).toMatchObject({ times: ['The year before', 'Now'], rows: { length: 3 } });
  });

  it.each<[why: string, data: object]>([
    ['a single pair', { visits: 520, visitsLastYear: 412, staff: 8 }],
    [
      'more rows than can be told apart',
      tableOf(Array.from({ length: 9 }, (_, at): Row => [`B${at}`, 400 - at, 500 + at])),
    ],
    [
      'rows beside which it would not be seen to move',
      tableOf([
        ['Ash', 90_000, 120_000],
        ['Elm', 380, 396],
      ]),
    ],
  ])('stays a comparison with %s', (_, data) => {
    const draft = draftOf({ town: 'Loom', ...data });
    const paired = [...waysOf(draft, 'dumbbell'), ...waysOf(draft, 'slope')];
    // The row that dwarfs the other is seen to move.
    expect(paired.filter(({ highlight }) => highlight > 0)).toEqual([]);
    expect(waysOf(draft, 'comparison').length).toBeGreaterThan(0);
  });
});

describe('what a figure is made of', () => {
  const arr = {
    openingUsd: 1_200_000,
    newUsd: 310_000,
    expansionUsd: 90_500,
    churnUsd: -184_000,
    closingUsd: 1_416_500,
  };

  it('leads from the earlier value to this one', () => {
    const draft = draftOf({ company: 'Loom', arr });
    const [waterfall] = waysOf(draft, 'waterfall');
    expect(waterfall).toMatchObject({
      start: { figure: 'arr/openingUsd' },
      steps: ['new', 'expansion', 'churn'].map((name) => ({ figure: `arr/${name}Usd` })),
      end: { label: 'Now', figure: 'arr/closingUsd' },
      highlight: 3,
    });
    expect(checkStoryboard(draft.storyboard, requestFor({ company: 'Loom', arr }, {}).facts)).toEqual([]);
  });

  it('stands behind scenes about its parts too, each in front where it is told', () => {
    const lit = waysOf(draftOf({ company: 'Loom', arr }), 'waterfall').map(({ highlight }) => highlight);
    expect(new Set(lit)).toEqual(new Set([0, 1, 2, 3]));
    const drivers = [300, 90, -180].map((impact, at) => ({ name: ['Volume', 'Price', 'Costs'][at], impact }));
    const ways = waysOf(draftOf({ company: 'Loom', profitLastYear: 1200, profit: 1410, drivers }), 'waterfall');
    expect(ways.map(({ steps }) => steps[0]?.label)).toContain('{{drivers/0/name}}');
  });

  it('is drawn from zero for parts of a whole, in the order of the payload', () => {
    const [waterfall] = waysOf(draftOf({ loans: { games: 110, total: 1000, books: 600, videos: 290 } }), 'waterfall');
    expect(waterfall).toMatchObject({
      steps: ['games', 'books', 'videos'].map((name) => ({ figure: `loans/${name}` })),
      end: { figure: 'loans/total' },
      highlight: 1,
    });
    expect(waterfall).not.toHaveProperty('start');
  });

  it('is drawn from zero where losses are among its parts', () => {
    const data = { company: 'Loom', revenueUsd: 1840, goodsUsd: -912, wagesUsd: -588, profitUsd: 340 };
    expect(waysOf(draftOf(data), 'waterfall')[0]).toMatchObject({ end: { figure: 'profitUsd' }, steps: { length: 3 } });
  });

  it.each<[why: string, data: object]>([
    ['does not add up', { arr: { ...arr, closingUsd: 1_416_600 } }],
    [
      'is of parts that could not be seen',
      { arr: { openingUsd: 9_000_000, newUsd: 310, churnUsd: -184, closingUsd: 9_000_126 } },
    ],
    [
      'has no whole in the payload',
      {
        mix: [
          { name: 'Web', sharePct: 46 },
          { name: 'Shop', sharePct: 54 },
        ],
      },
    ],
  ])('is no waterfall where it %s', (_, data) => {
    expect(waysOf(draftOf({ company: 'Loom', ...data }), 'waterfall')).toEqual([]);
  });
});

describe('a list of several columns', () => {
  const branches = ['Ash', 'Elm', 'Oak', 'Yew'].map((branch, at) => ({
    branch,
    visits: [4120, 2980, 1710, 900][at],
    members: [388, 512, 240, 96][at],
    satisfactionPct: [91, 84, 88, 95][at],
  }));
  const tablesOf = (data: object) => waysOf(draftOf({ town: 'Loom', ...data }), 'table');

  it('is a table, with the row in front that leads another column than the list is about', () => {
    const draft = draftOf({ town: 'Loom', branches });
    const scene = draft.scenes.map((one) => one.scene).find((one) => one.layout === 'table');
    if (scene?.layout !== 'table') throw new Error('no table');
    const fields = ['visits', 'members', 'satisfactionPct'];
    expect(scene.columns).toHaveLength(3);
    for (const { figures } of scene.rows) expect(figures.map((key) => key.split('/').at(-1))).toEqual(fields);
    expect(scene.rows[scene.highlight]).toMatchObject({ label: '{{branches/3/branch}}' });
    expect(checkStoryboard(draft.storyboard, requestFor({ town: 'Loom', branches }).facts)).toEqual([]);
  });

  it('is a dot a row where many rows have two measures', () => {
    const many = Array.from({ length: 9 }, (_, at) => ({
      branch: ['Ash', 'Elm', 'Oak', 'Yew', 'Fir', 'Bay', 'Box', 'Fig', 'Hop'][at],
      visits: 4120 - at * 377,
      members: 90 + ((at * 5) % 9) * 31,
    }));
    const draft = draftOf({ town: 'Loom', branches: many });
    const [scatter] = waysOf(draft, 'scatter');
    const most = many.reduce((best, { members }, at) => (members > (many[best]?.members ?? 0) ? at : best), 0);
    expect(scatter?.axes).toEqual([expect.stringMatching(/visits\|label/), expect.stringMatching(/members\|label/)]);
    expect(scatter?.points).toHaveLength(9);
    expect(scatter?.points[scatter.highlight]).toEqual({
      label: `{{branches/${most}/branch}}`,
      figures: [`branches/${most}/visits`, `branches/${most}/members`],
    });
    expect(checkStoryboard(draft.storyboard, requestFor({ town: 'Loom', branches: many }).facts)).toEqual([]);
    expect(waysOf(draftOf({ town: 'Loom', branches }), 'scatter')).toEqual([]);
  });

  it('may be one where the list is ranked by its own column', () => {
    expect(tablesOf({ branches }).map(({ highlight }) => highlight)).toContain(0);
  });

  it.each<[why: string, data: object]>([
    ['has one column', { branches: branches.map(({ branch, visits }) => ({ branch, visits })) }],
    [
      'lacks a figure',
      {
        branches: branches.map(({ branch, visits, members }, at) => ({
          branch,
          visits,
          ...(at === 2 ? {} : { members }),
        })),
      },
    ],
    ['is a series', { days: days.map((date, at) => ({ date, visits: 40 + at * 7, loans: 90 - at * 5 })) }],
  ])('is none where it %s', (_, data) => {
    expect(tablesOf(data)).toEqual([]);
  });
});

describe('moments', () => {
  const milestones = ['Doors open', 'Roof is done', 'Garden opens'].map((title, at) => ({
    date: `2026-0${at + 3}-04`,
    title,
  }));

  it('light the next by the date of the payload', () => {
    const draft = draftOf({ hall: 'Mill', visitors: 40, milestones, asOf: '2026-03-20' });
    expect(waysOf(draft, 'timeline')[0]).toMatchObject({ highlight: 1 });
    expect(lineOf(draft, 'timeline')).toContain('Roof is done');
  });

  it('light the latest where all are past, and promise nothing', () => {
    const draft = draftOf({ hall: 'Mill', visitors: 40, milestones, asOf: '2026-08-20' });
    expect(waysOf(draft, 'timeline')[0]).toMatchObject({ highlight: 2 });
    expect(lineOf(draft, 'timeline')).not.toMatch(/next|coming|to come/i);
  });

  it('show fixtures as sides that meet', () => {
    const fixtures = ['Ash', 'Elm'].map((home, at) => ({ date: `2026-04-0${at + 1}`, home, away: 'Oak' }));
    const [timeline] = waysOf(draftOf({ league: 'Coast', matches: 12, fixtures, asOf: '2026-03-29' }), 'timeline');
    expect(timeline?.moments[0]?.text).toBe('{{fixtures/0/home}} v {{fixtures/0/away}}');
  });
});

describe('quotes', () => {
  it('are shown and said verbatim with who said them', () => {
    const quote = { text: 'It feels like home again', author: 'Mara Lind', role: 'Neighbour' };
    const draft = draftOf({ hall: 'Mill', visitors: 40, quote });
    expect(waysOf(draft, 'quote')[0]).toMatchObject({
      quote: '{{quote/text}}',
      by: '{{quote/author}}',
      role: '{{quote/role}}',
    });
    expect(lineOf(draft, 'quote')).toContain('It feels like home again.');
  });
});

describe('a presenter', () => {
  const pool = payloads().find(([name]) => name === 'pool.json')?.[1];
  const video = (presenter: boolean): Storyboard => {
    const { data, ...more } = pool ?? { data: {}, targetSeconds: 30 };
    const draft = composeStoryboard(requestFor(data, { ...more, style: 'breaking-news', presenter }));
    return fitToTarget(draft, estimateDurations(draft), more.targetSeconds);
  };
  const places = (scenes: readonly Scene[]): number[] =>
    scenes.flatMap(({ layout }, index) => (layout === 'presenter' ? [index] : []));

  it('opens after the hook and closes before the end card, beside a figure that is said', () => {
    const { scenes, figures } = video(true);
    expect(places(scenes)).toEqual([1, scenes.length - 2]);
    for (const scene of scenes) {
      if (scene.layout !== 'presenter') continue;
      expect(scene.line).toContain(scene.figure ?? '{{');
      if (scene.figure !== undefined) expect(figures[scene.figure]).toBeDefined();
    }
  });

  it('comes only where it is asked for', () => {
    expect(places(video(false).scenes)).toEqual([]);
  });
});

describe('variety', () => {
  const RICH = ['pool.json', 'flow.json', 'wallet.json', 'share.json', 'library.json', 'bakery.json'];

  it.each(payloads().filter(([name]) => RICH.includes(name)))(
    '%s shows another layout in each scene, six of them where it is long enough',
    (_, payload) => {
      for (const style of ['trading-terminal', 'comic', 'vaporwave'] as const) {
        const { data, ...more } = payload;
        const draft = draftOf(data, style, more);
        const { scenes } = fitToTarget(draft, estimateDurations(draft), payload.targetSeconds);
        expect(scenes.length).toBeGreaterThan(4);
        expect(new Set(scenes.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(Math.min(6, scenes.length));
      }
    },
  );

  it.each(payloads().filter(([name]) => name.endsWith('.json')))(
    '%s heads no two scenes in a row alike',
    (_, payload) => {
      for (const style of ['swiss-poster', 'breaking-news', 'arcade'] as const) {
        const { data, ...more } = payload;
        const draft = draftOf(data, style, more);
        const { scenes } = fitToTarget(draft, estimateDurations(draft), payload.targetSeconds);
        const heads = scenes.map((scene) => ('title' in scene ? scene.title : ''));
        heads.forEach((head, index) => expect(head === '' || head !== heads[index + 1]).toBe(true));
      }
    },
  );
});
