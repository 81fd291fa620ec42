/** Why an address was not fetched: never allowed (`refused`), or it did not work out (the others). */
export class FetchError extends Error {
  constructor(
    readonly reason: 'refused' | 'failed' | 'too_large' | 'timeout',
    message: string,
  ) {
    super(message);
  }
}
