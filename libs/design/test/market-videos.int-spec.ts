import { requestFor } from './request-for';
import { resolveText } from '@app/picture';
import { MarketDataService, TokenMarketService } from '@app/sources';
import {
  coinGeckoMarkets,
  frankfurterLatest,
  frankfurterRange,
  hackerNewsFeed,
  hourlyCandles,
  llamaPools,
  MarketServer,
  openMeteoForecast,
  openMeteoPlaces,
  SetClock,
  tcgdexBriefs,
  tcgdexCard,
  yahooChart,
  yahooGainers,
} from '@app/testing';
import { composeStoryboard } from '../src/composer/compose-storyboard';
import { checkStoryboard } from '../src/figures/grounding';
import { languageOf } from '../src/language/languages';

const DEGEN = '0x4ed4E862860beD51a9570b96d89aF5E1B0Efefed';
const POOL = '0xc9034c3e7f58003e6ae0c8438e7c8f4598d5acaa';

function serveAll(server: MarketServer): void {
  server.serve('/v8/finance/chart/NVDA', yahooChart('NVDA'));
  server.serve('/v1/finance/screener/predefined/saved', yahooGainers());
  server.serve('/v1/latest', frankfurterLatest('EUR', 'USD', 1.0845));
  server.serve('/v1/2026-10-22..', frankfurterRange('EUR', 'USD', 1.0845));
  server.serve('/v1/search', openMeteoPlaces(['Lisbon', 'Portugal', 'Lisbon']));
  server.serve('/v1/forecast', openMeteoForecast());
  server.serve('/api/v3/coins/markets', coinGeckoMarkets());
  server.serve('/pools', llamaPools());
  server.serve(
    '/rss',
    hackerNewsFeed('A tiny database in C', 'Postgres 19 released', 'A map of every lighthouse in Europe'),
  );
  server.serve('/v2/en/cards', tcgdexBriefs(['base1-4', 'Charizard'], ['xy1-1', 'Charizard']));
  server.serve('/v2/en/cards/base1-4', tcgdexCard('base1-4', 'Charizard', 'Base Set', { usd: 412.31 }));
  server.serve('/v2/en/cards/xy1-1', tcgdexCard('xy1-1', 'Charizard', 'XY', { usd: 12.5 }));
  server.list('base', DEGEN, [{}]);
  server.chart('base', POOL, { base: DEGEN, quote: DEGEN }, hourlyCandles(0.01));
}

describe('videos of market data', () => {
  let server: MarketServer;
  let market: MarketDataService;

  beforeAll(async () => {
    server = await MarketServer.start();
    serveAll(server);
    const { url } = server;
    const keys = { coinGeckoKey: undefined, alphaVantageKey: undefined, openMeteoKey: undefined };
    const services = { dexScreener: url, geckoTerminal: url, coinGecko: url, yahooFinance: url, alphaVantage: url };
    const more = {
      frankfurter: url,
      openMeteo: url,
      openMeteoGeocoding: url,
      tcgdex: url,
      defiLlama: url,
      hackerNews: url,
    };
    const config = { ...keys, ...services, ...more };
    market = new MarketDataService(
      config,
      new SetClock(new Date('2026-11-21T12:00:00Z')),
      new TokenMarketService(config, new SetClock(new Date('2026-11-21T12:00:00Z'))),
    );
  });

  afterAll(async () => await server.stop());

  const video = async (query: string, code: string): Promise<{ lines: string[]; findings: number }> => {
    const { title, data } = await market.ask(query);
    const language = languageOf(code);
    if (!language) throw new RangeError(`No language ${code}`);
    // Storage orders names by length: a video of a kept source is to be the same.
    const kept: unknown = JSON.parse(JSON.stringify(data), (_, value: unknown) => byLength(value));
    const { storyboard } = composeStoryboard(
      requestFor(kept, { title, cta: undefined, style: 'breaking-news', language, seed: 7, music: false }),
    );
    const lines = storyboard.scenes.map(({ line }) => resolveText(line, storyboard.figures, 'display'));
    return { lines, findings: checkStoryboard(storyboard).length };
  };

  it.each([
    ['NVDA', 'en', /\$190/],
    ['NVDA', 'de', /190\s\$/],
    ['EUR/USD', 'en', /1\.0845/],
    ['EUR/USD', 'ja', /1\.0845/],
    ['weather in Lisbon', 'en', /19°/],
    ['weather in Lisbon', 'ar', /19/],
    ['top crypto', 'en', /Bitcoin.*\$1\.928T/],
    ['top crypto', 'es', /Cardano/],
    ['stock gainers', 'en', /24\.31%.*Solvane Energy|Solvane Energy.*24\.31%/],
    ['stock gainers', 'hi', /Solvane Energy/],
    ['charizard card', 'en', /\$412\.31/],
    ['charizard card', 'ko', /412\.31/],
    ['yields', 'en', /7\.36%/],
    ['yields', 'tr', /7,36/],
    ['tech news', 'en', /lighthouse/],
    ['tech news', 'fr', /lighthouse/],
    [`${DEGEN} base`, 'en', /0\.0123/],
    [`${DEGEN} base`, 'zh', /0\.0123/],
  ])('tells "%s" (%s) in its own figures', async (query, code, said) => {
    const { lines, findings } = await video(query, code);
    expect(findings).toBe(0);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.join(' ')).toMatch(said);
  });
});

/** Names of an object as `jsonb` keeps them: the shorter first, then by their letters. */
function byLength(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1)));
}
