import { jsonOf } from '@app/platform';
import { sentencesOf } from '../readers/figures/sentences';
import { metaOf } from '../readers/page/page-head';
import { type PageDocument, visibleText } from '../readers/page/page-element';

/** What a site calls itself, and the line it puts under its name. */
export interface SiteNames {
  name: string | null;
  tagline: string | null;
}

const LONGEST = { name: 40, tagline: 120 };
const MAKERS =
  /^(?:organization|corporation|localbusiness|onlinestore|store|brand|website|ngo|restaurant|newsmediaorganization)$/i;

/** Structured data, then the head, then the title's shortest part, then the address. */
export function namesOf(document: PageDocument, url: string): SiteNames {
  const makers = makersIn(document);
  const title = (document.title || (metaOf(document, 'og:title')?.text ?? '')).replace(/\s+/g, ' ').trim();
  const parts = title.split(/\s+[|–—·•»-]\s+|:\s+/).filter((part) => part !== '');
  const host = new URL(url).hostname.replace(/^www\./, '');
  const said = [
    metaOf(document, 'og:site_name')?.text,
    ...makers.map(({ name }) => name),
    metaOf(document, 'application-name')?.text,
    metaOf(document, 'apple-mobile-web-app-title')?.text,
    partLike(parts, host),
  ];
  const name = said.map((text) => plain(text, LONGEST.name)).find((text) => text !== null) ?? null;
  const heading = document.querySelector('h1');
  const lines = [
    ...makers.map(({ slogan }) => slogan),
    ...parts.filter((part) => part !== name && part.split(' ').length > 2),
    firstSentence(metaOf(document, 'og:description')?.text ?? metaOf(document, 'description')?.text),
    heading ? visibleText(heading) : null,
  ];
  const tagline = lines.map((text) => plain(text, LONGEST.tagline)).find((text) => text !== null && text !== name);
  return { name, tagline: tagline ?? null };
}

/** The part of a title that its address repeats, else the shortest. */
function partLike(parts: readonly string[], host: string): string | null {
  const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const first = letters(host.split('.')[0] ?? '');
  const byAddress = parts.find((part) => first !== '' && letters(part).includes(first));
  return byAddress ?? [...parts].sort((a, b) => a.length - b.length)[0] ?? null;
}

function firstSentence(text: string | undefined): string | null {
  if (text === undefined) return null;
  return sentencesOf(text, null)[0] ?? null;
}

function plain(text: unknown, longest: number): string | null {
  if (typeof text !== 'string') return null;
  const said = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return said === '' || said.length > longest ? null : said;
}

interface Maker {
  name: unknown;
  slogan: unknown;
  logo: unknown;
}

/** Whoever the structured data of a page names as its maker. */
export function makersIn(document: PageDocument): Maker[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return scripts.flatMap(({ textContent }) => thingsIn(jsonOf(textContent ?? ''))).filter(isMaker);
}

function thingsIn(json: unknown): Array<Maker & Record<string, unknown>> {
  if (Array.isArray(json)) return json.flatMap(thingsIn);
  if (typeof json !== 'object' || json === null) return [];
  const thing = json as Maker & Record<string, unknown>;
  return [thing, ...thingsIn(thing['@graph']), ...thingsIn(thing.publisher)];
}

function isMaker(thing: Record<string, unknown>): boolean {
  const types = [thing['@type']].flat();
  return types.some((type) => typeof type === 'string' && MAKERS.test(type));
}
