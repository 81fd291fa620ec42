import { parseHTML } from 'linkedom';
import { parse, serialize } from 'parse5';
import { READ_LIMITS } from '../read-limits';
import { ReadFault } from '../read-fault';
import type { PageDocument } from './page-element';

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Elements that the next of their kind closes: pages leave their end tags out. */
const SELF_CLOSING = new Set('p li dt dd tr td th thead tbody tfoot option optgroup colgroup rt rp'.split(' '));
const NO_CONTENT =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea|title|noscript|template)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<(\/?)([a-z][^\s/>]*)[^>]*?(\/?)>/gi;

/** Parses a page. Throws `ReadFault` before it is parsed where it is too deep or too large for that. */
export function parsePage(html: string): PageDocument {
  assertModest(html);
  // linkedom looks for head and body where they are written; HTML lets a page leave both out.
  const isWhole = /<head\b/i.test(html) && /<body\b/i.test(html);
  const { document } = parseHTML(isWhole ? html : serialize(parse(html))) as unknown as {
    document: PageDocument;
  };
  return document;
}

function assertModest(html: string): void {
  const open: string[] = [];
  let elements = 0;
  for (const [, end, name = '', alone] of html.replace(NO_CONTENT, '').matchAll(TAG)) {
    const tag = name.toLowerCase();
    if (VOID.has(tag) || SELF_CLOSING.has(tag)) {
      elements += 1;
    } else if (end) {
      const at = open.lastIndexOf(tag);
      if (at >= 0) open.length = at;
    } else {
      elements += 1;
      if (!alone) open.push(tag);
    }
    if (open.length > READ_LIMITS.htmlDepth) throw tooComplex(`nested deeper than ${READ_LIMITS.htmlDepth} levels`);
    if (elements > READ_LIMITS.htmlElements)
      throw tooComplex(`made of more than ${READ_LIMITS.htmlElements.toLocaleString('en')} elements`);
  }
}

function tooComplex(how: string): ReadFault {
  return new ReadFault('too_complex', `the page is ${how}`);
}
