import { z } from 'zod';
import { figure, soundRows, text } from './market-fields';
import type { MarketHttp } from './market.http';

/** A stock that gained, as its service tells it; prices in US dollars. */
interface Gainer {
  /** The company's name where the service tells it, else the symbol. */
  name: string;
  symbol: string;
  price: number;
  changePct: number;
}

/** The gainers of one trading day. */
export interface DayGainers {
  gainers: Gainer[];
  /** ISO 8601; null where the service does not tell. */
  asOf: string | null;
}

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
const screenSchema = z.object({
  finance: z.object({
    result: z.array(z.object({ quotes: z.array(z.unknown()).nullish() })).nullish(),
    error: z.object({ code: text, description: text }).nullish().catch(null),
  }),
});

/** Yahoo's own list of the day's gainers. Throws `MarketDataError`. */
export async function readDayGainers(http: MarketHttp, count: number, signal: AbortSignal): Promise<DayGainers> {
  const answer = await http.get(`/v1/finance/screener/predefined/saved?scrIds=day_gainers&count=${count}`, signal);
  const { data } = screenSchema.safeParse(answer);
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

const gainerSchema = z.object({
  ticker: z.string().min(1),
  price: figure,
  change_percentage: figure,
});
const gainersSchema = z.object({
  last_updated: text,
  top_gainers: z.array(z.unknown()).nullish(),
  Information: text,
  Note: text,
  'Error Message': text,
});

/** Alpha Vantage's list of top gainers; every figure comes as text. Throws `MarketDataError`. */
export async function readTopGainers(http: MarketHttp, key: string, signal: AbortSignal): Promise<DayGainers> {
  const answer = await http.get(`/query?function=TOP_GAINERS_LOSERS&apikey=${encodeURIComponent(key)}`, signal);
  const { data } = gainersSchema.safeParse(answer);
  if (!data) throw http.strange();
  // Limits and bad keys come as 200 with a sentence in place of the lists.
  if (data.Information ?? data.Note) throw http.fault('has reached the limit of its key');
  if (data['Error Message']) throw http.fault('refused its list of gainers');
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(data.last_updated ?? '') ?? [];
  return {
    gainers: soundRows(gainerSchema, data.top_gainers ?? []).flatMap(
      ({ ticker, price, change_percentage: changePct }) =>
        price && changePct ? [{ name: ticker, symbol: ticker, price, changePct }] : [],
    ),
    asOf: day ?? null,
  };
}
