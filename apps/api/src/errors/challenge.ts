/** What a 401 says of how to ask (RFC 6750, 3): that a key is wanted, and whether the one that came is none. */
export function challenge(authorization: string | undefined): string {
  return `Bearer realm="factreel"${authorization === undefined ? '' : ', error="invalid_token"'}`;
}
