import type { Clock } from '@app/platform';
import { z } from 'zod';
import { upperFirst } from '@app/facts';
import type { MarketConfig } from '../sources.config';
import type { AnswerPart } from './answer-parts';
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

type Pool = z.infer<typeof poolSchema>;

const MOST_POOLS = 8;
/** All pools there are come in one answer; it is read piece by piece. */
const MAX_BYTES = 60_000_000;

/** What pools pay, the largest first, from DefiLlama; of one pool alone its snapshot. */
export class YieldsMarket implements MarketData {
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
    const found = await this.largest(argument, signal);
    const [only] = found;
    if (!only) throw new UnknownMarketError('DefiLlama', `pool for ${argument}`);
    const snapshot = found.length === 1 ? snapshotOf(only) : { pools: found.map(rowOf) };
    return {
      title: found.length === 1 ? nameOf(only) : titleOf(argument, found),
      url: found.length === 1 ? `https://defillama.com/yields/pool/${only.pool}` : 'https://defillama.com/yields',
      stills: [],
      itemCount: found.length,
      data: { ...snapshot, asOf: this.clock.now().toISOString(), source: 'DefiLlama' },
    };
  }

  /** The largest pools that these words mean; the others of some twenty thousand are never held together. */
  private async largest(argument: string, signal: AbortSignal): Promise<Pool[]> {
    const words = fold(argument)
      .split(/[\s/·-]+/)
      .filter((word) => word !== '' && word !== 'on');
    let found: Pool[] = [];
    let rows = 0;
    let status: unknown = null;
    const take = ({ key, value }: AnswerPart): void => {
      if (key === 'status') status = value;
      else {
        rows += 1;
        const pools = soundRows(poolSchema, [value]).filter((pool) => isTold(pool) && matches(pool, words));
        if (pools.length > 0) found = [...found, ...pools].sort(byDeposits).slice(0, MOST_POOLS);
      }
    };
    await this.http.getParts('/pools', ['$.status', '$.data.*'], take, signal);
    if (status !== 'success' || rows === 0) throw this.http.fault('did not answer with its pools');
    return found;
  }
}

function isTold({ tvlUsd, apy, outlier }: Pool): boolean {
  return (tvlUsd ?? 0) > 0 && (apy ?? 0) > 0 && outlier !== true;
}

function byDeposits(a: Pool, b: Pool): number {
  return (b.tvlUsd ?? 0) - (a.tvlUsd ?? 0);
}

/** Each word is part of the pool's asset, or is its project, its chain or its id. */
function matches({ pool, chain, project, symbol, poolMeta }: Pool, words: readonly string[]): boolean {
  const own = `${symbol} ${project} ${chain} ${poolMeta ?? ''}`;
  const parts = new Set(fold(own).split(/[\s-]+/));
  const id = words.join('-') === pool;
  return id || words.every((word) => parts.has(word));
}

/** An asset that all of the pools hold is written as they write it. */
function titleOf(argument: string, pools: readonly Pool[]): string {
  if (argument === '') return 'What the largest pools pay';
  const words = argument.split(/\s+/).map((word) => {
    const written = pools.map(({ symbol, chain }) => [symbol, chain].find((name) => fold(name) === fold(word)));
    return written.every((name) => name !== undefined) ? (written[0] ?? word) : word;
  });
  return `${words.join(' ')} yields`;
}

/** `aave-v3` and USDC give "USDC on Aave V3, Base". */
function nameOf({ project, symbol, chain }: Pool): string {
  return `${symbol} on ${protocolOf(project)}, ${chain}`;
}

function protocolOf(project: string): string {
  return project.split('-').map(upperFirst).join(' ');
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
