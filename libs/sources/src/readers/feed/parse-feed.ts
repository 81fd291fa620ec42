import type { JsonObject } from '@app/facts';
import { ReadFault } from '../read-fault';

const HEAD = 4_000;
const ROOT = /<(?:[a-z]\w*:)?(?:rss|feed|rdf|channel)\b/i;

/** Tells whether a text is a feed: by its root, whatever a server printed before the XML. */
export function isFeed(text: string): boolean {
  const head = text.slice(0, HEAD);
  if (/^\s*\{/.test(head)) return /jsonfeed\.org\\?\/version/.test(head);
  const root = ROOT.exec(head.replace(/<!--[\s\S]*?-->/g, (note) => ' '.repeat(note.length)));
  if (!root) return false;
  const before = head.slice(0, root.index);
  const told = before.replace(/<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\])?>/g, '').trim();
  return told === '' || (before.includes('<?xml') && !/<(?:!doctype html|html|head|body)\b/i.test(before));
}

/** Reads a feed of any kind. Throws `ReadFault` where it cannot be mended, and for XML that `assertNoEntities` refuses. */
export async function parseFeedText(text: string): Promise<JsonObject> {
  // Loaded where it is needed: each source is read by a fresh process.
  const { parseFeed } = await import('feedsmith');
  assertNoEntities(text);
  const whole = withoutLead(text);
  for (const candidate of [whole, mended(whole)]) {
    try {
      const parsed: { feed: unknown } = parseFeed(
        /^\s*\{/.test(candidate) ? (JSON.parse(candidate) as object) : candidate,
      );
      return parsed.feed as JsonObject;
    } catch {
      continue;
    }
  }
  throw new ReadFault('broken', 'the feed cannot be parsed');
}

/** Servers print blank lines and warnings of their own before the XML. */
function withoutLead(text: string): string {
  const start = text.slice(0, HEAD).indexOf('<?xml');
  return start > 0 ? text.slice(start) : text;
}

/** A feed cut off in the middle, closed after its last whole item; bare ampersands escaped. */
function mended(text: string): string {
  const [, root = 'rss'] = /<(rss|feed|rdf:RDF)\b/i.exec(text) ?? [];
  const end = Math.max(text.lastIndexOf('</item>') + 7, text.lastIndexOf('</entry>') + 8);
  const whole =
    new RegExp(`</${root}>`, 'i').test(text) || end < 10
      ? text
      : text.slice(0, end) + (root === 'rss' ? '</channel></rss>' : `</${root}>`);
  return whole.replace(/&(?!#?\w{1,10};)/g, '&amp;');
}

/** Refuses XML that defines entities of its own: a few lines of them unfold to gigabytes. */
function assertNoEntities(text: string): void {
  if (/<!ENTITY/i.test(text.slice(0, 100_000)))
    throw new ReadFault('unsupported', 'the XML defines entities of its own');
}
