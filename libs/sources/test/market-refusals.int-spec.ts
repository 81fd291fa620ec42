import { hackerNewsFeed, llamaPools, type MarketServer, openMeteoPlaces, yahooChart, yahooRefusal } from '@app/testing';
import { type MarketDataService } from '../src';
import { CHART, COINS, GAINERS, MarketStand } from './market.stand';

describe('market data that cannot be had', () => {
  let server: MarketServer;
  let market: MarketDataService;
  let stand: MarketStand;

  const start: MarketStand['reader'] = (over) => stand.reader(over);

  beforeEach(async () => {
    stand = await MarketStand.start();
    ({ server } = stand);
    market = start();
  });

  afterEach(async () => await server.stop());

  const refusals: Array<
    [what: string, query: string, path: string, answer: Record<string, unknown> | unknown[] | string, message: string]
  > = [
    [
      'a ticker that is unknown, told as 200',
      'NVDA stock',
      CHART,
      yahooRefusal('chart', 'No data found, symbol may be delisted'),
      'Yahoo Finance knows no ticker NVDA',
    ],
    [
      'another error of Yahoo, told as 200',
      'NVDA stock',
      CHART,
      yahooRefusal('chart', 'Invalid Cookie', 'Unauthorized'),
      'Yahoo Finance did not answer with a chart; try again later',
    ],
    [
      'a chart without a price',
      'NVDA stock',
      CHART,
      yahooChart('NVDA', { regularMarketPrice: null }),
      'Yahoo Finance knows no price of NVDA',
    ],
    [
      'a screener that refuses',
      'stock gainers',
      GAINERS,
      yahooRefusal('finance', 'Invalid', 'Bad Request'),
      'Yahoo Finance refused its list of gainers',
    ],
    [
      'a screener without stocks',
      'stock gainers',
      GAINERS,
      { finance: { result: [{ quotes: null }], error: null } },
      'Yahoo Finance answered without stocks',
    ],
    [
      'a place that nobody knows',
      'weather in Xqzz',
      '/v1/search',
      openMeteoPlaces(),
      'Open-Meteo knows no place called Xqzz',
    ],
    [
      'coins without prices',
      'top crypto',
      COINS,
      [{ name: 'Bitcoin', current_price: null, market_cap: null }],
      'CoinGecko answered without prices',
    ],
    [
      'an error body in place of coins',
      'top crypto',
      COINS,
      { error: 'coin not found' },
      'CoinGecko did not answer in its own format',
    ],
    [
      'pools that failed',
      'yields',
      '/pools',
      { status: 'error', message: 'oops' },
      'DefiLlama did not answer with its pools',
    ],
    ['a pool that is not there', 'xyz yields', '/pools', llamaPools(), 'DefiLlama knows no pool for xyz'],
    ['a card that is not there', 'xyzzy card', '/v2/en/cards', [], 'TCGdex knows no card called xyzzy'],
    ['no feed', 'tech news', '/rss', 'Sorry.', 'Hacker News did not answer in its own format'],
    ['an empty feed', 'tech news', '/rss', hackerNewsFeed(), 'Hacker News answered without stories'],
  ];
  it.each(refusals)('says so of %s', async (_, query, path, answer, message) => {
    server.serve(path, answer);
    await expect(market.ask(query)).rejects.toThrow(message);
  });

  it.each(['Information', 'Note'])('says so where Alpha Vantage answers its limit as 200 (%s)', async (field) => {
    server.serve('/query', { [field]: 'Our standard API rate limit is 25 requests per day.' });
    const message = 'Alpha Vantage has reached the limit of its key; try again later';
    await expect(start({ alphaVantageKey: 'k' }).ask('stock gainers')).rejects.toThrow(message);
  });

  it('says what is understood where no service knows a bare word', async () => {
    server.serve('/v1/search', openMeteoPlaces());
    server.serve('/v2/en/cards', []);
    await expect(market.ask('qwertzuiop')).rejects.toThrow(
      /^query is known to none of the services; ask for something/,
    );
  });

  it('refuses arguments that nothing can have before it asks anybody', async () => {
    await expect(market.read({ kind: 'ticker', argument: '../x' })).rejects.toThrow(
      'ticker must be a symbol such as NVDA',
    );
    await expect(market.read({ kind: 'pair', argument: 'EUR' })).rejects.toThrow(
      'pair must be two currencies such as EUR/USD',
    );
    await expect(market.read({ kind: 'city', argument: '<script>' })).rejects.toThrow(
      'city must be the name of a city',
    );
    await expect(market.read({ kind: 'token', argument: 'x:y' })).rejects.toThrow('chain must be one of');
    expect(server.calls).toEqual([]);
  });
});
