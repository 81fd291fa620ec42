/** What a key may be limited to. */
export const KEY_SCOPES = [
  'videos:read',
  'videos:write',
  'series',
  'library',
  'tools',
  'webhooks',
  'account:read',
] as const;

/** A part of the api that a key opens. */
export type KeyScope = (typeof KEY_SCOPES)[number];

/** The first of `needed` that is not among `scopes`, or null. Null `scopes` are all of them. */
export function missingScope(scopes: readonly KeyScope[] | null, needed: readonly KeyScope[]): KeyScope | null {
  return needed.find((scope) => scopes !== null && !scopes.includes(scope)) ?? null;
}
