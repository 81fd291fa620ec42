import { Readability } from '@mozilla/readability';
import { readLines } from '../figures/read-lines';
import { READ_LIMITS } from '../read-limits';
import type { ReadSource } from '../read-source';
import { ReadFault } from '../read-fault';
import { SourceDraft } from '../source-draft';
import type { ReadContext, SniffedSource, SourceReader } from '../source-reader';
import { parsePage } from './page-document';
import { visibleText, type PageDocument, type PageElement } from './page-element';
import { logoOf, readHead } from './page-head';
import { isFrame, linesOf } from './page-lines';
import { videosOf, picturesOf, resolve } from './page-pictures';
import { readPageTables } from './page-tables';
import { readThings } from './page-things';

/** So much of a page's words make its `main` the page. */
const MAIN_SHARE = 0.25;
/** An article has this many characters (Readability's own measure), or this share of a short page. */
const ARTICLE_LENGTH = 500;
const ARTICLE_SHARE = 0.3;

/** Web pages: article, tables, structured data, pictures, and the figures of the text with their sentences. */
export class PageReader implements SourceReader {
  readonly kind = 'page';

  suits({ text, contentType }: SniffedSource): boolean {
    if (text === null) return false;
    const head = text
      .slice(0, 5_000)
      .replace(/<!--[\s\S]*?-->|<\?[^>]*>/g, '')
      .trimStart();
    if (/^<(?:!doctype html|html|head|body|title|meta|div|article|section|main|h[1-6]|p|table|ul|header)\b/i.test(head))
      return true;
    return /html/.test(contentType) && /<[a-z][^>]*>/i.test(text);
  }

  async read({ text }: SniffedSource, _bytes: Uint8Array, context: ReadContext): Promise<ReadSource> {
    const html = text ?? '';
    const document = parsePage(html);
    const body = document.body ?? document.documentElement;
    const draft = new SourceDraft(this.kind, context);
    const base = baseOf(document, context.url);
    const words = visibleText(body);
    const declared =
      document.documentElement.getAttribute('lang') ?? document.querySelector('[lang]')?.getAttribute('lang');
    draft.settleLanguage(words, { own: declared });
    readHead(document, draft);
    readThings(document, draft);
    const heading = document.querySelector('h1');
    if (!draft.title && heading) draft.title = visibleText(heading);
    draft.itemCount = readPageTables(document, draft);
    readLines(linesOf(mainOf(document, body, words.length)), draft);
    draft.stills.push(...picturesOf(document, base));
    draft.footage.push(...videosOf(document, base));
    const logo = draft.brand.logoUrl ?? logoOf(document);
    draft.brand.logoUrl = logo === null ? null : resolve(logo, base);
    // Last: it takes the page apart.
    draft.text = articleOf(html, words.length) ?? words;
    if (draft.text.trim() === '' && draft.finish().places.length === 0) {
      throw new ReadFault('empty', 'the page shows nothing without its scripts');
    }
    return draft.finish();
  }
}

function baseOf(document: PageDocument, url: string | null): string | null {
  const base = document.querySelector('base')?.getAttribute('href');
  return base ? (resolve(base, url) ?? url) : url;
}

function mainOf(document: PageDocument, body: PageElement, length: number): PageElement {
  const candidates = [...document.querySelectorAll('main,[role="main"],article')].filter(
    (element) => !isFrame(element),
  );
  const main =
    candidates.find((element) => element.tagName !== 'ARTICLE') ??
    (candidates.length === 1 ? candidates[0] : undefined);
  return main && visibleText(main).length >= length * MAIN_SHARE ? main : body;
}

/** The article's own words by Mozilla's Readability, on a page that shows `length` characters; null where it is none. */
function articleOf(html: string, length: number): string | null {
  const document = parsePage(html) as unknown as never;
  try {
    const article = new Readability(document, {
      maxElemsToParse: READ_LIMITS.htmlElements,
      charThreshold: Math.min(ARTICLE_LENGTH, Math.ceil(length * ARTICLE_SHARE)),
    }).parse();
    const text = article?.content ? visibleText(parsePage(article.content).documentElement) : '';
    return text === '' ? null : text;
  } catch {
    return null;
  }
}
