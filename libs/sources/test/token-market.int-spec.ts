import { Logger } from '@nestjs/common';
import { hourlyCandles, MarketServer, SetClock } from '@app/testing';
import { readFacts } from '@app/facts';
import { TokenMarketService, type TokenSnapshot } from '../src';

const DEGEN = '0x4ed4E862860beD51a9570b96d89aF5E1B0Efefed';
const WETH = '0x4200000000000000000000000000000000000006';
const BONK = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263';
const POOL = '0xc9034c3e7f58003e6ae0c8438e7c8f4598d5acaa';

describe('reading a token', () => {
  let market: MarketServer;
  let clock: SetClock;
  let tokens: TokenMarketService;

  beforeAll(() => {
    Logger.overrideLogger(false);
  });

  beforeEach(async () => {
    market = await MarketServer.start();
    clock = new SetClock(new Date('2026-11-21T12:00:00Z'));
    tokens = new TokenMarketService({ dexScreener: market.url, geckoTerminal: market.url }, clock);
  });

  afterEach(async () => {
    await market.stop();
  });

  it('gives the figures of its deepest pair, hourly candles oldest first, and no address', async () => {
    market.list('base', DEGEN, [
      { priceUsd: '99', liquidityUsd: 10, pairAddress: '0xthin' },
      { imageUrl: 'https://cdn.example/degen.png' },
      { priceUsd: '98', liquidityUsd: null, pairAddress: '0xempty' },
    ]);
    market.chart('base', POOL, { base: DEGEN.toLowerCase(), quote: WETH }, hourlyCandles(0.01234, 100));
    const { title, data } = await tokens.read('base', DEGEN);
    expect(title).toBe('DEGEN on Base');
    expect(data).toMatchObject({
      asset: 'DEGEN',
      name: 'Degen',
      chain: 'Base',
      priceUsd: 0.01234,
      priceChange24hPct: 7.31,
      priceChange1hPct: -0.42,
      volume24hUsd: 1_834_211.55,
      liquidityUsd: 5_123_456.78,
      marketCapUsd: 181_234_567,
      fullyDilutedValueUsd: 245_678_901,
      exchange: 'Uniswap',
      tradedAgainst: 'WETH',
      pairCreatedAt: '2024-01-17',
      iconUrl: 'https://cdn.example/degen.png',
      asOf: '2026-11-21T12:00:00.000Z',
      source: 'DexScreener & GeckoTerminal',
    });
    const candles = data['candles'] as Array<{ t: string; close: number }>;
    expect(candles).toHaveLength(72);
    expect(candles.map(({ t }) => t)).toEqual(candles.map(({ t }) => t).toSorted());
    expect(candles.at(-1)?.close).toBe(0.01234);
    expect(JSON.stringify(data)).not.toMatch(/0x/i);
    expect(readFacts(data).tables.map(({ key, temporal }) => [key, temporal])).toEqual([['candles', true]]);
  });

  it('asks each service as it wants to be asked, and not again within a minute', async () => {
    market.list('base', DEGEN, [{}]);
    market.chart('base', POOL, { base: DEGEN, quote: WETH }, hourlyCandles(1));
    await Promise.all([tokens.read('base', DEGEN), tokens.read('base', DEGEN.toLowerCase())]);
    clock.pass(59);
    await tokens.read('base', DEGEN);
    const asked = [
      `/token-pairs/v1/base/${DEGEN}`,
      `/api/v2/networks/base/pools/${POOL}/ohlcv/hour?aggregate=1&limit=72&currency=usd&token=base`,
    ];
    expect(market.calls).toEqual(asked);
    clock.pass(1);
    await tokens.read('base', DEGEN);
    expect(market.calls).toEqual([...asked, ...asked]);
  });

  it('reads Solana, whose addresses keep their capitals, and prices of many noughts', async () => {
    market.list('solana', BONK, [{ priceUsd: '0.00001234', marketCap: 1e12, fdv: 1e12, pairAddress: 'Pool1' }]);
    market.chart('solana', 'Pool1', { base: BONK, quote: WETH }, hourlyCandles(0.00001234));
    const { data } = await tokens.read('solana', BONK);
    expect(data).toMatchObject({ chain: 'Solana', priceUsd: 0.00001234, marketCapUsd: 1e12 });
    // The same figure under two names is told once.
    expect(data).not.toHaveProperty('fullyDilutedValueUsd');
  });

  it('leaves out what the services do not tell', async () => {
    const bare = {
      change24h: null,
      volume24h: null,
      marketCap: null,
      fdv: null,
      pairCreatedAt: null,
      liquidityUsd: null,
    };
    const baseToken = { address: DEGEN, name: null, symbol: 'DEGEN' };
    market.list('base', DEGEN, [{ ...bare, baseToken, dexId: '0xabc' }]);
    const { data } = await tokens.read('base', DEGEN);
    expect(Object.keys(data).sort()).toEqual(
      ['asOf', 'asset', 'chain', 'priceChange1hPct', 'priceUsd', 'source', 'tradedAgainst'].sort(),
    );
    expect(data['source']).toBe('DexScreener');
  });

  it('turns the chart where the other service has the pool the other way round', async () => {
    market.list('base', DEGEN, [{}]);
    market.chart('base', POOL, { base: WETH, quote: DEGEN.toLowerCase() }, hourlyCandles(1));
    await tokens.read('base', DEGEN);
    expect(market.calls.map((call) => call.split('token=')[1])).toEqual([undefined, 'base', 'quote']);
  });

  it('passes over candles that cannot be right', async () => {
    market.list('base', DEGEN, [{}]);
    const [first = [], ...rest] = hourlyCandles(1, 20);
    const broken = [[...first.slice(0, 2), 0.1, 5, 1, 1], [null, 1, 1, 1, 1, 1], [], [1e300, 1, 1, 1, 1, 0]];
    market.chart('base', POOL, { base: DEGEN, quote: WETH }, [...broken, ...rest]);
    const { data } = await tokens.read('base', DEGEN);
    expect(data['candles']).toHaveLength(19);
  });

  it('asks again when it is told to wait, and when a service stumbles', async () => {
    market.list('base', DEGEN, [{}]);
    market.chart('base', POOL, { base: DEGEN, quote: WETH }, hourlyCandles(1));
    market.refusals.pairs.push({ status: 429, headers: { 'retry-after': '0' } });
    market.refusals.pairs.push({ status: 503, headers: { 'retry-after': '0' } });
    market.refusals.candles.push({ status: 500, headers: { 'retry-after': '0' } });
    const { data } = await tokens.read('base', DEGEN);
    expect(data).toHaveProperty('candles');
    expect(market.calls).toHaveLength(5);
  });

  it('goes without candles where they cannot be had', async () => {
    market.list('base', DEGEN, [{}]);
    market.refusals.candles.push({ status: 200, body: '<html>' });
    const { data } = await tokens.read('base', DEGEN);
    expect(data).not.toHaveProperty('candles');
    expect(data['source']).toBe('DexScreener');
  });

  it.each([
    ['that nobody trades', [], 'no pair on base trades'],
    ['that others are traded for', [{ baseToken: { address: WETH, name: 'WETH', symbol: 'WETH' } }], 'no pair on base'],
    [
      'without a price',
      [{ priceUsd: null }, { priceUsd: '' }, { priceUsd: '0' }, { priceUsd: 'NaN' }],
      'no pair on base',
    ],
  ])('refuses a token %s', async (_, pairs, message) => {
    market.list('base', DEGEN, pairs);
    await expect(tokens.read('base', DEGEN)).rejects.toThrow(message);
  });

  it.each([
    ['is too busy for long', { status: 429, headers: { 'retry-after': '3600' } }, 'DexScreener is too busy; try again'],
    ['refuses', { status: 403 }, 'DexScreener answered 403'],
    ['speaks another language', { status: 200, body: '{"pairs": null}' }, 'did not answer in its own format'],
    ['is cut short', { status: 200, body: '[{"chainId":' }, 'did not answer in its own format'],
  ])('says so where the service %s, and asks anew the next time', async (_, refusal, message) => {
    market.list('base', DEGEN, [{}]);
    market.refusals.pairs.push(refusal);
    await expect(tokens.read('base', DEGEN)).rejects.toThrow(message);
    const { title }: TokenSnapshot = await tokens.read('base', DEGEN);
    expect(title).toBe('DEGEN on Base');
  });

  it('refuses addresses that the chain cannot have before it asks anybody', async () => {
    await expect(tokens.read('solana', DEGEN)).rejects.toThrow('address must be the base58 text of 32 bytes on Solana');
    await expect(tokens.read('base', BONK)).rejects.toThrow('address must be 0x and 40 hexadecimal digits on Base');
    expect(market.calls).toEqual([]);
  });
});
