import type { Json, JsonObject } from '../facts/json-pointer';
import { readLines } from './figures/read-lines';
import { languageOf } from './language-of';
import { plainText } from './page/plain-text';
import { READ_LIMITS } from './read-limits';
import type { ReadSource } from './read-source';
import { ReadFault } from './read-fault';
import { SourceDraft } from './source-draft';
import type { ReadContext, SniffedSource, SourceReader } from './source-reader';
import { assertNoEntities } from './xml-guard';

const SUMMARY_LENGTH = 400;

/** RSS (0.9 to 2.0), Atom and JSON feeds: each item with title, date, link and summary, newest as the feed has it. */
export class FeedReader implements SourceReader {
  readonly kind = 'feed';

  suits({ text }: SniffedSource): boolean {
    const head =
      text
        ?.slice(0, 2_000)
        .replace(/<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\])?>/g, '')
        .trimStart() ?? '';
    return /^<(?:rss|feed|rdf:RDF|channel)\b/i.test(head) || (/^\{/.test(head) && /jsonfeed\.org\/version/.test(head));
  }

  async read({ text }: SniffedSource, _bytes: Uint8Array, context: ReadContext): Promise<ReadSource> {
    const source = text ?? '';
    assertNoEntities(source);
    const feed = await parse(source);
    const draft = new SourceDraft('feed', context.url);
    const items = listAt(feed, 'items', 'entries');
    draft.title = textAt(feed, 'title');
    draft.itemCount = items.length;
    draft.brand.siteName = draft.title;
    draft.brand.logoUrl =
      linkAt(feed, context.url, 'icon', 'logo', 'favicon') ?? addressOf(objectAt(feed, 'image')?.['url'], context.url);
    for (const name of ['title', 'description', 'subtitle', 'updated', 'lastBuildDate', 'pubDate']) {
      const value = textAt(feed, name);
      if (value) draft.put([name], value, name);
    }
    const read = items.slice(0, READ_LIMITS.feedItems).map((item) => readItem(item, context.url));
    draft.language = languageOf(
      textAt(feed, 'language') ?? textAt(feed, 'lang'),
      read.map(({ title, summary }) => `${title} ${summary}`).join(' '),
    );
    read.forEach((item, index) => {
      const where = `item ${index + 1}`;
      for (const name of ['title', 'date', 'link', 'author', 'summary', 'imageUrl'] as const) {
        if (item[name]) draft.put(['items', String(index), name], item[name], where);
      }
      if (item.imageUrl)
        draft.stills.push({ url: item.imageUrl, bytes: null, width: null, height: null, alt: item.title });
    });
    if (items.length > READ_LIMITS.feedItems)
      draft.warn(`only the first ${READ_LIMITS.feedItems} of ${items.length} items were read`);
    draft.series.push({
      key: 'items',
      title: draft.title ?? 'Items',
      columns: ['title', 'date', 'link', 'author', 'summary'],
      rows: read.length,
    });
    draft.text = read.map(({ title, summary }) => `${title}\n${summary}`).join('\n\n');
    readLines(
      read.flatMap(({ title, summary }, index) =>
        [title, summary].map((line) => ({ text: line, where: `item ${index + 1}`, heading: title, group: index })),
      ),
      draft,
    );
    return draft.finish();
  }
}

interface FeedItem {
  title: string;
  date: string;
  link: string;
  author: string;
  summary: string;
  imageUrl: string;
}

function readItem(item: JsonObject, base: string | null): FeedItem {
  const html =
    textAt(item, 'description', 'summary', 'content_text', 'content', 'content_html') ??
    textAt(objectAt(item, 'content') ?? {}, 'encoded') ??
    '';
  const text = plainText(html);
  const [author] = listAt(item, 'authors');
  return {
    title: plainText(textAt(item, 'title') ?? '') || text.slice(0, 80),
    date:
      textAt(item, 'pubDate', 'published', 'date_published', 'updated', 'date_modified') ??
      textAt(objectAt(item, 'dc') ?? {}, 'date') ??
      '',
    link:
      linkAt(item, base, 'link', 'url', 'external_url') ?? linkAt(listAt(item, 'links')[0] ?? {}, base, 'href') ?? '',
    author: plainText(
      textAt(item, 'author') ?? textAt(author ?? {}, 'name') ?? textAt(objectAt(item, 'dc') ?? {}, 'creator') ?? '',
    ),
    summary: text.length > SUMMARY_LENGTH ? `${text.slice(0, SUMMARY_LENGTH).replace(/\s+\S*$/, '')}…` : text,
    imageUrl: linkAt(item, base, 'image', 'banner_image') ?? enclosedPicture(item, base) ?? '',
  };
}

function enclosedPicture(item: JsonObject, base: string | null): string | null {
  const media = objectAt(item, 'media');
  const named = [...listAt(item, 'enclosures'), ...listAt(media ?? {}, 'contents', 'thumbnails')];
  const picture = named.find(
    (entry) => /^image\//.test(textAt(entry, 'type') ?? '') || textAt(entry, 'medium') === 'image',
  );
  return addressOf((picture ?? listAt(media ?? {}, 'thumbnails')[0])?.['url'], base);
}

async function parse(text: string): Promise<JsonObject> {
  // Loaded where it is needed: each source is read by a fresh process.
  const { parseFeed } = await import('feedsmith');
  for (const candidate of [text, mended(text)]) {
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

function textAt(node: JsonObject, ...names: string[]): string | null {
  for (const name of names) {
    const value: Json | undefined = node[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    const inner = objectAt(node, name);
    const held = inner?.['value'] ?? inner?.['text'];
    if (typeof held === 'string' && held.trim() !== '') return held.trim();
  }
  return null;
}

function objectAt(node: JsonObject, name: string): JsonObject | null {
  const value = node[name];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
}

function listAt(node: JsonObject, ...names: string[]): JsonObject[] {
  const list = names.map((name) => node[name]).find((value) => Array.isArray(value)) ?? [];
  return list.filter(
    (entry): entry is JsonObject => typeof entry === 'object' && entry !== null && !Array.isArray(entry),
  );
}

function linkAt(node: JsonObject, base: string | null, ...names: string[]): string | null {
  return names.map((name) => addressOf(node[name], base)).find((link) => link !== null) ?? null;
}

function addressOf(value: Json | undefined, base: string | null): string | null {
  if (typeof value !== 'string' || !URL.canParse(value.trim(), base ?? undefined)) return null;
  const { protocol, href } = new URL(value.trim(), base ?? undefined);
  return /^https?:$/.test(protocol) ? href : null;
}
