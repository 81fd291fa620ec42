import type { Clock } from '@app/platform';
import { parseRssFeed } from 'feedsmith';
import { z } from 'zod';
import type { MarketConfig } from '../sources.config';
import { FRESH_MS, type MarketData, type MarketFacts, type MarketGuess } from './market-data';
import { soundRows, text, told } from './market-fields';
import { MarketHttp } from './market.http';
import type { MarketText } from './market-text';
import { QUERY_WORDS } from './query-words';

const storySchema = z.object({ title: z.string().trim().min(1), link: text, pubDate: text });
const feedSchema = z.object({ items: z.array(z.unknown()).nullish() });

const MOST_STORIES = 8;

/** What the technology world reads now, from the front page of Hacker News. */
export class TechNewsMarket implements MarketData {
  readonly freshMs = FRESH_MS.news;
  private readonly http: MarketHttp;

  constructor(
    { hackerNews }: Pick<MarketConfig, 'hackerNews'>,
    private readonly clock: Clock,
  ) {
    this.http = new MarketHttp({ name: 'Hacker News', baseUrl: hackerNews });
  }

  suits(query: MarketText): MarketGuess | null {
    const named = /\bhacker ?news\b/i.test(query.text) || (query.has(QUERY_WORDS.tech) && query.has(QUERY_WORDS.news));
    return named ? { argument: '', certainty: 0.92 } : null;
  }

  async read(_: string, signal: AbortSignal): Promise<MarketFacts> {
    const bytes = await this.http.getBytes('/rss', signal);
    const items = bytes === null ? [] : this.parse(bytes.toString('utf8'));
    const stories = soundRows(storySchema, items).slice(0, MOST_STORIES);
    if (stories.length === 0) throw this.http.fault('answered without stories');
    return {
      title: 'Tech news today',
      url: 'https://news.ycombinator.com',
      stills: [],
      itemCount: stories.length,
      data: {
        stories: stories.map(({ title, link, pubDate }) =>
          told({ title, site: siteOf(link), published: timeOf(pubDate), link }),
        ),
        asOf: this.clock.now().toISOString(),
        source: 'Hacker News',
      },
    };
  }

  private parse(xml: string): unknown[] {
    try {
      const { data } = feedSchema.safeParse(parseRssFeed(xml));
      return data?.items ?? [];
    } catch {
      throw this.http.strange();
    }
  }
}

function siteOf(link: string | null): string | null {
  if (link === null || !URL.canParse(link)) return null;
  return new URL(link).hostname.replace(/^www\./, '');
}

function timeOf(text: string | null): string | null {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
