import { requestFor } from '../../test/request-for';
import { readFacts } from '@app/facts';
import { resolveText, type Storyboard } from '@app/picture';
import type { ComposeRequest } from './compose-request';
import { composeStoryboard, ideasToTell } from './compose-storyboard';
import { premiseOf } from './premise';
import { languages } from '../language/languages';

function request(data: unknown, seed = 1, inLanguage = 'en', brief = ''): ComposeRequest {
  const [language] = languages.filter(({ code }) => code === inLanguage);
  if (!language) throw new RangeError(`${inLanguage} is missing`);
  return requestFor(data, { targetSeconds: 25, style: 'swiss-poster', language, seed, music: false, brief });
}

function video(...given: Parameters<typeof request>): Storyboard {
  return composeStoryboard(request(...given)).storyboard;
}

function figuresOf({ scenes }: Storyboard): string[][] {
  return scenes.map((scene) => (scene.layout === 'cards' ? scene.cards.map(({ figure }) => figure) : []));
}

const HOUSE = { priceGbp: 485000, bedrooms: 3, bathrooms: 2, stationWalkMinutes: 7, floorAreaSqm: 112 };

describe('figures that stand for themselves', () => {
  it('are counted two in a breath, in one scene', () => {
    const scene = video(HOUSE).scenes.find(({ line }) => line.includes('bedrooms'));
    expect(scene?.line).toContain('bathrooms');
  });

  it('do not keep one of them on screen for scene after scene', () => {
    const scenes = figuresOf(video({ ...HOUSE, heatingCostGbp: 900, gardenLengthM: 14, ceilingHeightM: 2.7 }));
    const shown = scenes.flat();
    const often = shown.filter((key) => shown.filter((other) => other === key).length > 2);
    expect(often).toEqual([]);
  });
});

describe('two figures in one breath', () => {
  it('are never two lines in an empty frame while a great figure can be had', () => {
    const layouts = video(HOUSE).scenes.map(({ layout }) => layout);
    expect(layouts).not.toContain('list');
  });
});

describe('what leans on a figure', () => {
  const figures = ['wait', 'blood', 'missions', 'donors'].map((name, at) => [
    name,
    { value: 90 + at * 31, lastYear: 60 + at * 47, target: 130 - at * 9 },
  ]);

  it.each(['', 'Lead with the wait and the missions, then blood.', 'Focus on blood, donors and the wait'])(
    'follows it at once, whatever the brief puts in front: %s',
    (brief) => {
      const asked = request(Object.fromEntries(figures), 1, 'en', brief);
      const told = ideasToTell(asked, premiseOf(asked));
      const leaning = told.filter(({ needs }) => needs !== undefined);
      expect(leaning.length).toBeGreaterThan(2);
      for (const one of leaning) {
        const before = told[told.indexOf(one) - 1];
        expect([before?.idea, before?.needs]).toContain(one.needs);
      }
    },
  );
});

describe('a list at the top of the payload', () => {
  const stores = Array.from({ length: 40 }, (_, at) => ({ store: `Store ${at + 1}`, sales: 1200 + ((at * 79) % 900) }));

  it('is told by the names of its rows, not by figures that nobody can place', () => {
    for (const seed of [1, 2, 3]) {
      const { scenes } = video(stores, seed);
      expect(scenes[0]).toMatchObject({ layout: 'hero', kicker: expect.stringContaining('/store') as string });
      for (const scene of scenes.slice(0, -1)) expect(scene.line).toMatch(/\/store/);
    }
  });
});

describe('a row of prices that hardly move', () => {
  it('is a line: bars from zero would all look alike', () => {
    const history = [196.1, 193.4, 194.9, 190.5, 184.2].map((close, at) => ({ date: `2026-11-1${at + 5}`, close }));
    const layouts = video({ name: 'Novolt', priceUsd: 184.2, history }).scenes.map(({ layout }) => layout);
    expect(layouts).toContain('line');
    expect(layouts).not.toContain('bars');
  });
});

describe('bars of dated rows', () => {
  it('name the day without its year', () => {
    const daily = [0, 6.2, 14.5, 1.1].map((rainMm, at) => ({ date: `2026-11-2${at + 3}`, maxC: 22 - at, rainMm }));
    const { scenes } = video({ city: 'Lisbon', daily });
    const labels = scenes.flatMap((scene) => (scene.layout === 'bars' ? scene.bars.map(({ label }) => label) : []));
    expect(labels.filter((label) => !label.includes('|bare'))).toEqual([]);
  });
});

