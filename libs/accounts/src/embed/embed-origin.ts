/** Names and IPv4 addresses alone: a policy of frames knows neither IPv6 addresses nor, here, wildcards. */
const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;
const SCHEMES = new Set(['https:', 'http:']);
const LONGEST = 255;

/**
 * The origin of an integrator's page as browsers write it: scheme, host and a port that is not the scheme's own. Null for
 * anything else, a path of a lone slash included: what is no origin is never quietly made one, since it ends up in
 * `frame-ancestors`.
 */
export function readOrigin(text: string): string | null {
  const url = text.length <= LONGEST ? URL.parse(text) : null;
  if (!url || !SCHEMES.has(url.protocol) || !HOST.test(url.hostname)) return null;
  const isBare = /^https?:\/\/[^/?#@\\\s]+$/i.test(text);
  return isBare ? url.origin : null;
}
