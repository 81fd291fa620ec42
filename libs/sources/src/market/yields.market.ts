import type { Clock, MarketConfig } from '@app/platform';
import { z } from 'zod';
import { FRESH_MS, type MarketData, type MarketFacts, type MarketGuess } from './market-data';
import { UnknownMarketError } from './market.errors';
import { figure, soundRows, text, told } from './market-fields';
import { MarketHttp } from './market.http';
import { fold, type MarketText } from './market-text';
import { QUERY_WORDS } from './query-words';

const poolSchema = z.object({
  pool: z.string().min(1),
  chain: z.string(),
  project: z.string(),
  symbol: z.string(),
  poolMeta: text,
  tvlUsd: figure,
  apy: figure,
  apyBase: figure,
  apyReward: figure,
  outlier: z.boolean().nullish().catch(null),
});
const answerSchema = z.object({ status: text, data: z.array(z.unknown()).nullish() });

type Pool = z.infer<typeof poolSchema>;

const MOST_POOLS = 8;
/** All pools there are come in one answer. */
const MAX_BYTES = 60_000_000;

/** What pools pay, the largest first, from DefiLlama; of one pool alone its snapshot (specification 2.3). */
export class YieldsMarket implements MarketData {
  readonly kind = 'yields';
  readonly freshMs = FRESH_MS.news;
  private readonly http: MarketHttp;

  constructor(
    { defiLlama }: Pick<MarketConfig, 'defiLlama'>,
    private readonly clock: Clock,
  ) {
    this.http = new MarketHttp({ name: 'DefiLlama', baseUrl: defiLlama, maxBytes: MAX_BYTES });
  }

  suits(query: MarketText): MarketGuess | null {
    if (!query.has(QUERY_WORDS.yields)) return null;
    return { argument: query.without([...QUERY_WORDS.yields, ...QUERY_WORDS.top, 'pool', 'pools']), certainty: 0.88 };
  }

  async read(argument: string, signal: AbortSignal): Promise<MarketFacts> {
    const { data } = answerSchema.safeParse(await this.http.get('/pools', signal));
    if (!data) throw this.http.strange();
    if (data.status !== 'success' || !data.data) throw this.http.fault('did not answer with its pools');
    const words = fold(argument)
      .split(/[\s/·-]+/)
      .filter((word) => word !== '' && word !== 'on');
    const found = soundRows(poolSchema, data.data)
      .filter((pool) => (pool.tvlUsd ?? 0) > 0 && (pool.apy ?? 0) > 0 && pool.outlier !== true && matches(pool, words))
      .sort((a, b) => (b.tvlUsd ?? 0) - (a.tvlUsd ?? 0))
      .slice(0, MOST_POOLS);
    const [only] = found;
    if (!only) throw new UnknownMarketError('DefiLlama', `pool for ${argument}`);
    const snapshot = found.length === 1 ? snapshotOf(only) : { pools: found.map(rowOf) };
    return {
      kind: 'yields',
      title: found.length === 1 ? nameOf(only) : titleOf(argument),
      url: found.length === 1 ? `https://defillama.com/yields/pool/${only.pool}` : 'https://defillama.com/yields',
      stills: [],
      itemCount: found.length,
      data: { ...snapshot, asOf: this.clock.now().toISOString(), source: 'DefiLlama' },
    };
  }
}

/** Each word is part of the pool's asset, or is its project, its chain or its id. */
function matches({ pool, chain, project, symbol, poolMeta }: Pool, words: readonly string[]): boolean {
  const own = `${symbol} ${project} ${chain} ${poolMeta ?? ''}`;
  const parts = new Set(fold(own).split(/[\s-]+/));
  const id = words.join('-') === pool;
  return id || words.every((word) => parts.has(word));
}

function titleOf(argument: string): string {
  return argument === '' ? 'What the largest pools pay' : `${argument} yields`;
}

/** `aave-v3` and USDC give "USDC on Aave V3, Base". */
function nameOf({ project, symbol, chain }: Pool): string {
  return `${symbol} on ${protocolOf(project)}, ${chain}`;
}

function protocolOf(project: string): string {
  return project
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function rowOf(pool: Pool): Record<string, unknown> {
  return told({ name: nameOf(pool), apyPct: pool.apy, tvlUsd: pool.tvlUsd });
}

function snapshotOf(pool: Pool): Record<string, unknown> {
  return told({
    protocol: protocolOf(pool.project),
    chain: pool.chain,
    asset: pool.symbol,
    apyPct: pool.apy,
    // A pool without rewards pays nothing else; the same figure is told once.
    apyBasePct: pool.apyBase === pool.apy ? null : pool.apyBase,
    apyRewardPct: pool.apyReward || null,
    tvlUsd: pool.tvlUsd,
  });
}
