import { saidAlike } from '@app/design';
import { isSayable, secondsToSay, placedSentences } from './source-sentences';

const MOST_STORIES = 8;
const LONGEST_HEADLINE = 140;
/** What a list lists under its title (a list at most once, of at most three). */
const MOST_LISTED = 3;
const FEWEST_LISTED = 2;

/** How a feed is to be told. */
export interface FeedTelling {
  title: string | null;
  language: string;
  seconds: number;
  /** Whether a text brings no figure but the feed's own. */
  holds: (text: string) => boolean;
}

interface Story {
  headline: string;
  /** What it goes on to say. */
  more: string | null;
}

/**
 * A feed as texts to say, each a scene: the first story, those that go on to say something with what they say, and the other
 * headlines as a list under the feed's title, as far as there is room. Empty where fewer than two headlines can be said.
 */
export function feedStories(data: Record<string, unknown>, telling: FeedTelling): string[] {
  const { title, language, seconds } = telling;
  const known = new Set<string>();
  const stories = itemsOf(data)
    .slice(0, MOST_STORIES)
    .flatMap((item) => storyOf(item, telling))
    .filter(({ headline }) => known.size < known.add(saidAlike(headline)).size);
  if (stories.length < 2) return [];
  let left = seconds;
  const fits = (text: string): boolean => {
    const needed = secondsToSay(text, language);
    if (needed > left) return false;
    left -= needed;
    return true;
  };
  const rest: string[] = [];
  // The list has its room kept before stories are told further.
  const listed = stories.slice(1, 1 + MOST_LISTED);
  const reserve = secondsToSay([title ?? '', ...listed.map(({ headline }) => headline)].join(' '), language);
  const scenes: string[] = [];
  const isRoomy = (text: string): boolean => left - reserve >= secondsToSay(text, language);
  stories.forEach(({ headline, more }, index) => {
    if (index > 0 && (more === null || !isRoomy(`${headline} ${more}`))) rest.push(headline);
    else if (fits(headline)) scenes.push(headline, ...(more !== null && isRoomy(more) && fits(more) ? [more] : []));
  });
  const told = rest.slice(0, MOST_LISTED).filter((headline) => fits(headline));
  if (told.length < FEWEST_LISTED || title === null) return [...scenes, ...told];
  return [...scenes, [title, ...told].join('\n')];
}

function storyOf({ title, summary }: Record<string, unknown>, { language, holds }: FeedTelling): Story[] {
  const headline = textOf(title);
  if (headline === '' || headline.length > LONGEST_HEADLINE || !holds(headline)) return [];
  const [first] = placedSentences(textOf(summary), language);
  // A summary often begins with the headline, or is nothing else.
  const isMore =
    first &&
    !saidAlike(first.text).includes(saidAlike(headline)) &&
    isSayable(first.text, language) &&
    holds(first.text);
  return [{ headline, more: isMore ? first.text : null }];
}

function itemsOf({ items }: Record<string, unknown>): Array<Record<string, unknown>> {
  const found: unknown[] = Array.isArray(items) ? items : [];
  return found.filter((item): item is Record<string, unknown> => typeof item === 'object' && item !== null);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
}
