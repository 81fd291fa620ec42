import { groundText } from '@app/design';
import { readFacts } from '@app/facts';
import { suggestByRule } from './rule.suggester';
import type { ShowSuggestion, SourceToShow } from './show-suggester';

const rows = (name: string, ...pairs: Array<[string, number]>): Array<Record<string, unknown>> =>
  pairs.map(([team, value]) => ({ team, [name]: value }));
const days = (name: string, values: number[]): Array<Record<string, unknown>> =>
  values.map((value, index) => ({ date: `2026-11-${10 + index}`, [name]: value }));
const items = (...titles: string[]): Array<Record<string, unknown>> =>
  titles.map((title, index) => ({ title, link: `https://news.example/${index}` }));

/** Sources as readers and market services give them: tables, feeds, pages, every starter. */
const SOURCES: Record<string, Partial<SourceToShow> & { data: Record<string, unknown> }> = {
  'collectible cards': {
    starter: 'collectible-cards',
    data: {
      cards: [
        { name: 'Charizard', priceUsd: 412.5 },
        { name: 'Blastoise', priceUsd: 190.1 },
        { name: 'Pikachu', priceUsd: 12.4 },
      ],
      source: 'TCGplayer via TCGdex',
    },
  },
  'top crypto': {
    starter: 'top-crypto',
    data: {
      coins: [
        { name: 'Bitcoin', marketCapUsd: 1_928_331_204_112, marketPriceUsd: 97_412, priceChange24hPct: 2.14 },
        { name: 'Ethereum', marketCapUsd: 434_901_223_880, marketPriceUsd: 3611.8, priceChange24hPct: 3.91 },
        { name: 'Dogecoin', marketCapUsd: 57_402_118_330, marketPriceUsd: 0.3914, priceChange24hPct: -4.02 },
        { name: 'Cardano', marketCapUsd: 28_110_402_330, marketPriceUsd: 0.8012, priceChange24hPct: 7.66 },
      ],
    },
  },
  'stock gainers': {
    starter: 'stock-gainers',
    data: {
      companies: [
        { name: 'Solvane Energy', symbol: 'SOLV', changePct: 24.31, priceUsd: 31.42 },
        { name: 'Meridex Bio', symbol: 'MRDX', changePct: 19.8, priceUsd: 12.07 },
        { name: 'Hexalo Systems', symbol: 'HXLO', changePct: 14.02, priceUsd: 88.15 },
      ],
    },
  },
  weather: {
    starter: 'weather',
    city: 'Lisbon',
    data: { city: 'Lisbon', temperatureC: 16.4, windKmh: 18.3, days: days('maxTemperatureC', [17.1, 18.3, 19, 16.2]) },
  },
  'tech news': {
    starter: 'tech-news',
    data: { stories: items('A compiler in a weekend', 'Maps without a server', 'Why the lights went out') },
  },
  'a league table': {
    title: 'Harbour League',
    data: { table: rows('points', ['Harbour City', 61], ['Northgate', 58], ['Moor Town', 47]) },
  },
  'a race': {
    data: {
      event: 'City 10k',
      result: [
        { name: 'Ada', timeMin: 31 },
        { name: 'Bo', timeMin: 33 },
        { name: 'Cy', timeMin: 36 },
      ],
    },
  },
  'a spreadsheet of months': { title: 'Visitors 2026', data: { months: days('visitors', [3100, 4200, 3900, 5100]) } },
  'rates of an API': {
    url: 'https://rates.example/api',
    data: { asset: 'USDC', apyPct: 6.84, benchmarkName: '3-month T-bill', benchmarkApyPct: 4.31, tvlUsd: 412_600_000 },
  },
  'a feed': {
    title: 'The Courier',
    url: 'https://courier.example/rss',
    data: { items: items('Ferry strike ends', 'Bridge opens to bikes', 'Rain at last', 'Mayor resigns') },
  },
  'a page of prose': {
    title: 'Museum reports a record year | Town Gazette',
    url: 'https://gazette.example/museum',
    data: { title: 'Museum reports a record year', figures: { visitors: 341_000, ticketPriceEur: 12 } },
  },
  'a shop': {
    data: {
      shop: 'Lamp & Loom',
      revenueEur: 15_120,
      orders: 402,
      products: rows('sold', ['Desk lamp', 84], ['Clip light', 27]),
    },
  },
  'a list of negative figures': {
    data: { flows: rows('netFlowUsd', ['Funds', -120_000], ['Exchanges', -6_800_000], ['Whales', -9_000]) },
  },
  'equal rows': { data: { votes: rows('votes', ['Ann', 10], ['Bob', 10], ['Cleo', 10]) } },
  'a single figure': { data: { waitMinutes: 17 } },
  'words alone': { title: 'Opening hours', data: { note: 'Closed on Mondays', place: 'Pier Gallery' } },
  'other scripts': {
    data: { event: '東京マラソン', runners: 38_000, winners: rows('prizeUsd', ['محمد', 9000], ['Σοφία', 7000]) },
  },
};

