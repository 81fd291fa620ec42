/** Why an address was not fetched: not allowed (`refused`), or failed (the others). */
export class FetchError extends Error {
  constructor(
    readonly reason: 'refused' | 'failed' | 'too_large' | 'timeout',
    message: string,
  ) {
    super(message);
  }
}
