import { Logger } from '@nestjs/common';
import { MarketServer, SetClock } from '@app/testing';
import type { MarketConfig } from '../src/sources.config';
import { MarketDataService, TokenMarketService } from '../src';

export const CHART = '/v8/finance/chart/NVDA';
export const GAINERS = '/v1/finance/screener/predefined/saved';
export const COINS = '/api/v3/coins/markets';

/** The services that market data are read from, played by one server, and their reader. */
export class MarketStand {
  readonly clock = new SetClock(new Date('2026-11-21T12:00:00Z'));

  private constructor(readonly server: MarketServer) {}

  static async start(): Promise<MarketStand> {
    Logger.overrideLogger(false);
    return new MarketStand(await MarketServer.start());
  }

  /** A reader that knows nothing yet. */
  reader(over: Partial<MarketConfig> = {}): MarketDataService {
    const { url } = this.server;
    const keys = { coinGeckoKey: undefined, alphaVantageKey: undefined, openMeteoKey: undefined };
    const services = { dexScreener: url, geckoTerminal: url, coinGecko: url, yahooFinance: url, alphaVantage: url };
    const more = { frankfurter: url, openMeteo: url, openMeteoGeocoding: url, tcgdex: url, defiLlama: url };
    const config = { ...keys, ...services, ...more, hackerNews: url, ...over };
    return new MarketDataService(config, this.clock, new TokenMarketService(config, this.clock));
  }
}
