import { z } from 'zod';
import { figure, soundRows, text } from './market-fields';
import type { MarketHttp } from './market.http';
import type { DayGainers } from './day-gainers';

const rowSchema = z.object({
  ticker: z.string().min(1),
  price: figure,
  change_percentage: figure,
});
const answerSchema = z.object({
  last_updated: text,
  top_gainers: z.array(z.unknown()).nullish(),
  Information: text,
  Note: text,
  'Error Message': text,
});

/** Alpha Vantage's list of top gainers; every figure comes as text. Throws `MarketDataError`. */
export async function readTopGainers(http: MarketHttp, key: string, signal: AbortSignal): Promise<DayGainers> {
  const answer = await http.get(`/query?function=TOP_GAINERS_LOSERS&apikey=${encodeURIComponent(key)}`, signal);
  const { data } = answerSchema.safeParse(answer);
  if (!data) throw http.strange();
  // Limits and bad keys come as 200 with a sentence in place of the lists.
  if (data.Information ?? data.Note) throw http.fault('has reached the limit of its key');
  if (data['Error Message']) throw http.fault('refused its list of gainers');
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(data.last_updated ?? '') ?? [];
  return {
    gainers: soundRows(rowSchema, data.top_gainers ?? []).flatMap(({ ticker, price, change_percentage: changePct }) =>
      price && changePct ? [{ name: ticker, symbol: ticker, price, changePct }] : [],
    ),
    asOf: day ?? null,
  };
}
