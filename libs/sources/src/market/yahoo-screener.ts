import { z } from 'zod';
import { figure, soundRows, text } from './market-fields';
import type { MarketHttp } from './market.http';
import type { DayGainers } from './day-gainers';

/** Figures come bare, or with their written form beside them. */
const wrapped = z
  .union([z.object({ raw: figure }).transform(({ raw }) => raw), figure])
  .nullish()
  .catch(null);
const quoteSchema = z.object({
  symbol: z.string().min(1),
  shortName: text,
  longName: text,
  currency: text,
  regularMarketPrice: wrapped,
  regularMarketChangePercent: wrapped,
  regularMarketTime: wrapped,
});
const answerSchema = z.object({
  finance: z.object({
    result: z.array(z.object({ quotes: z.array(z.unknown()).nullish() })).nullish(),
    error: z.object({ code: text, description: text }).nullish().catch(null),
  }),
});

/** Yahoo's own list of the day's gainers. Throws `MarketDataError`. */
export async function readDayGainers(http: MarketHttp, count: number, signal: AbortSignal): Promise<DayGainers> {
  const answer = await http.get(`/v1/finance/screener/predefined/saved?scrIds=day_gainers&count=${count}`, signal);
  const { data } = answerSchema.safeParse(answer);
  if (!data) throw http.strange();
  if (data.finance.error) throw http.fault('refused its list of gainers');
  const quotes = soundRows(quoteSchema, data.finance.result?.[0]?.quotes ?? []);
  const times = quotes.flatMap(({ regularMarketTime: at }) => (at ? [at] : []));
  return {
    gainers: quotes.flatMap((quote) => {
      const { regularMarketPrice: price, regularMarketChangePercent: changePct, currency, symbol } = quote;
      if (!price || !changePct || changePct < 0 || (currency !== null && currency !== 'USD')) return [];
      const name = quote.shortName ?? quote.longName ?? symbol;
      return [{ name, symbol, price, changePct }];
    }),
    asOf: times.length > 0 ? new Date(Math.max(...times) * 1000).toISOString() : null,
  };
}
