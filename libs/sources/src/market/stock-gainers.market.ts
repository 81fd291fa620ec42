import type { Clock } from '@app/platform';
import type { MarketConfig } from '../sources.config';
import { type DayGainers, readDayGainers, readTopGainers } from './day-gainers';
import { FRESH_MS, type MarketData, type MarketFacts, type MarketGuess } from './market-data';
import { told } from './market-fields';
import { MarketHttp } from './market.http';
import type { MarketText } from './market-text';
import { QUERY_WORDS } from './query-words';

const MOST = 10;

/** The stocks that gained most on the last trading day: Alpha Vantage where a key opens it, else Yahoo Finance. */
export class StockGainersMarket implements MarketData {
  readonly freshMs = FRESH_MS.prices;
  private readonly http: MarketHttp;
  private readonly ask: (signal: AbortSignal) => Promise<DayGainers>;

  constructor(
    {
      yahooFinance,
      alphaVantage,
      alphaVantageKey: key,
    }: Pick<MarketConfig, 'yahooFinance' | 'alphaVantage' | 'alphaVantageKey'>,
    private readonly clock: Clock,
  ) {
    const http =
      key === undefined
        ? new MarketHttp({ name: 'Yahoo Finance', baseUrl: yahooFinance })
        : new MarketHttp({ name: 'Alpha Vantage', baseUrl: alphaVantage, perMinute: 5 });
    this.http = http;
    this.ask = async (signal) =>
      key === undefined ? await readDayGainers(http, MOST, signal) : await readTopGainers(http, key, signal);
  }

  suits(query: MarketText): MarketGuess | null {
    return query.has(QUERY_WORDS.gainers) ? { argument: '', certainty: 0.9 } : null;
  }

  async read(_: string, signal: AbortSignal): Promise<MarketFacts> {
    const { gainers, asOf } = await this.ask(signal);
    const rows = gainers.slice(0, MOST);
    if (rows.length < 2) throw this.http.fault('answered without stocks');
    return {
      title: "Today's top stock gainers",
      url: 'https://finance.yahoo.com/markets/stocks/gainers/',
      stills: [],
      itemCount: rows.length,
      data: {
        companies: rows.map(({ name, symbol, changePct, price }) =>
          told({
            name,
            symbol: symbol === name ? null : symbol,
            changePct,
            marketPriceUsd: price,
          }),
        ),
        asOf: asOf ?? this.clock.now().toISOString(),
        source: this.http.service.name,
      },
    };
  }
}
