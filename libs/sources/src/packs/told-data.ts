import { isIP } from 'node:net';
import { type Fact, type Json, type JsonObject, readAnyFacts } from '@app/facts';
import type { FoundSource } from '../previews/saved-source.reader';
import type { ReadPlace } from '../readers/read-source';
import { isOpened } from '../source-kinds';

/** Sentences of a page's frame among its own: how long it takes to read, whom to call, what a parcel costs. */
const FRAME = [
  /\bmin(?:ute)?s?\.?[ -](?:read|lesezeit|de lectura|de lecture|di lettura|de leitura)\b/iu,
  /(?<!\d)\d+ comments?(?=$|\s*[·|])/iu,
  /©|\bcopyright \d{4}\b|\ball rights reserved\b|\b(?:sign up|subscribe|join)\b.*\bnewsletter\b/iu,
  /\b(?:dial|tel|telephone|phone|fax|call us|passcode)\b[.: ]*\+?[\d(]/iu,
  /\b(?:replay|webcast) (?:is|will be) available\b|\bfree (?:delivery|shipping)\b|\breturns? within\b|\bmoney[- ]back\b/iu,
];
/** Names of what a page's machinery counts and dates. */
const MACHINERY = /^(?:wordCount|dateModified|dateCreated|commentCount|interactionCount|numberOfPages|availability)$/;
/** What is called like the page says it in other words. */
const REPEATED_TEXTS = /^(?:headline|alternativeHeadline|description|abstract|name)$/;
const PROSE = 'figures';
/** Where a pack keeps the sentences that bring figures: what they say beside, such as a day, is a fact by them. */
const SENTENCES = 'sentences';
const MOST_SENTENCES = 16;
const LONGEST_SENTENCE = 240;
/** Of a sentence of the frame, as far as it is looked at. */
const LOOKED_AT = 500;
/** Of more words than one; some scripts part none. */
const WHOLE = /[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}].*[.!?…。！？।؟]["”’»」』)]*$/u;
/** Parts in which figures stand with names of their own. */
const UNNAMED_PARTS = new Set([PROSE, 'years', 'tables', 'title', 'description']);
/** Two figures below this may be alike by chance. */
const LEAST_TELLING = 10;

/** What of a source a pack keeps to tell from. */
export interface ToldSource {
  title: string | null;
  data: JsonObject;
  places: ReadPlace[];
}

/** What of a source decides what is told of it. */
export type FoundWords = Pick<FoundSource, 'kind' | 'title' | 'url' | 'places' | 'brand'> & {
  data: Record<string, unknown>;
};

/**
 * A read source without what is not its own story: sentences of the frame, counts of the machinery, and what is said a second
 * time under another name. Adds who says it and where, so that a video can name its source.
 */
export function toldData({ kind, title: given, url, data: found, places, brand }: FoundWords): ToldSource {
  const title = given && withoutSite(given, brand.siteName);
  const quotes = new Map(places.flatMap(({ key, quote }) => (quote === null ? [] : [[key, quote] as const])));
  const facts = readAnyFacts(found)?.facts ?? [];
  const opening = facts.flatMap(({ path, value }) => (path.length === 1 ? [String(value)] : [])).sort();
  const dropped = new Set(
    facts.filter((fact) => isFrame(fact, quotes) || isRepeat(fact, { facts, opening, title })).map(({ key }) => key),
  );
  const keys = new Map(facts.map(({ path, key }) => [path.join('\0'), key]));
  const data = pruned(found as JsonObject, (path) => dropped.has(keys.get(path.join('\0')) ?? '')) as JsonObject;
  const told = title && typeof data['title'] === 'string' ? { ...data, title } : data;
  const origin = isOpened(kind) ? originOf(url, brand.siteName, told) : {};
  const kept = places.filter(({ key }) => !dropped.has(key));
  const quoted = kept.filter(
    ({ key, quote }, index) => isWhole(quote) && key.startsWith(`${PROSE}/`) && isFirst(kept, index),
  );
  const sentences = data[SENTENCES] === undefined ? quoted.slice(0, MOST_SENTENCES) : [];
  return {
    title,
    data: {
      ...told,
      ...(sentences.length > 0 ? { [SENTENCES]: sentences.map(({ quote }) => quote) } : {}),
      ...origin,
    },
    places: [...kept, ...sentences.map(({ where, quote }, index) => ({ key: `${SENTENCES}/${index}`, where, quote }))],
  };
}

function isWhole(quote: string | null): boolean {
  return quote !== null && quote.length <= LONGEST_SENTENCE && WHOLE.test(quote);
}

function isFirst(places: readonly ReadPlace[], index: number): boolean {
  return places.findIndex(({ quote }) => quote === places[index]?.quote) === index;
}

/** "Record riders | The Courier" of The Courier is "Record riders". */
function withoutSite(title: string, site: string | null): string {
  const [, own = title, last = ''] = /^(.{8,}?)\s+[|–—·-]\s+([^|–—·]+)$/u.exec(title) ?? [];
  return site && last.trim().toLowerCase().startsWith(site.toLowerCase()) ? own : title;
}

function isFrame({ key, path }: Fact, quotes: ReadonlyMap<string, string>): boolean {
  return (
    MACHINERY.test(path.at(-1) ?? '') ||
    (path[0] === PROSE && FRAME.some((pattern) => pattern.test((quotes.get(key) ?? '').slice(0, LOOKED_AT))))
  );
}

/** A figure of the text that a named field states as well, and texts that repeat the title. */
function isRepeat(
  fact: Fact,
  { facts: all, opening, title }: { facts: readonly Fact[]; opening: readonly string[]; title: string | null },
): boolean {
  const { path, value, number } = fact;
  if (path.length > 1 && REPEATED_TEXTS.test(path.at(-1) ?? '') && /\s/.test(String(value))) {
    return value === title || isSaidIn(opening, String(value));
  }
  if (path[0] === 'offer')
    return all.some((other) => other !== fact && other.path.at(-2) === 'offers' && other.value === value);
  if (path[0] !== PROSE || number === null || (Math.abs(number) < LEAST_TELLING && fact.kind !== 'percent'))
    return false;
  return all.some((other) => !UNNAMED_PARTS.has(other.path[0] ?? '') && isSame(fact, other));
}

/** Whether one of these, which are in order, begins with a text that may have been cut short. */
function isSaidIn(told: readonly string[], again: string): boolean {
  let end = again.length;
  while (end > 0 && '.…'.includes(again.charAt(end - 1))) end -= 1;
  const stem = again.slice(0, end);
  // Looked up: a source may hold thousands of both, of thousands of letters each.
  let [from, to] = [0, told.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((told[middle] ?? '') < stem) from = middle + 1;
    else to = middle;
  }
  for (let at = from; told[at]?.startsWith(stem) === true; at += 1) {
    if ((told[at]?.length ?? 0) >= again.length) return true;
  }
  return false;
}

function isSame(a: Fact, b: Fact): boolean {
  const isAlike = (one: string | null, other: string | null): boolean =>
    one === other || one === null || other === null;
  return a.number === b.number && isAlike(a.unit?.id ?? null, b.unit?.id ?? null) && isAlike(a.currency, b.currency);
}

/** The same without the values at the paths that are dropped, and without what is empty then. */
function pruned(node: Json, isDropped: (path: readonly string[]) => boolean, path: readonly string[] = []): Json {
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).flatMap(([name, child]): Array<[string, Json]> => {
    const at = [...path, name];
    if (isDropped(at)) return [];
    const told = pruned(child, isDropped, at);
    const isEmpty = typeof told === 'object' && told !== null && Object.keys(told).length === 0;
    return isEmpty ? [] : [[name, told]];
  });
  // Places in a list are names of facts; a list keeps those it had.
  if (Array.isArray(node)) return kept.length === node.length ? kept.map(([, child]) => child) : node;
  return Object.fromEntries(kept);
}

/** Who says it and where it stands; an address without a name names nobody. */
function originOf(url: string | null, site: string | null, data: JsonObject): JsonObject {
  const host = url === null ? '' : new URL(url).hostname.replace(/^www\./, '');
  const isNamed = host !== '' && isIP(host.replace(/^\[|\]$/g, '')) === 0;
  return {
    ...(site !== null && data['source'] === undefined ? { source: site } : {}),
    ...(isNamed && data['link'] === undefined ? { link: url } : {}),
  };
}
