import { UnprocessableError } from '@app/platform';

/** A service of market data could not be read; nothing was made, and it may work in a while. */
export class MarketDataError extends UnprocessableError {
  /** `refused`: it answered that it will not, which asking again does not change. */
  constructor(service: string, fault: string, { refused = false } = {}) {
    super(`${service} ${fault}; try again later`, refused ? undefined : 'away');
  }
}

/** The service answered, and knows no such thing: asking again would not help. */
export class UnknownMarketError extends UnprocessableError {
  constructor(service: string, what: string) {
    super(`${service} knows no ${what}`);
  }
}
