import {
  alphaVantageGainers,
  coinGeckoMarkets,
  frankfurterLatest,
  frankfurterRange,
  hackerNewsFeed,
  hourlyCandles,
  llamaPools,
  type MarketServer,
  openMeteoForecast,
  openMeteoPlaces,
  tcgdexBriefs,
  tcgdexCard,
  TRADING_DAYS,
  yahooChart,
  yahooGainers,
} from '@app/testing';
import { readFacts } from '@app/facts';
import { type MarketDataService, type MarketFacts } from '../src';
import { CHART, COINS, GAINERS, MarketStand } from './market.stand';

const DEGEN = '0x4ed4E862860beD51a9570b96d89aF5E1B0Efefed';
const POOL = '0xc9034c3e7f58003e6ae0c8438e7c8f4598d5acaa';
const SOON = { 'retry-after': '0' };

describe('market data', () => {
  let server: MarketServer;
  let market: MarketDataService;
  let stand: MarketStand;

  const start: MarketStand['reader'] = (over) => stand.reader(over);
  const rows = ({ data }: MarketFacts, name: string): Array<Record<string, unknown>> =>
    data[name] as Array<Record<string, unknown>>;

  beforeEach(async () => {
    stand = await MarketStand.start();
    ({ server } = stand);
    market = start();
  });

  afterEach(async () => await server.stop());

  it('reads a ticker with its last close and whole days as candles, in the decimals that Yahoo means', async () => {
    server.serve(CHART, yahooChart('NVDA', { regularMarketPrice: 187.38999938964844 }));
    const facts = await market.ask('NVDA');
    expect(facts).toMatchObject({ title: 'NVIDIA Corporation (NVDA)', itemCount: 19 });
    expect(facts.data).toMatchObject({ price: 187.39, currency: 'USD', volume: 187_282_400, source: 'Yahoo Finance' });
    const candles = rows(facts, 'candles');
    expect(candles.map(({ date }) => date)).not.toContain('2026-10-30');
    expect(candles.at(-1)?.['date']).toBe('2026-11-20');
    expect(facts.data['previousClose']).toBe(candles.at(-2)?.['close']);
    expect(server.calls).toEqual([`${CHART}?range=1mo&interval=1d`]);
  });

  it('dates the days before clocks were set back by the clock of those days', async () => {
    const chart = yahooChart('NVDA', { regularMarketTime: TRADING_DAYS.at(-1) });
    const [result] = (chart['chart'] as { result: Array<{ timestamp: number[] }> }).result;
    // Midnight in New York, as quotes without opening hours have it: at 4:00 UTC in October, at 5:00 in November.
    const midnights = TRADING_DAYS.map(
      (day) => day - (day < Date.parse('2026-11-01T06:00Z') / 1000 ? 10.5 : 9.5) * 3600,
    );
    Object.assign(result ?? {}, { timestamp: midnights });
    server.serve(CHART, chart);
    const dates = rows(await market.ask('NVDA'), 'candles').map(({ date }) => date);
    const days = TRADING_DAYS.map((day) => new Date(day * 1000).toISOString().slice(0, 10));
    expect(dates).toEqual(days.filter((_, index) => index !== 4));
  });

  it('passes hundredths of a currency for no amount of it', async () => {
    server.serve(CHART, yahooChart('NVDA', { currency: 'GBp' }));
    const { data } = await market.ask('NVDA');
    expect(data).toMatchObject({ quotedIn: 'British pence' });
    expect(readFacts(data).facts.filter(({ currency }) => currency !== null)).toEqual([]);
  });

  it('reads a pair of currencies with its days, and goes without them where they cannot be had', async () => {
    server.serve('/v1/latest', frankfurterLatest('EUR', 'USD', 1.0845));
    server.serve('/v1/2026-10-22..', frankfurterRange('EUR', 'USD', 1.0845));
    const facts = await market.ask('euro to dollar');
    expect(facts).toMatchObject({ title: 'Euro to US Dollar', itemCount: 20 });
    expect(facts.data).toMatchObject({ asset: 'EUR/USD', exchangeRate: 1.0845, asOf: '2026-11-20' });
    expect(facts.data['previousExchangeRate']).toBe(rows(facts, 'history').at(-2)?.['exchangeRate']);
    expect(server.calls[0]).toBe('/v1/latest?base=EUR&symbols=USD');
    server.serve('/v1/latest', frankfurterLatest('CHF', 'SEK', 11.2));
    expect((await market.ask('CHF/SEK')).data).not.toHaveProperty('history');
  });

  it('reads the weather of a city, of the region that is named', async () => {
    server.serve(
      '/v1/search',
      openMeteoPlaces(['Portland', 'United States', 'Maine'], ['Portland', 'Australia', 'Victoria']),
    );
    server.serve('/v1/forecast', openMeteoForecast());
    const facts = await market.ask('weather in Portland, Victoria');
    expect(facts).toMatchObject({ title: 'Weather in Portland', itemCount: 7 });
    expect(facts.data).toMatchObject({
      country: 'Australia',
      now: { tempC: 16.4, windKph: 18.3, humidityPct: 72 },
      sunrise: '07:22',
      asOf: '2026-11-21T12:15:00+00:00',
    });
    // A day whose chance of rain is not told has none.
    expect(rows(facts, 'week').at(-1)).toEqual({
      day: '2026-11-27',
      maxTempC: 17.7,
      minTempC: 10.3,
      precipitationMm: 0,
    });
  });

  it('does not pass other units for ours', async () => {
    server.serve('/v1/search', openMeteoPlaces(['Boston', 'United States', 'Massachusetts']));
    const forecast = openMeteoForecast();
    server.serve('/v1/forecast', { ...forecast, daily_units: { temperature_2m_max: '°F' } });
    await expect(market.ask('weather in Boston')).rejects.toThrow('Open-Meteo did not answer in its own format');
  });

  it('reads the top of crypto with logos and those that moved most', async () => {
    server.serve(COINS, coinGeckoMarkets());
    const facts = await start({ coinGeckoKey: 'cg-key' }).ask('top crypto');
    expect(facts).toMatchObject({ itemCount: 10, data: { bestMover: { name: 'Cardano', change24hPct: 7.66 } } });
    expect(facts.data).toMatchObject({ worstMover: { name: 'Dogecoin', change24hPct: -4.02 } });
    expect(facts.stills).toHaveLength(10);
    expect(rows(facts, 'coins').at(-1)).not.toHaveProperty('priceChange24hPct');
  });

  it('reads stock gainers from Yahoo, and from Alpha Vantage where a key opens it', async () => {
    const odd = [
      { symbol: 'NONE' },
      { symbol: 'EURO', currency: 'EUR', regularMarketPrice: 1, regularMarketChangePercent: 9 },
    ];
    const wrapped = {
      regularMarketPrice: { raw: 5.5, fmt: '5.50' },
      regularMarketChangePercent: { raw: 9.1, fmt: '9.10%' },
    };
    server.serve(GAINERS, yahooGainers([...odd, { symbol: 'WRAP', ...wrapped }]));
    const facts = await market.ask('stock gainers');
    expect(rows(facts, 'companies').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Solvane Energy', 'WRAP']),
    );
    expect(facts.itemCount).toBe(7);
    server.serve('/query', alphaVantageGainers());
    const keyed = await start({ alphaVantageKey: 'av key' }).ask('stock gainers');
    expect(rows(keyed, 'companies')).toEqual([
      { name: 'SOLV', changePct: 24.31, marketPriceUsd: 31.42 },
      { name: 'MRDX', changePct: 19.8, marketPriceUsd: 12.07 },
    ]);
    expect(keyed.data).toMatchObject({ asOf: '2026-11-20', source: 'Alpha Vantage' });
    expect(server.calls.at(-1)).toContain('apikey=av%20key');
  });

  it('reads cards of a name at the market that prices more of them; a bare name may be a card', async () => {
    server.serve('/v1/search', openMeteoPlaces(['Charizardo', 'Nowhere', 'East']));
    server.serve(
      '/v2/en/cards',
      tcgdexBriefs(['base1-4', 'Charizard'], ['xy1-1', 'Charizard'], ['gone-1', 'Charizard ex']),
    );
    server.serve('/v2/en/cards/base1-4', tcgdexCard('base1-4', 'Charizard', 'Base Set', { usd: 412.31, eur: 298.4 }));
    server.serve('/v2/en/cards/xy1-1', tcgdexCard('xy1-1', 'Charizard', 'XY', { eur: 12.5 }));
    const facts = await market.ask('charizard');
    expect(facts).toMatchObject({
      title: 'Charizard card prices',
      data: { source: 'Cardmarket via TCGdex' },
    });
    expect(rows(facts, 'cards')).toMatchObject([
      { name: 'Charizard, Base Set', priceEur: 298.4, image: 'https://assets.tcgdex.net/en/base1/4/high.png' },
      { name: 'Charizard, XY', priceEur: 12.5 },
    ]);
  });

  it('reads pools, the largest first, and the snapshot of one alone', async () => {
    server.serve('/pools', llamaPools({ pool: 'odd', chain: 'Base' }));
    const facts = await market.ask('usdc yields');
    expect(rows(facts, 'pools').map(({ name }) => name)).toEqual([
      'USDC on Aave V3, Ethereum',
      'USDC on Aave V3, Base',
      'USDC on Morpho V1, Base',
    ]);
    expect((await market.ask('aave usdc yield on Base')).data).toMatchObject({
      protocol: 'Aave V3',
      apyPct: 5.82,
      apyBasePct: 4.41,
      apyRewardPct: 1.41,
      tvlUsd: 412_330_118,
    });
    expect(facts.title).toBe('USDC yields');
    expect(server.calls).toEqual(['/pools', '/pools']);
    server.serve('/pools', JSON.stringify(llamaPools()).slice(0, -3));
    await expect(market.ask('steth yields')).rejects.toThrow('DefiLlama did not answer in its own format');
  });

  it('reads tech news and a token', async () => {
    server.serve('/rss', hackerNewsFeed('A tiny database', 'Postgres 19 released'));
    expect(rows(await market.ask('tech news'), 'stories')[0]).toEqual({
      title: 'A tiny database',
      site: 'blog0.example',
      published: '2026-11-21T10:04:11.000Z',
      link: 'https://blog0.example/post',
    });
    server.list('base', DEGEN, [{ imageUrl: 'https://cdn.example/degen.png' }]);
    server.chart('base', POOL, { base: DEGEN, quote: DEGEN }, hourlyCandles(0.01));
    const stills = [{ url: 'https://cdn.example/degen.png', alt: 'DEGEN on Base' }];
    expect(await market.ask(`${DEGEN} base`)).toMatchObject({ title: 'DEGEN on Base', stills });
  });

  it('keeps an answer while it is fresh, and asks anew after a failure', async () => {
    server.serve(COINS, coinGeckoMarkets());
    await Promise.all([market.ask('top crypto'), market.ask('crypto')]);
    stand.clock.pass(59);
    await market.ask('top crypto');
    expect(server.calls).toHaveLength(1);
    stand.clock.pass(1);
    server.refusals.others.push({ status: 403 });
    await expect(market.ask('top crypto')).rejects.toThrow('CoinGecko answered 403; try again later');
    await market.ask('top crypto');
    expect(server.calls).toHaveLength(3);
  });

  it('asks again where a service is busy or stumbles', async () => {
    server.serve(COINS, coinGeckoMarkets());
    const busy = { status: { error_code: 429, error_message: "You've exceeded the Rate Limit." } };
    server.refusals.others.push({ status: 429, headers: SOON, body: JSON.stringify(busy) });
    server.refusals.others.push({
      status: 503,
      headers: { date: 'Sat, 21 Nov 2026 12:00:00 GMT', 'retry-after': 'Sat, 21 Nov 2026 12:00:00 GMT' },
    });
    expect((await market.ask('top crypto')).itemCount).toBe(10);
    expect(server.calls).toHaveLength(3);
  });
});
