import { UnprocessableError } from '@app/platform';

/** Nobody trades the token for a price, or there is no such token. */
export class UnknownTokenError extends UnprocessableError {
  constructor(chain: string, address: string) {
    super(`no pair on ${chain} trades ${address} at a price`);
  }
}