describe('a meeting of two sides', () => {
  const told = (data: unknown): string[] => {
    const { scenes, figures } = video(data);
    return scenes.map(({ line }) => resolveText(line, figures, 'display'));
  };
  const HOME = { name: 'Harbour City', score: 3, shots: 14 };
  const AWAY = { name: 'Northgate', score: 1, shots: 9 };

  it.each([
    ['objects of their own', { home: HOME, away: AWAY }],
    ['names beside figures', { homeTeam: 'Harbour City', homeScore: 3, awayTeam: 'Northgate', awayScore: 1 }],
    ['a score apart', { teams: { home: HOME.name, away: AWAY.name }, score: { home: 3, away: 1 } }],
    ['a list of two', { teams: [HOME, AWAY] }],
    ['numbered teams', { team1: HOME, team2: AWAY }],
  ])('opens on how it ended, given as %s', (_, data) => {
    const [opening = ''] = told(data);
    expect(opening).toMatch(/Harbour City.*Northgate/);
    expect(opening).toMatch(/3\D+1/);
  });

  it('names points, which may be those of a season', () => {
    const [opening] = told({ home: { name: HOME.name, points: 61 }, away: { name: AWAY.name, points: 58 } });
    expect(opening).toMatch(/points/i);
    expect(opening).not.toMatch(/beat|win/i);
  });

  it.each([
    ['ja', /^[^,.]*。$/u],
    ['zh', /^[^,.]*。$/u],
    ['ar', /^[^,]*\.$/u],
  ])('is set in the marks of %s', (code, marks) => {
    const { scenes, figures } = video({ home: HOME, away: AWAY }, 2, code);
    expect(resolveText(scenes[0]?.line ?? '', figures, 'display')).toMatch(marks);
  });

  it('tells what both have in one breath, and no figure of one side alone', () => {
    const lines = told({ home: HOME, away: AWAY, attendance: 41250 });
    expect(lines[1]).toMatch(/shots/i);
    expect(lines[1]).toMatch(/14\D+9/);
    expect(lines.join(' ')).not.toMatch(/home|away/i);
  });

  it('puts the one that has more in front of the eye', () => {
    const [first] = video({ home: { ...HOME, score: 0 }, away: AWAY }).scenes;
    expect(first).toMatchObject({ layout: 'comparison', focus: 1 });
  });

  it('tells no stretch of it for itself', () => {
    const data = { home_team: { ...HOME, q1: 1, q2: 2 }, visitor_team: { ...AWAY, q1: 0, q2: 1 }, attendance: 41250 };
    const lines = told(data).join(' ');
    expect(lines).toMatch(/3\D+1/);
    expect(lines).not.toMatch(/q ?[12]/i);
  });

  it('is not over before it was played', () => {
    expect(told({ home: 'Lions', away: 'Hawks', kickoff: '2026-05-01', ticketPriceUsd: 25 })[0]).toContain('$25');
  });
});

describe('a payload about something else than its weather', () => {
  it('does not open on the temperature', () => {
    const [first] = video({ ticketsSold: 32000, capacity: 40000, acts: 48, weather: { tempC: 17, rainMm: 2 } }).scenes;
    expect(first?.line).not.toContain('weather/');
  });
});

describe('places of a list of the top', () => {
  it('are not counted in themselves', () => {
    const { scenes } = video({ topCountries: { 'United Kingdom': 41, Norway: 22, Germany: 11 } });
    expect(scenes.map(({ line }) => line).join(' ')).not.toMatch(/\}\} top countries/);
  });
});

describe('a poll', () => {
  it('opens on what was asked and what most said', () => {
    const answers = [
      { answer: 'Yes', share: 54 },
      { answer: 'No', share: 38 },
      { answer: 'Undecided', share: 8 },
    ];
    const { scenes, figures } = video({ question: 'Should the bridge close to cars?', results: answers });
    expect(resolveText(scenes[0]?.line ?? '', figures, 'display')).toMatch(/^Should the bridge close to cars\? .*54%/);
    expect(scenes.slice(1).map(({ line }) => line)).not.toContainEqual(expect.stringContaining('question'));
  });
});

describe('what one object measures', () => {
  it('is one table, and its statistics are none', () => {
    const { tables } = readFacts({ generation_mwh: { wind: 1820, hydro: 2410, solar: 130 } });
    expect(tables).toMatchObject([{ key: 'generation_mwh', rows: [{}, {}, {}] }]);
    expect(readFacts({ response_ms: { median: 14, p95: 96, max: 210 } }).tables).toEqual([]);
  });
});

describe('objects under names of their own', () => {
  it('are rows of a table, named by what they are called', () => {
    const plans = { basic: { name: 'Basic', priceUsd: 12, seats: 3 }, pro: { name: 'Pro', priceUsd: 29, seats: 10 } };
    const coins = { btc: { name: 'Bitcoin', priceUsd: 64250 }, eth: { name: 'Ethereum', priceUsd: 3120 } };
    expect(readFacts({ coins }).tables).toMatchObject([{ key: 'coins', rows: [{}, {}] }]);
    expect(readFacts({ plans }).tables).toMatchObject([
      { key: 'plans', rows: [{ name: { key: 'plans/basic/name' } }, {}] },
    ]);
  });

  it('are none where the names are parts that they play', () => {
    const movers = { best: { symbol: 'AAA', change: 4 }, worst: { symbol: 'BBB', change: -3 } };
    expect(readFacts({ movers }).tables).toEqual([]);
  });
});

