import type { JsonObject } from '@app/facts';
import { readLines } from '../figures/read-lines';
import { READ_LIMITS } from '../read-limits';
import type { ReadSource } from '../read-source';
import { SourceDraft } from '../source-draft';
import type { ReadContext, SniffedSource, SourceReader } from '../source-reader';
import { addressOf, linkAt, listAt, objectAt, plainText, textAt } from './feed-fields';
import { readItem } from './feed-item';
import { isFeed, parseFeedText } from './parse-feed';

/** RSS (0.9 to 2.0), Atom and JSON feeds: each item with title, date, link and summary, newest as the feed has it. */
export class FeedReader implements SourceReader {
  readonly kind = 'feed';

  suits({ text }: SniffedSource): boolean {
    return text !== null && isFeed(text);
  }

  async read({ text }: SniffedSource, _bytes: Uint8Array, context: ReadContext): Promise<ReadSource> {
    const source = text ?? '';
    const feed = await parseFeedText(source);
    const draft = new SourceDraft(this.kind, context);
    const items = listAt(feed, 'items', 'entries');
    const site = linkAt(feed, context.url, 'link', 'home_page_url') ?? alternateOf(feed, context.url);
    const base = site ?? context.url;
    draft.title = plainText(textAt(feed, 'title') ?? '') || null;
    draft.itemCount = items.length;
    draft.brand.siteName = draft.title;
    draft.brand.logoUrl =
      linkAt(feed, context.url, 'icon', 'logo', 'favicon') ?? addressOf(objectAt(feed, 'image')?.['url'], context.url);
    if (draft.title) draft.put(['title'], draft.title, 'title');
    for (const name of ['description', 'subtitle', 'updated', 'lastBuildDate', 'pubDate']) {
      const value = plainText(textAt(feed, name) ?? '');
      if (value) draft.put([name], value, name);
    }
    const read = items.slice(0, READ_LIMITS.feedItems).map((item) => readItem(item, base));
    const texts = read.flatMap(({ title, summary }) => [title, summary]);
    draft.settleLanguage(texts.join(' '), { own: textAt(feed, 'language') ?? textAt(feed, 'lang'), texts });
    read.forEach((item, index) => {
      const where = `item ${index + 1}`;
      for (const name of ['title', 'date', 'link', 'author', 'summary', 'imageUrl', 'guid'] as const) {
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

/** The page that an Atom feed tells of. */
function alternateOf(feed: JsonObject, base: string | null): string | null {
  const link = listAt(feed, 'links').find((entry) => textAt(entry, 'rel') === 'alternate');
  return linkAt(link ?? null, base, 'href');
}
