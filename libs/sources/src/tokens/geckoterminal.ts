import { z } from 'zod';
import { soundRows } from '../market/market-fields';
import type { MarketHttp } from '../market/market.http';
import { sameAddress } from './token-address';
import { type ChainId, TOKEN_CHAINS } from './token-chains';

/** One hour of a price in US dollars. */
export interface HourCandle {
  /** Its start, ISO 8601. */
  t: string;
  open: number;
  high: number;
  low: number;
  close: number;
}

const HOURS = 72;
const row = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()], z.unknown());
const token = z.object({ address: z.string() }).nullish().catch(null);
const answerSchema = z.object({
  data: z.object({ attributes: z.object({ ohlcv_list: z.array(z.unknown()).nullish() }) }),
  meta: z.object({ base: token, quote: token }).nullish().catch(null),
});

/**
 * Hourly candles of a token in a pool, oldest first; none where the service does not know the pool. Throws
 * `MarketDataError`.
 */
export async function readCandles(
  http: MarketHttp,
  chain: ChainId,
  pool: string,
  address: string,
): Promise<HourCandle[]> {
  const spelt = sameAddress(chain);
  const read = async (side: 'base' | 'quote') => {
    const query = `aggregate=1&limit=${HOURS}&currency=usd&token=${side}`;
    const answer = await http.get(
      `/api/v2/networks/${TOKEN_CHAINS[chain].network}/pools/${encodeURIComponent(pool)}/ohlcv/hour?${query}`,
    );
    if (answer === null) return null;
    const { data } = answerSchema.safeParse(answer);
    if (!data) throw http.strange();
    return data;
  };
  const answer = await read('base');
  const { base, quote } = answer?.meta ?? {};
  // The two services do not always agree on which of a pool's tokens is traded for the other.
  const turned = base && quote && spelt(base.address) !== spelt(address) && spelt(quote.address) === spelt(address);
  const found = turned ? await read('quote') : answer;
  return candlesOf(found?.data.attributes.ohlcv_list ?? []);
}

function candlesOf(rows: readonly unknown[]): HourCandle[] {
  return soundRows(row, rows)
    .filter(isSound)
    .sort(([a], [b]) => a - b)
    .map(([seconds, open, high, low, close]) => ({
      t: new Date(seconds * 1000).toISOString(),
      open,
      high,
      low,
      close,
    }));
}

/** The latest representable day is far off, but a row may hold anything. */
function isSound([seconds, open, high, low, close]: z.infer<typeof row>): boolean {
  const isDay = seconds > 0 && seconds < 8.64e12;
  return isDay && low > 0 && high >= Math.max(open, close) && low <= Math.min(open, close);
}