const sourceOf = (name: string): SourceToShow => {
  const { data, ...rest } = SOURCES[name] ?? { data: {} };
  return { title: null, url: null, starter: null, city: null, ...rest, facts: readFacts(data) };
};

describe('shows suggested by rule', () => {
  it.each(Object.keys(SOURCES))('are three different ones for %s', (name) => {
    const shows = suggestByRule(sourceOf(name));
    expect(shows).toHaveLength(3);
    const fields: Array<keyof ShowSuggestion> = ['title', 'premise', 'cadence', 'style', 'targetSeconds'];
    for (const field of fields) expect(new Set(shows.map((show) => show[field])).size).toBe(3);
    for (const { sampleEpisodeTitle, title, premise } of shows) {
      for (const text of [sampleEpisodeTitle, title, premise])
        expect(text).not.toMatch(/undefined|null|\{|\}|^\s*$|\s{2}/);
      expect(sampleEpisodeTitle.length).toBeLessThanOrEqual(180);
    }
  });

  it.each(Object.keys(SOURCES))('tell no figure that %s lacks', (name) => {
    const source = sourceOf(name);
    const verbatim = new Set(source.facts.facts.map(({ value }) => value));
    const texts = suggestByRule(source).flatMap(({ title, premise, sampleEpisodeTitle }) => [
      title,
      premise,
      sampleEpisodeTitle,
    ]);
    for (const text of texts.filter((told) => !verbatim.has(told))) {
      expect({ text, faults: groundText(text, source.facts, 'en') }).toEqual({ text, faults: [] });
    }
  });

  it.each([
    [
      'collectible cards',
      [
        'Charizard first at $412.50, Blastoise next',
        'Charizard: $412.50',
        'From Charizard at $412.50 down to Pikachu at $12.40',
      ],
    ],
    [
      'top crypto',
      [
        'Bitcoin first at $1.928T, Ethereum next',
        'Cardano climbs 7.66%, Dogecoin falls 4.02%',
        'Bitcoin or Ethereum? $1.928T against $434.9B',
      ],
    ],
    ['a league table', ['Harbour City first on 61 points, Northgate next']],
    [
      'tech news',
      ['A compiler in a weekend. Maps without a server', 'A compiler in a weekend', 'Maps without a server'],
    ],
  ])('call the episodes of %s by its own facts', (name, titles) => {
    const samples = suggestByRule(sourceOf(name)).map(({ sampleEpisodeTitle }) => sampleEpisodeTitle);
    expect(samples).toEqual(expect.arrayContaining(titles));
  });

  it('say of a race nothing about who is first', () => {
    const samples = suggestByRule(sourceOf('a race')).map(({ sampleEpisodeTitle }) => sampleEpisodeTitle);
    expect(samples.join()).not.toMatch(/first|leads/);
  });
});
