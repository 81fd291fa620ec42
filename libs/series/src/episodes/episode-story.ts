import { earlierFields, readFacts } from '@app/facts';
import { type PackContent } from '@app/sources';
import { chooseTitle, type TitledSeries, titleWays } from './episode-titles';
import type { Detection } from '../changes/detect-changes';
import { itemNames } from '../changes/feed-news';
import { changeWords, rankChanges } from '../changes/rank-changes';
import { sinceOf, storyData } from '../changes/story-data';
import type { EpisodeChange } from '../episode.entity';
import type { Series, SeriesMemory } from '../series.entity';

/** What an episode tells. */
export interface EpisodeStory {
  content: PackContent;
  /** In words for the owner, the headline first. */
  changed: EpisodeChange[];
  memory: SeriesMemory;
  title: string;
  /** Key of the fact that is the day's news, for the video to open on; null for a feed. */
  headline: string | null;
}

/** What of a series its next story depends on. */
export type StorySeries = Pick<Series, 'memory' | 'baseline'> & Partial<Pick<Series, 'fields'>> & TitledSeries;

/** More than anyone reads; the video tells fewer. */
const MOST_CHANGES = 40;
const REMEMBERED = 12;
const LONGEST_WORDS = 200;

/**
 * A reading as the story of what changed in it. The headline is a fact that was none lately, and what is told of feeds are
 * their new items with those that waited for the digest. Without any news, as a series of kind `schedule` may run, it tells
 * the source as it stands: nothing in it is marked as changed, and no fact is the headline.
 */
export function episodeStory(content: PackContent, detection: Detection, series: StorySeries): EpisodeStory {
  const { memory, baseline } = series;
  const { headlines, told = 0, waiting = [], ...kept } = memory ?? { headlines: [] };
  const { items } = detection;
  const isFeed = content.kind === 'feed';
  const declared = { ...content.fields, ...series.fields };
  const fields = Object.keys(declared).length === 0 ? null : earlierFields(declared);
  const changes = rankChanges(
    detection.changes,
    headlines,
    isFeed ? undefined : readFacts(content.data, { defaults: declared }),
  );
  const reading = content.reading;
  const since = baseline && sinceOf(new Date(baseline.at), new Date(detection.after.at));
  const story = storyData({ data: content.data, places: reading?.places ?? [], fields }, { changes, items, since });
  const fresh = Array.isArray(story.data['items']) && items.length > 0 ? (story.data['items'] as unknown[]) : [];
  const news = [...fresh, ...waiting];
  const data = isFeed && news.length > 0 ? { ...story.data, items: news } : story.data;
  const changed = isFeed
    ? itemChanges(news)
    : changes.slice(0, MOST_CHANGES).map((change) => ({
        key: story.keys.get(change.key) ?? change.key,
        words: changeWords(change),
        id: change.id,
        before: change.before,
      }));
  const [headline] = changed;
  const titles = kept.titles ?? [];
  const { title, form } = chooseTitle(titleWays(series, { ...content, data, fields }, headline?.key ?? null), titles);
  return {
    title,
    content: { ...content, data, fields, reading: reading && { ...reading, places: story.places } },
    changed,
    headline: isFeed ? null : (headline?.key ?? null),
    memory: {
      ...kept,
      headlines: [headline?.id ?? headline?.words ?? '', ...headlines].filter((id) => id !== '').slice(0, REMEMBERED),
      titles: [form, ...titles].slice(0, REMEMBERED),
      told: told + 1,
    },
  };
}

function itemChanges(items: readonly unknown[]): EpisodeChange[] {
  return items.slice(0, MOST_CHANGES).map((item, index) => {
    const { title } = item as { title?: unknown };
    const words = typeof title === 'string' ? title.slice(0, LONGEST_WORDS) : 'A new item';
    return { key: `items/${index}/title`, words, names: itemNames({ items: [item] }) };
  });
}
