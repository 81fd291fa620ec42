import { refer } from '@app/picture';
import type { FurnitureWords } from '../../../composer/screen-words';
import type { Story } from '../../../composer/story';
import { isPlain } from '../../references';
import type { Phrasebook } from '../phrasebook';
import type { Topic } from '../screen.phrases';
import type { Labels } from './labels';

const LONGEST_SUBJECT = 40;

const TOPIC_WORDS: ReadonlyArray<readonly [RegExp, Topic]> = [
  [/vote|election|turnout|ballot/i, 'election'],
  [
    /stock|ticker|symbol|shares|share_?price|exchange_?rate|market_?cap|candles|price_?change|change_?(pct|percent)/i,
    'markets',
  ],
  [/visitor|museum|exhibit/i, 'culture'],
  [/revenue|churn|mrr|accounts|sales|sold|orders/i, 'business'],
  [/uptime|server|latency|incident|cpu/i, 'systems'],
  [/recipe|menu|dish|restaurant|bake|ingredient|loaves|bakery/i, 'kitchen'],
  [/book|author|pages/i, 'books'],
  [/goal|match|team|score/i, 'sport'],
];

const STORIES = /(?:items|stories)\/\d+\/title/;

/** Words of the standing parts. */
export function tellFurniture(story: Story, title: string | undefined, labels: Labels): FurnitureWords {
  const source = story.byKey.get(story.pack.source ?? '');
  const names = story.pack.facts.slice(0, 40).map((fact) => fact.key);
  const text = `${title ?? ''} ${names.join(' ')}`;
  const isGeneral = story.domain === 'general';
  const topic = isGeneral ? (TOPIC_WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? 'general') : story.domain;
  const news = isGeneral && STORIES.test(text) ? labels.screen.news : undefined;
  const own = title && isPlain(title) && title.length <= LONGEST_SUBJECT ? title : undefined;
  const subject = labels.subject(story, null) ?? own;
  return {
    topic: news ?? labels.screen.topics[topic],
    ...(subject ? { subject } : {}),
    ...(source ? { source: refer(source.key) } : {}),
    ...(story.pack.asOf ? { asOf: refer(story.pack.asOf) } : {}),
    ...(isLive(story) ? { live: true } : {}),
  };
}

/** Whether the data say that they are live ("isLive": true, a source "Live results") and give a time of day. */
function isLive({ pack, byKey }: Story): boolean {
  const moment = String(byKey.get(pack.asOf ?? '')?.value ?? '');
  if (!/\d:\d\d/u.test(moment)) return false;
  const says = pack.facts.some(({ key, value }) => /(?:^|\/)(?:is_?)?live$/iu.test(key) && value === true);
  return says || /\blive\b/iu.test(String(byKey.get(pack.source ?? '')?.value ?? ''));
}

/** The end card of a video whose caller gave no call to action: a link, the source, the title, or what it is about; null for none of them. */
export function tellClosing(story: Story, title: string | undefined, { closing }: Phrasebook): string | null {
  const url = story.pack.links
    .map((key) => story.byKey.get(key))
    .find((fact) => fact !== undefined && fact.path.length <= 2);
  const host = String(url?.value ?? '')
    .replace(/^https?:\/\/(www\.)?/, '')
    .split(/[/?#]/)[0];
  if (host) return closing.link(host);
  const source = story.byKey.get(story.pack.source ?? '');
  if (source) return closing.source(String(source.value));
  if (title && title.trim() !== '') return title.trim();
  const main = story.subject.main ?? story.subject.place;
  return main ? String(main.value) : null;
}
