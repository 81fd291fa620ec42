import { BadRequestError } from '@app/platform';
import type { MarketData, MarketQuery } from './market-data';
import { MarketText } from './market-text';

const LONGEST_QUERY = 200;
const UNDERSTOOD =
  'such as "NVDA", "EUR/USD", "weather in Lisbon", "bitcoin", "top crypto", "stock gainers", "charizard card", "USDC yields", "tech news", or a token address with its chain';

/** Turns free text into what to look up. */
export class MarketQueryReader {
  constructor(private readonly providers: readonly MarketData[]) {}

  /** All that the text may mean, the surest first. Throws `BadRequestError` that names what is understood. */
  read(text: string): MarketQuery[] {
    const query = new MarketText(text.slice(0, LONGEST_QUERY + 1));
    const guesses = this.providers
      .flatMap((provider) => {
        const guess = provider.suits(query);
        return guess ? [{ kind: provider.kind, ...guess }] : [];
      })
      .sort((a, b) => b.certainty - a.certainty);
    const [best] = guesses;
    if (!best || query.text.length > LONGEST_QUERY) throw unclearQuery('is not something to look up');
    // What is sure leaves the mere possibilities aside.
    const worth = best.certainty >= 0.8 ? [best] : guesses;
    return worth.map(({ kind, argument, exact }) => ({ kind, argument, ...(exact ? { exact } : {}) }));
  }
}

/** The refusal of a query, with what would be understood. */
export function unclearQuery(fault: string): BadRequestError {
  return new BadRequestError([{ path: 'query', message: `${fault}; ask for something ${UNDERSTOOD}` }]);
}
