import { BadRequestError } from '@app/platform';
import { z } from 'zod';
import type { MarketConfig } from '../sources.config';
import { FRESH_MS, type MarketData, type MarketFacts, type MarketGuess } from './market-data';
import { UnknownMarketError } from './market.errors';
import { figure, text, told } from './market-fields';
import { MarketHttp } from './market.http';
import type { MarketText } from './market-text';
import { COINS, QUERY_WORDS } from './query-words';

const series = z.array(figure).nullish().catch(null);
const answerSchema = z.object({
  chart: z.object({
    result: z
      .array(
        z.object({
          meta: z.object({
            symbol: z.string(),
            currency: text,
            fullExchangeName: text,
            exchangeName: text,
            shortName: text,
            longName: text,
            regularMarketPrice: figure,
            regularMarketTime: figure,
            priceHint: figure,
            instrumentType: text,
            regularMarketVolume: figure,
            gmtoffset: figure,
            exchangeTimezoneName: text,
          }),
          timestamp: z.array(z.number()).nullish(),
          indicators: z.object({
            quote: z.array(z.object({ open: series, high: series, low: series, close: series })).nullish(),
          }),
        }),
      )
      .nullish(),
    error: z.object({ code: text, description: text }).nullish().catch(null),
  }),
});

type Chart = NonNullable<z.infer<typeof answerSchema>['chart']['result']>[number];

interface DayCandle {
  date: string;
  open: number;
  high: number;
  low: number;
  close: number;
}

const SYMBOL = /^\^?[A-Z0-9]{1,10}([.=-][A-Z0-9]{1,6})?$/;
/** Exchanges that quote in hundredths: the figure is no amount of the currency whose letters these are. */
const HUNDREDTHS: Readonly<Record<string, string>> = {
  GBp: 'British pence',
  GBX: 'British pence',
  ZAc: 'South African cents',
  ILA: 'Israeli agorot',
};
const FEWEST_CANDLES = 8;

/** Stocks, funds, indexes and coins by ticker, with the days of a month as candles, from Yahoo Finance. */
export class TickerMarket implements MarketData {
  readonly freshMs = FRESH_MS.prices;
  private readonly http: MarketHttp;

  constructor({ yahooFinance }: Pick<MarketConfig, 'yahooFinance'>) {
    this.http = new MarketHttp({ name: 'Yahoo Finance', baseUrl: yahooFinance });
  }

  suits(query: MarketText): MarketGuess | null {
    const left = query.without([...QUERY_WORDS.stock, ...QUERY_WORDS.top]);
    const coin = Object.entries(COINS).find(([, names]) => query.has(names));
    if (coin && query.words.length <= 3) return { argument: `${coin[0]}-USD`, certainty: 0.9 };
    const [pairCoin = '', against = ''] = left.toUpperCase().split(/[/-]/);
    if (pairCoin in COINS && /^[A-Z]{3}$/.test(against)) return { argument: `${pairCoin}-${against}`, certainty: 0.96 };
    const symbol = left.replace(/^\$/, '');
    if (!SYMBOL.test(symbol.toUpperCase()) || /^\d+$/.test(symbol)) return null;
    if (left.startsWith('$') || query.has(QUERY_WORDS.stock))
      return { argument: symbol.toUpperCase(), certainty: 0.86 };
    if (SYMBOL.test(symbol) && symbol.length <= 10) return { argument: symbol, certainty: 0.7 };
    return symbol.length <= 5 ? { argument: symbol.toUpperCase(), certainty: 0.2 } : null;
  }

  async read(argument: string, signal: AbortSignal): Promise<MarketFacts> {
    const symbol = argument.trim().replace(/^\$/, '').toUpperCase();
    if (!SYMBOL.test(symbol)) throw new BadRequestError([{ path: 'ticker', message: 'must be a symbol such as NVDA' }]);
    const path = `/v8/finance/chart/${encodeURIComponent(symbol)}?range=1mo&interval=1d`;
    const answer = await this.http.get(path, signal);
    if (answer === null) throw new UnknownMarketError('Yahoo Finance', `ticker ${symbol}`);
    const { data } = answerSchema.safeParse(answer);
    if (!data) throw this.http.strange();
    const [chart] = data.chart.result ?? [];
    if (chart) return factsOf(chart);
    // Refusals come as 200 as well.
    if (/not found|no data/i.test(`${data.chart.error?.code} ${data.chart.error?.description}`))
      throw new UnknownMarketError('Yahoo Finance', `ticker ${symbol}`);
    throw this.http.fault('did not answer with a chart');
  }
}

function factsOf(chart: Chart): MarketFacts {
  const { meta } = chart;
  const { regularMarketTime: at, currency } = meta;
  const price = clean(meta.regularMarketPrice, meta.priceHint);
  if (price === null || price <= 0) throw new UnknownMarketError('Yahoo Finance', `price of ${meta.symbol}`);
  const candles = candlesOf(chart);
  const name = (meta.longName ?? meta.shortName ?? meta.symbol).replace(/ USD$/, '');
  const today = at === null ? null : dayOf(at, meta);
  const hundredths = currency === null ? undefined : HUNDREDTHS[currency];
  return {
    title: name === meta.symbol ? name : `${name} (${meta.symbol})`,
    url: `https://finance.yahoo.com/quote/${encodeURIComponent(meta.symbol)}`,
    stills: [],
    itemCount: candles.length,
    data: told({
      asset: name,
      symbol: name === meta.symbol ? null : meta.symbol,
      price,
      previousClose: candles.findLast(({ date }) => today !== null && date < today)?.close,
      // Of coins it is an amount of money, of indexes nothing.
      volume:
        meta.instrumentType === 'EQUITY' || meta.instrumentType === 'ETF' ? meta.regularMarketVolume || null : null,
      exchange: meta.instrumentType === 'EQUITY' ? (meta.fullExchangeName ?? meta.exchangeName) : null,
      currency: hundredths === undefined ? currency : null,
      quotedIn: hundredths,
      candles: candles.length < FEWEST_CANDLES ? null : candles,
      asOf: at === null ? null : new Date(at * 1000).toISOString(),
      source: 'Yahoo Finance',
    }),
  };
}

/** Days without a trade have no figures. */
function candlesOf({ timestamp, indicators, meta }: Chart): DayCandle[] {
  const [quote] = indicators.quote ?? [];
  const at = (list: ReadonlyArray<number | null> | null | undefined, index: number): number | null =>
    clean(list?.[index] ?? null, meta.priceHint);
  return (timestamp ?? []).flatMap((seconds, index) => {
    const [open, high, low, close] = [
      at(quote?.open, index),
      at(quote?.high, index),
      at(quote?.low, index),
      at(quote?.close, index),
    ];
    if (open === null || high === null || low === null || close === null) return [];
    return seconds > 0 && seconds < 8.64e12 ? [{ date: dayOf(seconds, meta), open, high, low, close }] : [];
  });
}

/** Prices come as 187.38999938964844; the service says how many decimals it means by them. */
function clean(price: number | null, hint: number | null): number | null {
  return price === null ? null : Number(price.toFixed(Math.min(10, Math.max(2, Math.trunc(hint ?? 2)))));
}

/** The day at the exchange; by its present offset, days before clocks were set back would be those before. */
function dayOf(seconds: number, { exchangeTimezoneName: timeZone, gmtoffset: offset }: Chart['meta']): string {
  if (timeZone !== null && isZone(timeZone)) {
    return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(seconds * 1000);
  }
  return new Date((seconds + (offset ?? 0)) * 1000).toISOString().slice(0, 10);
}

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
