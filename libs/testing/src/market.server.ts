import type { ServerResponse } from 'node:http';
import { LocalServer } from './local-server';

/** A market as DexScreener lists it; what a test leaves out is as usual. */
export interface MarketPair {
  pairAddress?: string;
  dexId?: string;
  baseToken?: { address: string; name: string | null; symbol: string | null };
  quoteToken?: { address: string; name: string; symbol: string };
  /** A text, as the service writes it. */
  priceUsd?: string | null;
  liquidityUsd?: number | null;
  change24h?: number | null;
  volume24h?: number | null;
  marketCap?: number | null;
  fdv?: number | null;
  pairCreatedAt?: number | null;
  imageUrl?: string | null;
}

/** An answer in place of the usual one. */
export interface MarketRefusal {
  status: number;
  headers?: Record<string, string>;
  /** Sent as it is. */
  body?: string;
}

/** `[seconds, open, high, low, close, volume]` */
export type MarketCandle = readonly (number | null)[];

const HOUR_S = 3_600;
const LAST_HOUR_S = 1_795_237_200;

/** What a path is answered with: JSON, a text as it stands, or either by the query. */
export type MarketAnswer = Record<string, unknown> | unknown[] | string | ((query: URLSearchParams) => object | string);

/**
 * DexScreener's token pairs and GeckoTerminal's hourly candles in their own wire formats, and by `serve` the answers of
 * every other service (`market-answers.ts` has their formats), on one local port.
 */
export class MarketServer extends LocalServer {
  /** Paths that were asked for, in order. */
  readonly calls: string[] = [];
  /** Answers of the next calls of a service, each used once. */
  readonly refusals: Record<'pairs' | 'candles' | 'others', MarketRefusal[]> = { pairs: [], candles: [], others: [] };
  private readonly answers = new Map<string, MarketAnswer>();
  private readonly pairs = new Map<string, MarketPair[]>();
  private readonly pools = new Map<string, { candles: MarketCandle[]; base: string; quote: string }>();

  private constructor() {
    super(({ url = '' }, response) => this.answer(url, response));
  }

  static async start(): Promise<MarketServer> {
    return await new MarketServer().listen();
  }

  /** Answers a path; `serve('/v1/latest', …)`. */
  serve(path: string, answer: MarketAnswer): void {
    this.answers.set(path, answer);
  }

  /** Lists a token on a chain. */
  list(chain: string, token: string, pairs: MarketPair[]): void {
    this.pairs.set(`${chain}/${token}`, pairs);
  }

  /** Gives a pool its candles, the newest first as the service has them; `base` and `quote` are its tokens. */
  chart(network: string, pool: string, tokens: { base: string; quote: string }, candles: MarketCandle[]): void {
    this.pools.set(`${network}/${pool}`, { candles, ...tokens });
  }

  private answer(url: string, response: ServerResponse): void {
    this.calls.push(url);
    const { pathname, searchParams } = new URL(url, this.url);
    const pairs = /^\/token-pairs\/v1\/([^/]+)\/([^/]+)$/.exec(pathname);
    const pool = /^\/api\/v2\/networks\/([^/]+)\/pools\/([^/]+)\/ohlcv\/hour$/.exec(pathname);
    const refusal = this.refusals[pairs ? 'pairs' : pool ? 'candles' : 'others'].shift();
    if (refusal) {
      response.writeHead(refusal.status, { 'content-type': 'application/json', ...refusal.headers }).end(refusal.body);
      return;
    }
    const json = (status: number, body: unknown): void =>
      void response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
    const served = this.answers.get(decodeURIComponent(pathname));
    if (served !== undefined) {
      const body = typeof served === 'function' ? served(searchParams) : served;
      if (typeof body === 'string') response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(body);
      else json(200, body);
      return;
    }
    if (pairs) {
      const [, chain = '', token = ''] = pairs;
      // A token that nobody trades is an empty list, not an error.
      json(
        200,
        (this.pairs.get(`${chain}/${token}`) ?? []).map((pair) => pairRow(chain, token, pair)),
      );
      return;
    }
    const known = pool && this.pools.get(`${pool[1] ?? ''}/${pool[2] ?? ''}`);
    if (!known) {
      json(404, { errors: [{ status: '404', title: 'Not Found' }], meta: { ref_id: '1' } });
      return;
    }
    const limit = Number(searchParams.get('limit') ?? 100);
    const side = (address: string) => ({ address, name: 'Token', symbol: 'TKN', coingecko_coin_id: null });
    json(200, {
      data: {
        id: 'f3bb6c55-0a41-4a0e-8f3f-2f5ae7e9a9d1',
        type: 'ohlcv_request_response',
        attributes: { ohlcv_list: known.candles.slice(0, limit) },
      },
      meta: { base: side(known.base), quote: side(known.quote) },
    });
  }
}

/** So many hours of a price that climbs to `price`, the newest first. */
export function hourlyCandles(price: number, hours = 72): MarketCandle[] {
  return Array.from({ length: hours }, (_, ago) => {
    const [open, close] = [price * (1 - 0.002 * (ago + 1)), price * (1 - 0.002 * ago)];
    const figures = [open, close * 1.01, open * 0.99, close].map((value) => Number(value.toPrecision(6)));
    return [LAST_HOUR_S - ago * HOUR_S, ...figures, 12_345.67];
  });
}

function pairRow(chainId: string, token: string, pair: MarketPair) {
  const {
    pairAddress = '0xc9034c3e7f58003e6ae0c8438e7c8f4598d5acaa',
    dexId = 'uniswap',
    baseToken = { address: token, name: 'Degen', symbol: 'DEGEN' },
    quoteToken = { address: '0x4200000000000000000000000000000000000006', name: 'Wrapped Ether', symbol: 'WETH' },
    priceUsd = '0.01234',
    liquidityUsd = 5_123_456.78,
    change24h = 7.31,
    volume24h = 1_834_211.55,
    marketCap = 181_234_567,
    fdv = 245_678_901,
    pairCreatedAt = 1_705_449_600_000,
    imageUrl = null,
  } = pair;
  const counts = { buys: 12, sells: 9 };
  return {
    chainId,
    dexId,
    url: `https://dexscreener.com/${chainId}/${pairAddress}`,
    pairAddress,
    labels: ['v3'],
    baseToken,
    quoteToken,
    priceNative: '0.000004012',
    priceUsd,
    txns: { m5: counts, h1: counts, h6: counts, h24: counts },
    volume: { h24: volume24h, h6: 400_100.2, h1: 61_002.4, m5: 1_200.01 },
    priceChange: { m5: 0.02, h1: -0.42, h6: 1.9, ...(change24h === null ? {} : { h24: change24h }) },
    ...(liquidityUsd === null ? {} : { liquidity: { usd: liquidityUsd, base: 190_000_000, quote: 612.4 } }),
    fdv,
    marketCap,
    pairCreatedAt,
    info: imageUrl === null ? null : { imageUrl, websites: [], socials: [] },
    boosts: { active: 0 },
  };
}
