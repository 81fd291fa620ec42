export const KEY_SCOPES = [
  'videos:read',
  'videos:write',
  'series',
  'library',
  'tools',
  'webhooks',
  'account:read',
] as const;

/** A part of the api that a key may use. */
export type KeyScope = (typeof KEY_SCOPES)[number];

/** The first of `needed` that `scopes` lack, or null. Null `scopes` mean all. */
export function missingScope(scopes: readonly KeyScope[] | null, needed: readonly KeyScope[]): KeyScope | null {
  return needed.find((scope) => scopes !== null && !scopes.includes(scope)) ?? null;
}
