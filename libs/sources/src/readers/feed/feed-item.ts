import type { JsonObject } from '@app/facts';
import { addressOf, linkAt, listAt, objectAt, plainText, textAt } from './feed-fields';

const SUMMARY_LENGTH = 400;
const TITLE_LENGTH = 80;

/** An item as every kind of feed can give it; what a feed leaves out is empty. */
export interface FeedItem {
  title: string;
  /** As the feed writes it. */
  date: string;
  link: string;
  /** What the feed itself knows it by, where that is no address it links to. */
  guid: string;
  author: string;
  summary: string;
  imageUrl: string;
}

/** Reads one item of any kind of feed; relative addresses are resolved against `base`. */
export function readItem(item: JsonObject, base: string | null): FeedItem {
  const html = bodyOf(item);
  const text = plainText(html);
  const [author] = listAt(item, 'authors');
  const link = linkOf(item, base) ?? '';
  const guid = textAt(item, 'guid', 'id') ?? '';
  const creator = textAt(objectAt(item, 'dc'), 'creators', 'creator') ?? textAt(objectAt(item, 'itunes'), 'author');
  return {
    title: plainText(textAt(item, 'title') ?? '') || cut(text, TITLE_LENGTH),
    date:
      textAt(item, 'pubDate', 'published', 'date_published', 'updated', 'date_modified') ??
      textAt(objectAt(item, 'dc'), 'dates', 'date') ??
      textAt(objectAt(item, 'dcterms'), 'created', 'issued', 'modified') ??
      '',
    link,
    guid: guid === link ? '' : guid,
    author: plainText(
      textAt(item, 'author') ?? textAt(author ?? null, 'name') ?? textAt(item, 'authors') ?? creator ?? '',
    ),
    summary: cut(text, SUMMARY_LENGTH),
    imageUrl: linkAt(item, base, 'image', 'banner_image') ?? enclosedPicture(item, base) ?? pictureIn(html, base) ?? '',
  };
}

function bodyOf(item: JsonObject): string {
  return (
    textAt(item, 'description', 'summary', 'content_text', 'content', 'content_html') ??
    textAt(objectAt(item, 'content'), 'encoded') ??
    textAt(objectAt(item, 'itunes'), 'summary', 'subtitle') ??
    textAt(objectAt(item, 'media'), 'description') ??
    ''
  );
}

/** An item without a link of its own has an address for a name, or the file that it brings. */
function linkOf(item: JsonObject, base: string | null): string | null {
  const links = listAt(item, 'links');
  const own = links.find((link) => (textAt(link, 'rel') ?? 'alternate') === 'alternate');
  const named = objectAt(item, 'guid');
  return (
    linkAt(item, base, 'link', 'url', 'external_url') ??
    linkAt(own ?? links[0] ?? null, base, 'href') ??
    (named?.['isPermaLink'] === false ? null : addressOf(named?.['value'], null)) ??
    linkAt(item, null, 'guid', 'id') ??
    linkAt(objectAt(item, 'rdf'), base, 'about') ??
    linkAt(listAt(item, 'enclosures')[0] ?? null, base, 'url')
  );
}

function enclosedPicture(item: JsonObject, base: string | null): string | null {
  const media = objectAt(item, 'media');
  const group = listAt(media, 'groups')[0] ?? objectAt(media ?? {}, 'group');
  const held = [media, group].flatMap((node) => [...listAt(node, 'contents'), ...listAt(node, 'thumbnails')]);
  const picture = [...listAt(item, 'enclosures'), ...listAt(item, 'attachments'), ...held].find(
    (entry) => (textAt(entry, 'type', 'mime_type') ?? '').startsWith('image/') || textAt(entry, 'medium') === 'image',
  );
  const thumbnail = listAt(media, 'thumbnails')[0] ?? listAt(group ?? null, 'thumbnails')[0];
  return addressOf((picture ?? thumbnail)?.['url'], base) ?? linkAt(objectAt(item, 'itunes'), base, 'image');
}

function pictureIn(html: string, base: string | null): string | null {
  const source = /<img\b[^>]*?\bsrc\s*=\s*["']([^"']+)["']/i.exec(html)?.[1];
  return addressOf(source?.replaceAll('&amp;', '&'), base);
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).replace(/\s+\S*$/, '')}…` : text;
}
