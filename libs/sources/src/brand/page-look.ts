import { READ_LIMITS } from '../readers/read-limits';
import { languageOf } from '../readers/language-of';
import { parsePage } from '../readers/page/page-document';
import { type PageDocument, visibleText } from '../readers/page/page-element';
import { metaOf } from '../readers/page/page-head';
import { resolve } from '../readers/page/page-pictures';
import { ReadFault } from '../readers/read-fault';
import { type LogoRef, logosOf } from './page-logos';
import { namesOf, type SiteNames } from './page-names';
import { type BrandTone, toneOf } from './tone-of';

/** What a page says of its brand by itself, and where the rest stands. */
export interface PageLook extends SiteNames, BrandTone {
  language: string | null;
  /** `<style>` elements, in order. */
  styles: string[];
  /** Addresses of style sheets, in order. */
  sheets: string[];
  manifestUrl: string | null;
  /** The likeliest first. */
  logos: LogoRef[];
}

/** Reads the head and the words of a page. Throws `ReadFault` for one that is too large or deep. */
export function readPageLook(html: string, url: string): PageLook {
  if (!/<[a-z!]/i.test(html)) throw new ReadFault('unsupported', 'the address holds no page');
  const document = parsePage(html);
  const base = resolve(document.querySelector('base')?.getAttribute('href') ?? url, url) ?? url;
  const words = visibleText(document.body ?? document.documentElement).slice(0, READ_LIMITS.textLength);
  const language = languageOf(document.documentElement.getAttribute('lang'), words);
  const manifest = document.querySelector('link[rel~="manifest"]')?.getAttribute('href');
  return {
    ...namesOf(document, url),
    ...toneOf(words, language),
    language,
    styles: [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? ''),
    sheets: sheetsOf(document, base),
    manifestUrl: manifest ? resolve(manifest, base) : null,
    logos: logosOf(document, base),
  };
}

/** The colour that a page asks browsers to wear by day. */
export function themeColorOf(document: PageDocument): string | null {
  const byDay = [...document.querySelectorAll('meta[name="theme-color"]')].find(
    (meta) => !/dark/i.test(meta.getAttribute('media') ?? ''),
  );
  return byDay?.getAttribute('content') ?? metaOf(document, 'msapplication-tilecolor')?.text ?? null;
}

function sheetsOf(document: PageDocument, base: string): string[] {
  const links = [...document.querySelectorAll('link[rel~="stylesheet"]')].filter(
    (link) => !link.hasAttribute('disabled') && !/print|dark/i.test(link.getAttribute('media') ?? ''),
  );
  const found = links.flatMap((link) => resolve(link.getAttribute('href') ?? '', base) ?? []);
  return [...new Set(found)];
}
