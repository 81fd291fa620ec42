/** Says when something was read or written, not what it says. */
const CLOCKS = new Set([
  'updated',
  'modified',
  'generated',
  'fetched',
  'retrieved',
  'crawled',
  'refreshed',
  'cached',
  'rendered',
  'timestamp',
  'expires',
  'expiry',
]);
const CLOCK_NAMES = new Set(['asof', 'lastbuilddate', 'pubdate', 'servertime', 'currenttime', 'now', 'buildtime']);

/** Counts who looks; it goes up because somebody looked. */
const COUNTERS = new Set([
  'views',
  'pageviews',
  'hits',
  'clicks',
  'impressions',
  'likes',
  'shares',
  'retweets',
  'reposts',
  'upvotes',
  'watching',
  'viewers',
]);
const COUNTER_NAMES = new Set([
  'viewcount',
  'likecount',
  'sharecount',
  'commentcount',
  'interactioncount',
  'userinteractioncount',
  'reviewcount',
  'ratingcount',
  'hitcount',
  'onlinenow',
  'usersonline',
]);

/** Machinery of servers: sessions, keys of requests, how long they took. */
const MACHINERY = new Set(['session', 'csrf', 'xsrf', 'nonce', 'etag', 'checksum', 'cursor', 'ttl', 'uuid', 'guid']);
const MACHINERY_NAMES = new Set([
  'sid',
  'requestid',
  'traceid',
  'correlationid',
  'elapsed',
  'elapsedms',
  'took',
  'tookms',
  'querytime',
  'responsetime',
  'loadtime',
  'latencyms',
  'ratelimit',
  'ratelimitremaining',
  'wordcount',
  'cachehit',
]);

/** Somebody else's words between the source's own. */
const ADS = /^(?:ads?|advert\w*|adslots?|sponsor(?:s|ed)?|promos?|promoted|banners?|anzeigen?|publicidad|werbung)$/;
const AD_TEXT =
  /^\s*(?:ad|ads|advertisement|advertorial|sponsored|promoted|anzeige|werbung|publicidad|publicité)\b\s*[:|–—-]/iu;
const AGO =
  /\b(?:\d+|an?|one|two|few|just)\s*(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|s|m|h|d)?\s+ago\b|\b(?:vor|hace|il y a)\s+\d+\s+\p{L}+|\bjust now\b/iu;

const SILENT = new Set(['value', 'amount', 'count', 'total', 'number', 'text', 'v', 'n']);

/** Whether a field, by its name, moves without anything having happened, as a clock or an ad does. */
export function isVolatileName(path: readonly string[]): boolean {
  const named = path.filter((part) => !/^\d+$/.test(part));
  if (named.some((part) => wordsOf(part).some((word) => ADS.test(word)))) return true;
  const leaf = named.at(-1) ?? '';
  const parent = SILENT.has(leaf.toLowerCase()) ? [named.at(-2) ?? ''] : [];
  return [leaf, ...parent].some(isVolatile);
}

/** Whether a text tells how long ago something was, or is an advertisement by its own word. */
export function isVolatileText(text: string): boolean {
  return AGO.test(text) || AD_TEXT.test(text);
}

/** Whether a field is called like the hour of the day; such a time of day is no opening hour. */
export function isClockName(path: readonly string[]): boolean {
  const leaf = path.filter((part) => !/^\d+$/.test(part)).at(-1) ?? '';
  return wordsOf(leaf).some((word) => word === 'time' || word === 'clock' || word === 'now');
}

function isVolatile(name: string): boolean {
  const words = wordsOf(name);
  const joined = words.join('');
  return (
    words.some((word) => CLOCKS.has(word) || COUNTERS.has(word) || MACHINERY.has(word)) ||
    CLOCK_NAMES.has(joined) ||
    COUNTER_NAMES.has(joined) ||
    MACHINERY_NAMES.has(joined)
  );
}

/** `lastBuildDate` and "Last build-date" alike. */
function wordsOf(name: string): string[] {
  return name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
