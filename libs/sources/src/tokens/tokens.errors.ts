import { UnprocessableError } from '@app/platform';

/** Nobody trades the token for a price, or there is no such token. */
export class UnknownTokenError extends UnprocessableError {
  constructor(chain: string, address: string) {
    super(`no pair on ${chain} trades ${address} at a price`);
  }
}

/** A service of market data could not be read; nothing was made, and it may work in a while. */
export class MarketDataError extends UnprocessableError {
  constructor(service: string, fault: string) {
    super(`${service} ${fault}; try again later`);
  }
}
