import { type Fact, upperFirst } from '@app/facts';
import { refer, type SceneContent } from '@app/picture';
import type { CardsIdea, ChangeIdea, LeadIdea, PartsIdea, TotalIdea } from './idea';
import { type Pictures, pictureBeside } from './pictures';
import { donutOf } from './lay-out-charts';
import { sidesLayouts } from './lay-out-rows';
import { labelOf, nameOf, optional, trendOf } from './row-names';
import type { ScreenWords } from './screen-words';
import type { Story } from './story';

/** The hook: the figure as large as the frame allows. */
export function leadLayouts(idea: LeadIdea, words: ScreenWords, pictures: Pictures): SceneContent[] {
  if (idea.name && idea.against) return sidesLayouts([{ name: idea.name, fact: idea.fact }, idea.against], words);
  const moves = idea.shape === 'change' || idea.shape === 'flow';
  const still = besideLead(idea, pictures) ?? pictures.logo ?? undefined;
  return [
    {
      layout: 'hero',
      figure: idea.fact.key,
      label: words.label,
      ...optional('kicker', words.kicker),
      ...optional('support', words.support),
      ...(moves ? { trend: trendOf(idea.fact) } : {}),
      ...(still === undefined ? {} : { still }),
    },
  ];
}

/** The hook in words, and beside what it was: for shows whose last video opened on the great figure. */
export function leadOtherwise(idea: LeadIdea, words: ScreenWords): SceneContent[] {
  const { fact, companion } = idea;
  const both = [fact, ...(companion ? [companion] : [])].map((one) => ({ label: labelOf(one), figure: one.key }));
  const pair: SceneContent[] =
    both.length > 1 ? [{ layout: 'cards', title: words.kicker ?? words.label, cards: both }] : [];
  return [...pair, { layout: 'headline', kicker: words.label, headline: refer(fact.key) }];
}

/** The picture of the hook's own row; the subject's photo has a scene of its own. */
function besideLead(idea: LeadIdea, pictures: Pictures): number | null {
  const still = pictureBeside(idea.fact, pictures);
  return still === pictures.photo ? null : still;
}

/** Parts of a whole; a lone bar of a hundred would say nothing, so percentages without their whole are cards. */
export function partsLayouts(idea: PartsIdea, words: ScreenWords): SceneContent[] {
  const parts = idea.parts.slice(0, 5).map((part) => ({ label: nameOf(part), figure: part.fact.key }));
  const cards = parts.slice(0, 4);
  const whole = idea.whole ? { label: words.label, figure: idea.whole.key } : null;
  const values = idea.parts.slice(0, 5).map(({ fact }) => fact.number);
  return [
    ...donutOf(parts, values, words.title, whole),
    {
      layout: 'breakdown',
      title: words.title,
      parts,
      ...(whole ? { total: whole } : {}),
    },
    { layout: 'cards', title: words.title, cards },
    { layout: 'bars', title: words.title, bars: parts, highlight: 0 },
  ];
}

/** A movement beside what moved. */
export function changeLayouts(idea: ChangeIdea, words: ScreenWords): SceneContent[] {
  const label = words.delta ?? words.label;
  const trend = trendOf(idea.fact);
  // A video that says "Change" twice says nowhere of what.
  const kicker = words.title.toLowerCase() === label.toLowerCase() ? words.label : words.title;
  const hero: SceneContent = { layout: 'hero', figure: idea.fact.key, label, kicker, trend };
  const moved = { label: words.label, figure: idea.of.key };
  const movement = { label: words.movement ?? label, figure: idea.fact.key, trend };
  // Under its own name the moved figure would stand twice: the window heads the cards instead.
  const title = words.delta ? upperFirst(words.delta) : words.title;
  const pair: SceneContent = { layout: 'cards', title, cards: [moved, movement] };
  return idea.told ? [hero, pair] : [pair, hero];
}

