/** Host names and IPv4 addresses only: `frame-ancestors` has no IPv6 addresses, and we allow no wildcards. */
const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;
const SCHEMES = new Set(['https:', 'http:']);
const LONGEST = 255;

/**
 * The origin of an integrator's page as browsers write it: scheme, host and a non-default port. Null for anything else,
 * even a trailing slash: the value ends up in `frame-ancestors`, so it is never corrected silently.
 */
export function readOrigin(text: string): string | null {
  const url = text.length <= LONGEST ? URL.parse(text) : null;
  if (!url || !SCHEMES.has(url.protocol) || !HOST.test(url.hostname)) return null;
  const isBare = /^https?:\/\/[^/?#@\\\s]+$/i.test(text);
  return isBare ? url.origin : null;
}
