import { refer } from '@app/picture';
import type { Domain } from '@app/story';
import type { FurnitureWords } from '../../composer/screen-words';
import type { Story } from '../../composer/story';
import { isPlain } from '../references';

/** "USDC on Base", "Bergen": what the video is about, in the payload's own names; undefined where it has none. */
export function subjectWords(story: Story, except: string | null): string | undefined {
  const { main, place, venue } = story.subject;
  const on = place?.words.some((word) => word === 'chain' || word === 'network') ? ' on ' : ', ';
  if (main && main.key !== except) return place ? `${refer(main.key)}${on}${refer(place.key)}` : refer(main.key);
  if (place && place.key !== except) return refer(place.key);
  return venue && venue.key !== except ? refer(venue.key) : undefined;
}

const TOPICS: Readonly<Record<Domain, string>> = {
  pool: 'Rates',
  flow: 'Flows',
  wallet: 'Wallet',
  weather: 'Weather',
  standings: 'League',
  general: 'Figures',
};

const TOPIC_WORDS: ReadonlyArray<readonly [RegExp, string]> = [
  [/(?:items|stories)\/\d+\/title/, 'News'],
  [/vote|election|turnout|ballot/i, 'Election'],
  [
    /stock|ticker|symbol|shares|share_?price|exchange_?rate|market_?cap|candles|price_?change|change_?(pct|percent)/i,
    'Markets',
  ],
  [/visitor|museum|exhibit/i, 'Culture'],
  [/revenue|churn|mrr|accounts|sales|sold|orders/i, 'Business'],
  [/uptime|server|latency|incident|cpu/i, 'Systems'],
  [/recipe|menu|dish|restaurant|bake|ingredient|loaves|bakery/i, 'Kitchen'],
  [/book|author|pages/i, 'Books'],
  [/goal|match|team|score/i, 'Sport'],
];

/** English words of the standing parts. */
export function furnitureEnglish(story: Story, title: string | undefined): FurnitureWords {
  const source = story.byKey.get(story.pack.source ?? '');
  const names = `${title ?? ''} ${story.pack.facts
    .slice(0, 40)
    .map((fact) => fact.key)
    .join(' ')}`;
  const topic =
    story.domain !== 'general'
      ? TOPICS[story.domain]
      : (TOPIC_WORDS.find(([pattern]) => pattern.test(names))?.[1] ?? TOPICS.general);
  const subject = subjectWords(story, null) ?? (title && isPlain(title) && title.length <= 40 ? title : undefined);
  return {
    topic,
    ...(subject ? { subject } : {}),
    ...(source ? { source: refer(source.key) } : {}),
    ...(story.pack.asOf ? { asOf: refer(story.pack.asOf) } : {}),
  };
}

/** The end card of a video whose caller gave no call to action: a link, a handle, or the title. */
export function closingEnglish(story: Story, title: string | undefined): string | null {
  const url = story.pack.links
    .map((key) => story.byKey.get(key))
    .find((fact) => fact !== undefined && fact.path.length <= 2);
  if (url)
    return `More at ${
      String(url.value)
        .replace(/^https?:\/\/(www\.)?/, '')
        .replace(/[?#].*$/, '')
        .replace(/\/$/, '')
        .split('/')[0] ?? ''
    }`;
  const source = story.byKey.get(story.pack.source ?? '');
  if (source) return `Figures by ${String(source.value)}`;
  if (title && title.trim() !== '') return title.trim();
  const main = story.subject.main ?? story.subject.place;
  return main ? String(main.value) : null;
}
