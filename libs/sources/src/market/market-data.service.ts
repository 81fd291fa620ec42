import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@app/platform';
import { MARKET_CONFIG, type MarketConfig } from './market.config';
import { TokenMarketService } from '../tokens/token-market.service';
import { CardsMarket } from './cards.market';
import { CityMarket } from './city.market';
import { KeptAnswers } from './kept-answers';
import type { MarketData, MarketFacts, MarketKind, MarketQuery } from './market-data';
import { MarketQueryReader, unclearQuery } from './market-query.reader';
import { UnknownMarketError } from './market.errors';
import { PairMarket } from './pair.market';
import { StockGainersMarket } from './stock-gainers.market';
import { TechNewsMarket } from './tech-news.market';
import { TickerMarket } from './ticker.market';
import { TokenMarket } from './token.market';
import { TopCryptoMarket } from './top-crypto.market';
import { YieldsMarket } from './yields.market';

/** Longest time for one look-up with all its requests. */
const LONGEST_MS = 30_000;

/** Looks up market data by kind or by free text; answers are kept while they are fresh. */
@Injectable()
export class MarketDataService {
  private readonly providers: ReadonlyMap<MarketKind, MarketData>;
  private readonly queries: MarketQueryReader;
  private readonly kept = new KeptAnswers<MarketFacts>();

  constructor(
    @Inject(MARKET_CONFIG.token) market: MarketConfig,
    private readonly clock: Clock,
    tokens: TokenMarketService,
  ) {
    const providers: MarketData[] = [
      new TokenMarket(tokens),
      new PairMarket(market, clock),
      new TickerMarket(market),
      new CityMarket(market),
      new TopCryptoMarket(market, clock),
      new StockGainersMarket(market, clock),
      new CardsMarket(market, clock),
      new YieldsMarket(market, clock),
      new TechNewsMarket(market, clock),
    ];
    this.providers = new Map(providers.map((provider) => [provider.kind, provider]));
    this.queries = new MarketQueryReader(providers);
  }

  /** What free text may mean, the surest first; asks no service. Throws `BadRequestError`. */
  understand(text: string): MarketQuery[] {
    return this.queries.read(text);
  }

  /**
   * Looks up free text: the surest reading that its service knows. Throws `BadRequestError` for text that means nothing
   * here, `UnknownMarketError` and `MarketDataError` as the services answer.
   */
  async ask(text: string): Promise<MarketFacts> {
    const readings = this.queries.read(text);
    for (const reading of readings) {
      try {
        return await this.read(reading);
      } catch (error) {
        if (!(error instanceof UnknownMarketError) || readings.length === 1) throw error;
      }
    }
    throw unclearQuery('is known to none of the services');
  }

  /** Looks up what is asked for. Throws as `MarketData.read` does. */
  async read({ kind, argument, exact }: MarketQuery): Promise<MarketFacts> {
    const provider = this.providers.get(kind);
    if (!provider) throw unclearQuery('is not something to look up');
    const key = JSON.stringify([kind, argument.trim(), exact ?? false]);
    const ask = async (): Promise<MarketFacts> => await provider.read(argument, AbortSignal.timeout(LONGEST_MS), exact);
    return await this.kept.get(key, this.clock.real().getTime(), provider.freshMs, ask);
  }
}
