/** Answers of services of the stock market in their own wire formats, as made-up as their figures. */
import { FRIDAY_S, TRADING_DAYS } from './trading-days';

/** Yahoo's chart of a month: `over` replaces fields of its meta; one day has no trade. */
export function yahooChart(symbol: string, over: Record<string, unknown> = {}): Record<string, unknown> {
  const closes = TRADING_DAYS.map((_, index) => (index === 4 ? null : 171.2 + index * 0.9 + (index % 3) * 1.7));
  const near = (factor: number): Array<number | null> => closes.map((close) => close && close * factor);
  const last = closes.at(-1) ?? null;
  const meta = {
    currency: 'USD',
    symbol,
    exchangeName: 'NMS',
    fullExchangeName: 'NasdaqGS',
    instrumentType: 'EQUITY',
    firstTradeDate: 917015400,
    regularMarketTime: FRIDAY_S + 23_400,
    hasPrePostMarketData: true,
    gmtoffset: -18_000,
    timezone: 'EST',
    exchangeTimezoneName: 'America/New_York',
    regularMarketPrice: last,
    fiftyTwoWeekHigh: 212.19,
    fiftyTwoWeekLow: 86.62,
    regularMarketDayHigh: last && last * 1.01,
    regularMarketDayLow: last && last * 0.98,
    regularMarketVolume: 187_282_400,
    longName: 'NVIDIA Corporation',
    shortName: 'NVIDIA Corporation',
    chartPreviousClose: 180.26,
    priceHint: 2,
    dataGranularity: '1d',
    range: '1mo',
    ...over,
  };
  const quote = { open: near(0.995), high: near(1.01), low: near(0.98), close: closes, volume: closes.map(() => 1e8) };
  const result = [{ meta, timestamp: TRADING_DAYS, indicators: { quote: [quote], adjclose: [{ adjclose: closes }] } }];
  return { chart: { result, error: null } };
}

/** Yahoo's refusals, which may come as 200 as well. */
export function yahooRefusal(
  root: 'chart' | 'finance',
  description: string,
  code = 'Not Found',
): Record<string, unknown> {
  return { [root]: { result: null, error: { code, description } } };
}

/** Yahoo's list of the day's gainers. */
export function yahooGainers(over: ReadonlyArray<Record<string, unknown>> = []): Record<string, unknown> {
  const stocks = [
    ['SOLV', 'Solvane Energy', 31.42, 24.31],
    ['MRDX', 'Meridex Bio', 12.07, 19.8],
    ['HXLO', 'Hexalo Systems', 88.15, 14.02],
    ['TRNW', 'Ternway Rail', 46.9, 11.37],
    ['QORA', 'Qora Foods', 7.64, 10.25],
    ['LUMR', 'Lumera Optics', 153.3, 9.71],
  ].map(([symbol, shortName, price, change], index) => ({
    language: 'en-US',
    region: 'US',
    quoteType: 'EQUITY',
    currency: 'USD',
    symbol,
    shortName,
    longName: `${String(shortName)}, Inc.`,
    regularMarketPrice: price,
    regularMarketChangePercent: change,
    regularMarketVolume: 9_214_332 + index * 1_204_115,
    regularMarketTime: FRIDAY_S + 23_400,
    marketCap: 4_100_000_000,
  }));
  const quotes = [...stocks, ...over];
  return {
    finance: { result: [{ id: 'x', title: 'Day Gainers', quotes, count: quotes.length, total: 214 }], error: null },
  };
}

/** Alpha Vantage's lists: every figure a text. */
export function alphaVantageGainers(): Record<string, unknown> {
  const row = (ticker: string, price: string, change: string): Record<string, string> => ({
    ticker,
    price,
    change_amount: '1.21',
    change_percentage: change,
    volume: '5120033',
  });
  return {
    metadata: 'Top gainers, losers, and most actively traded US tickers',
    last_updated: '2026-11-20 16:15:59 US/Eastern',
    top_gainers: [row('SOLV', '31.42', '24.31%'), row('MRDX', '12.07', '19.80%'), row('BAD', 'n/a', '')],
    top_losers: [row('DOWN', '3.10', '-40.02%')],
    most_actively_traded: [],
  };
}