/** What a column adds up to, beside its highest. */
export function totalLayouts(idea: TotalIdea, words: ScreenWords): SceneContent[] {
  const high = idea.series.points[idea.series.max];
  const cards = [
    { label: words.label, figure: idea.fact.key },
    ...(high ? [{ label: nameOf(high), figure: high.fact.key }] : []),
  ];
  return [
    { layout: 'hero', figure: idea.fact.key, label: words.label, kicker: words.title },
    ...(cards.length > 1 ? [{ layout: 'cards' as const, title: words.title, cards }] : []),
    { layout: 'headline', kicker: words.label, headline: refer(idea.fact.key) },
  ];
}

/** Figures that stand for themselves: two as cards; a lone one beside its neighbour, over the photo, or by itself. */
export function cardsLayouts(idea: CardsIdea, words: ScreenWords, story: Story, pictures: Pictures): SceneContent[] {
  const [only, second] = idea.facts;
  if (!only) return [];
  if (!second) return singleLayouts(only, idea.beside, words, story, pictures);
  const cards = idea.facts.map((fact) => cardOf(fact, story));
  const items = cards.map((card) => ({ label: card.label, text: refer(card.figure) }));
  return [
    { layout: 'cards', title: words.title, cards },
    ...(idea.facts.some((fact) => isMovement(fact, story)) ? [] : [greatAndSmall(only, second, words)]),
    { layout: 'list', title: words.title, items },
  ];
}

/** The first of two as large as the frame allows, the second under it: two lines of a list would leave the frame empty. */
function greatAndSmall(first: Fact, second: Fact, { title }: ScreenWords): SceneContent {
  const support = `${labelOf(second)} · ${refer(second.key)}`;
  return { layout: 'hero', figure: first.key, label: labelOf(first), kicker: title, support };
}

function singleLayouts(
  only: Fact,
  beside: readonly Fact[],
  words: ScreenWords,
  story: Story,
  pictures: Pictures,
): SceneContent[] {
  // A movement has a scene of its own, right after.
  const neighbour = beside.find((fact) => !isMovement(fact, story));
  const cards = [only, ...(neighbour ? [neighbour] : [])].map((fact) => cardOf(fact, story));
  const pair: SceneContent[] = cards.length > 1 ? [{ layout: 'cards', title: words.title, cards }] : [];
  const moves = isMovement(only, story);
  const hero: SceneContent = {
    layout: 'hero',
    figure: only.key,
    label: words.label,
    ...(words.title === words.label ? {} : { kicker: words.title }),
    ...(moves ? { trend: trendOf(only) } : {}),
  };
  const headline: SceneContent = { layout: 'headline', kicker: words.label, headline: refer(only.key) };
  const picture: SceneContent[] =
    pictures.photo === null
      ? []
      : [{ layout: 'picture', still: pictures.photo, headline: refer(only.key), support: words.label }];
  const { meter } = isFillable(only) ? meterOf(only) : {};
  const item = { label: words.title, figure: only.key, share: meter ?? 0 };
  const progress: SceneContent[] =
    meter === undefined ? [] : [{ layout: 'progress', title: words.label, items: [item] }];
  return [...progress, ...pair, ...picture, hero, headline];
}

function cardOf(
  fact: Fact,
  story: Story,
): { label: string; figure: string; meter?: number; trend?: 'up' | 'down' | 'flat' } {
  return {
    label: labelOf(fact),
    figure: fact.key,
    ...meterOf(fact),
    ...(isMovement(fact, story) ? { trend: trendOf(fact) } : {}),
  };
}

function isMovement(fact: Fact, story: Story): boolean {
  return story.pack.changes.some((change) => change.key === fact.key);
}

const SHARES = new Set(
  'utilization humidity uptime turnout occupancy share bag battery capacity load completed progress full booked recycled'.split(
    ' ',
  ),
);

/** The air is not on its way to full. */
function isFillable(fact: Fact): boolean {
  return !fact.words.includes('humidity');
}

/** A share of a whole fills a meter; a rate or a movement does not. */
function meterOf(fact: Fact): { meter?: number } {
  if (fact.kind !== 'percent' || fact.number === null || fact.number < 0 || fact.number > 100) return {};
  return fact.words.some((word) => SHARES.has(word)) ? { meter: fact.number / 100 } : {};
}
