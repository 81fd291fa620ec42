import { Inject, Injectable } from '@nestjs/common';
import { BadRequestError, Clock } from '@app/platform';
import { MARKET_CONFIG, type MarketConfig } from '../sources.config';
import { TokenMarketService } from '../tokens/token-market.service';
import { CardsMarket } from './cards.market';
import { CityMarket } from './city.market';
import { KeptAnswers } from './kept-answers';
import type { MarketData, MarketFacts, MarketKind, MarketQuery } from './market-data';
import { MarketText } from './market-text';
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
const LONGEST_QUERY = 200;
const UNDERSTOOD =
  'such as "NVDA", "EUR/USD", "weather in Lisbon", "bitcoin", "top crypto", "stock gainers", "charizard card", "USDC yields", "tech news", or a token address with its chain';

/** Looks up market data by kind or by free text; answers are kept while they are fresh. */
@Injectable()
export class MarketDataService {
  private readonly providers: Readonly<Record<MarketKind, MarketData>>;
  private readonly kept = new KeptAnswers<MarketFacts>();

  constructor(
    @Inject(MARKET_CONFIG.token) market: MarketConfig,
    private readonly clock: Clock,
    tokens: TokenMarketService,
  ) {
    this.providers = {
      token: new TokenMarket(tokens),
      pair: new PairMarket(market, clock),
      ticker: new TickerMarket(market),
      city: new CityMarket(market),
      'top-crypto': new TopCryptoMarket(market, clock),
      'stock-gainers': new StockGainersMarket(market, clock),
      cards: new CardsMarket(market, clock),
      yields: new YieldsMarket(market, clock),
      'tech-news': new TechNewsMarket(market, clock),
    };
  }

  /** All that free text may mean, the surest first; asks no service. Throws `BadRequestError` that names what is understood. */
  understand(text: string): MarketQuery[] {
    const query = new MarketText(text.slice(0, LONGEST_QUERY + 1));
    const guesses = Object.entries(this.providers)
      .flatMap(([kind, provider]) => {
        const guess = provider.suits(query);
        return guess ? [{ kind: kind as MarketKind, ...guess }] : [];
      })
      .sort((a, b) => b.certainty - a.certainty);
    const [best] = guesses;
    if (!best || query.text.length > LONGEST_QUERY) throw unclearQuery('is not something to look up');
    // What is sure leaves the mere possibilities aside.
    const worth = best.certainty >= 0.8 ? [best] : guesses;
    return worth.map(({ kind, argument, exact }) => ({ kind, argument, ...(exact ? { exact } : {}) }));
  }

  /**
   * Looks up free text: the surest reading that its service knows. Throws `BadRequestError` for text that means nothing
   * here, `UnknownMarketError` and `MarketDataError` as the services answer.
   */
  async ask(text: string): Promise<MarketFacts> {
    const readings = this.understand(text);
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
    const provider = this.providers[kind];
    const key = JSON.stringify([kind, argument.trim(), exact ?? false]);
    const ask = async (): Promise<MarketFacts> => await provider.read(argument, AbortSignal.timeout(LONGEST_MS), exact);
    return await this.kept.get(key, this.clock.real().getTime(), provider.freshMs, ask);
  }
}

/** The refusal of a query, with what would be understood. */
function unclearQuery(fault: string): BadRequestError {
  return new BadRequestError([{ path: 'query', message: `${fault}; ask for something ${UNDERSTOOD}` }]);
}
