import { parsePage } from './page-document';
import { visibleText } from './page-element';

/** The words of a text that may hold markup, as the descriptions of feeds do, some of them escaped twice. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html.replace(/\s+/g, ' ').trim();
  const { body } = parsePage(html.slice(0, 100_000));
  const text = body ? visibleText(body) : '';
  return /<\/?[a-z][^>]*>/i.test(text) && text !== html ? plainText(text) : text;
}