describe('a row of a list', () => {
  const sites = ['Mill', 'Ford', 'Well', 'Quay', 'Dock'];
  const rows = sites.map((site, at) => ({
    site,
    sales: 900 - at * 90,
    salesLastYear: at === 0 ? 1800 : 905 - at * 90,
  }));

  it('is last of something that was told before', () => {
    const { scenes, figures } = video({ rows });
    const lines = scenes.map((scene) => (scene.layout === 'end' ? '' : resolveText(scene.line, figures, 'display')));
    const foot = lines.findIndex((line) => /\blast (comes|of all)|at the other end/i.test(line));
    const ranking = lines.findIndex((line) => /top of the list|tops the list|at the top|most|highest/i.test(line));
    expect(foot === -1 || (ranking !== -1 && ranking < foot)).toBe(true);
  });

  it('shows whose figure opens', () => {
    const [first] = video({ rows }).scenes;
    expect(JSON.stringify(first)).toContain('{{rows/0/site}}');
    expect(first).toMatchObject({ layout: 'hero', kicker: '{{rows/0/site}}' });
  });

  it('is highlighted where it comes second', () => {
    const { scenes } = video({ list: sites.map((site, at) => ({ site, visits: 900 - at * 90 })) });
    const lit = scenes.filter(({ layout, line }) => layout === 'bars' && line.includes('{{list/1/site}}'));
    expect(
      lit.every((scene) => scene.layout === 'bars' && scene.bars[scene.highlight ?? -1]?.figure === 'list/1/visits'),
    ).toBe(true);
    expect(scenes.some(({ line }) => line.includes('{{list/1/site}}'))).toBe(true);
  });
});

describe('a change', () => {
  const growth = { mrr: 1840, mrr_prev: 1760, currency: 'USD', customers: 1312, customers_prev: 1297 };
  const lines = (seed: number, code = 'en'): string[] => {
    const told = video(growth, seed, code);
    return told.scenes.map(({ line }) => line);
  };

  it.each(['en', 'de', 'fr', 'es', 'ja', 'tr'])('is told from where to where in one line, in %s', (code) => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const of = (key: string): string[] => lines(seed, code).filter((line) => line.includes(`{{${key}`));
      for (const [now, before] of [
        ['mrr', 'mrr_prev'],
        ['customers', 'customers_prev'],
      ] as const) {
        expect(of(now)).toHaveLength(1);
        expect(of(now)).toEqual(of(before));
      }
    }
  });

  it('opens with its earlier time, where the payload says which', () => {
    for (let seed = 1; seed <= 8; seed += 1) {
      const [opening] = video({ turnoutPct: 54.3, turnoutPct2022: 47.8, wards: 9 }, seed).scenes;
      expect(opening?.line).toMatch(/2022/);
    }
  });
});

describe('a series with a peak', () => {
  const high = [104, 107, 109, 103, 98, 97, 101].map((value, at) => ({ date: `2026-07-0${at + 1}`, high: value }));

  it('is told by its peak and by its end', () => {
    const told = video({ city: 'Tucson', daily: high }).scenes.map(({ line }) => line);
    expect(told.find((line) => line.includes('{{daily/2/high}}'))).toBeDefined();
    expect(told.find((line) => line.includes('{{daily/6/high}}'))).toBeDefined();
    expect(told.filter((line) => line.includes('{{daily/0/high}}'))).toEqual([]);
  });
});

describe('a note', () => {
  const library = { loans: 48210, loans_last_year: 44120, visits: 61200, visits_last_year: 63800, members: 8412 };
  const told = (data: object, code = 'en'): string[] => video(data, 1, code).scenes.map(({ line }) => line);

  it.each([
    ['en', 'visits_note'],
    ['en', 'visitsComment'],
    ['de', 'visits_anmerkung'],
    ['fr', 'visits_remarque'],
    ['es', 'visits_observaciones'],
    ['tr', 'visits_dipnot'],
    ['ja', 'visits_備考'],
  ])('stands right behind the figure that it is called after, in %s: %s', (code, key) => {
    const lines = told({ ...library, [key]: 'without the closed branch' }, code);
    const at = lines.findIndex((line) => line.includes(`{{${key}}}`));
    expect(at).toBeGreaterThan(0);
    expect(lines[at - 1]).toContain('{{visits');
  });

  it.each(['note', 'remark', 'Hinweis', 'nota', 'catatan', '비고'])(
    'of the whole payload stands right behind the opening: %s',
    (key) => {
      const lines = told({ ...library, [key]: 'first six months only' });
      expect(lines.findIndex((line) => line.includes(`{{${key}}}`))).toBe(1);
    },
  );

  it('within an object stands behind a figure of that object', () => {
    const { loans, visits } = { loans: { total: 48210, last_year: 44120 }, visits: { total: 61200, last_year: 63800 } };
    const lines = told({ visits, loans: { ...loans, note: 'provisional, e-books excluded' } });
    const at = lines.findIndex((line) => line.includes('{{loans/note}}'));
    expect(lines[at - 1]).toContain('{{loans/');
  });

  it('about a figure that is not told is not told', () => {
    const lines = told({ ...library, ebooks: 'n/a', ebooks_note: 'provisional' });
    expect(lines.findIndex((line) => line.includes('{{ebooks_note}}'))).toBeLessThan(2);
  });
});
