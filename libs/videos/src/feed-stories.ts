import { isSayable, secondsToSay, sentencesOf } from './source-sentences';

const MOST_STORIES = 8;
/** So many are told by their headlines before any is told further. */
const HEADLINES_FIRST = 5;
const LONGEST_HEADLINE = 140;

/** How a feed is to be told. */
export interface FeedTelling {
  language: string;
  seconds: number;
  /** Whether a text brings no figure but the feed's own. */
  holds: (text: string) => boolean;
}

/**
 * A feed as lines to say: the headlines of its first stories, and what the first of them go on to say, as far as there is
 * room. Empty where fewer than two headlines can be said.
 */
export function feedStories(data: Record<string, unknown>, { language, seconds, holds }: FeedTelling): string[] {
  const stories = itemsOf(data)
    .slice(0, MOST_STORIES)
    .flatMap(({ title, summary }) => {
      const headline = textOf(title);
      if (headline === '' || headline.length > LONGEST_HEADLINE || !holds(headline)) return [];
      const [first] = sentencesOf(textOf(summary), language);
      const more = first && first.text !== headline && isSayable(first.text, language) && holds(first.text);
      return [{ headline, more: more ? first.text : null }];
    });
  let left = seconds;
  const fits = (text: string): boolean => {
    const needed = secondsToSay(text, language);
    if (needed > left) return false;
    left -= needed;
    return true;
  };
  const told = stories.slice(0, HEADLINES_FIRST).filter(({ headline }) => fits(headline));
  if (told.length < 2) return [];
  return told.flatMap(({ headline, more }) => (more !== null && fits(more) ? [headline, more] : [headline]));
}

function itemsOf({ items }: Record<string, unknown>): Array<Record<string, unknown>> {
  const found: unknown[] = Array.isArray(items) ? items : [];
  return found.filter((item): item is Record<string, unknown> => typeof item === 'object' && item !== null);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
}
