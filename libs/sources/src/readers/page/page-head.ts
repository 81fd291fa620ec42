import type { SourceDraft } from '../source-draft';
import { type PageDocument } from './page-element';

/** What the head of a page says: `data` name by property, first that is there. */
const TOLD: ReadonlyArray<[string, readonly string[]]> = [
  ['description', ['og:description', 'description', 'twitter:description']],
  ['author', ['author', 'article:author', 'dc.creator']],
  ['published', ['article:published_time', 'date', 'dc.date', 'pubdate']],
  ['updated', ['article:modified_time', 'og:updated_time', 'last-modified']],
];

/** Reads title, description, author, days, brand and a shop's price from the head of a page. */
export function readHead(document: PageDocument, draft: SourceDraft): void {
  const title = metaOf(document, 'og:title')?.text ?? metaOf(document, 'twitter:title')?.text ?? document.title;
  if (title) draft.put(['title'], title.replace(/\s+/g, ' ').trim(), 'title');
  draft.title = title;
  for (const [name, properties] of TOLD) {
    const found = properties.map((property) => metaOf(document, property)).find((meta) => meta !== null);
    // Some sites give the author's page in place of the author.
    if (found && !/^https?:/.test(found.text)) draft.put([name], found.text, found.where);
  }
  const price = metaOf(document, 'product:price:amount') ?? metaOf(document, 'og:price:amount');
  const currency = metaOf(document, 'product:price:currency') ?? metaOf(document, 'og:price:currency');
  if (price && /^\d+(\.\d+)?$/.test(price.text)) {
    draft.put(['offer', 'price'], Number(price.text), price.where);
    if (currency) draft.put(['offer', 'currency'], currency.text, currency.where);
  }
  draft.brand.siteName = metaOf(document, 'og:site_name')?.text ?? metaOf(document, 'application-name')?.text ?? null;
  draft.brand.themeColor =
    metaOf(document, 'theme-color')?.text ?? metaOf(document, 'msapplication-tilecolor')?.text ?? null;
}

/** A `meta` of the page by its name or property, whatever its case. */
export function metaOf(document: PageDocument, name: string): { text: string; where: string } | null {
  for (const meta of document.querySelectorAll('meta')) {
    const key = (
      meta.getAttribute('property') ??
      meta.getAttribute('name') ??
      meta.getAttribute('itemprop') ??
      ''
    ).toLowerCase();
    const text = meta.getAttribute('content')?.trim();
    if (key === name && text)
      return { text, where: `meta[${meta.hasAttribute('property') ? 'property' : 'name'}="${name}"]` };
  }
  return null;
}

/** Address of the site's sign: its touch icon, else a picture that calls itself a logo. */
export function logoOf(document: PageDocument): string | null {
  const icon =
    document.querySelector('link[rel~="apple-touch-icon"]') ??
    document.querySelector('link[rel~="icon"][sizes]') ??
    document.querySelector('link[rel~="icon"]');
  const picture = document.querySelector('img[class*="logo"],img[id*="logo"],img[alt*="logo" i],.logo img');
  return picture?.getAttribute('src') ?? icon?.getAttribute('href') ?? null;
}
