import { refer, type SceneContent } from '@app/picture';
import type { EndIdea, ItemIdea, NamedIdea, TextsIdea, TimesIdea } from './idea';
import { type Pictures, pictureBeside } from './pictures';
import { labelOf, optional } from './row-names';
import type { ScreenWords } from './screen-words';
import type { Story } from './story';

/** The hook of a payload without figures. */
export function textLeadLayouts(words: ScreenWords, pictures: Pictures): SceneContent[] {
  return [
    {
      layout: 'headline',
      headline: words.title,
      ...optional('kicker', words.kicker),
      ...stillOf(pictures.photo ?? pictures.logo),
    },
  ];
}

/** Someone named and their figure: the name large, for the hook was a figure. */
export function namedLayouts(idea: NamedIdea, words: ScreenWords, pictures: Pictures): SceneContent[] {
  const name = refer(idea.row.name.key, idea.row.name.form);
  const still = stillOf(pictureBeside(idea.row.fact, pictures));
  const support = `${words.label}: ${refer(idea.row.fact.key)}`;
  return [
    { layout: 'headline', kicker: words.title, headline: name, support, ...still },
    { layout: 'hero', figure: idea.row.fact.key, kicker: words.title, label: name, support: words.label, ...still },
  ];
}

/** Two sides that meet: one line, for a list of them would read as stops on a way. */
export function fixtureLayouts(words: ScreenWords): SceneContent[] {
  return [{ layout: 'headline', kicker: words.title, headline: words.label, ...optional('support', words.support) }];
}

/** Two times of day. */
export function timesLayouts(idea: TimesIdea, words: ScreenWords): SceneContent[] {
  const items = [idea.first, idea.second].map((fact) => ({ label: labelOf(fact), text: refer(fact.key) }));
  return [
    { layout: 'list', title: words.title, items },
    {
      layout: 'headline',
      kicker: labelOf(idea.first),
      headline: refer(idea.first.key),
      support: `${labelOf(idea.second)}: ${refer(idea.second.key)}`,
    },
  ];
}

/** What the video is about: its photo where there is one. */
export function contextLayouts(words: ScreenWords, pictures: Pictures): SceneContent[] {
  const { photo, logo } = pictures;
  const support = optional('support', words.support);
  const headline: SceneContent = {
    layout: 'headline',
    headline: words.title,
    ...optional('kicker', words.kicker),
    ...support,
    ...stillOf(photo ?? logo),
  };
  return photo === null
    ? [headline]
    : [{ layout: 'picture', still: photo, headline: words.title, ...support }, headline];
}

/** One row of words, with its own picture or none. */
export function itemLayouts(idea: ItemIdea, words: ScreenWords, pictures: Pictures): SceneContent[] {
  const own = pictureBeside(idea.title, pictures);
  const headline: SceneContent = {
    layout: 'headline',
    headline: words.title,
    ...optional('kicker', words.label),
    ...optional('support', words.support),
    ...stillOf(own),
  };
  const list: SceneContent[] = words.label
    ? [{ layout: 'list', title: words.kicker ?? words.label, items: [{ text: words.title }, { text: words.label }] }]
    : [{ layout: 'quote', quote: words.title }];
  return [headline, ...list];
}

/** Words of the payload: one as a headline, over the photo or in a list under the subject's name; several as a list. */
export function textLayouts(idea: TextsIdea, words: ScreenWords, story: Story, pictures: Pictures): SceneContent[] {
  const { facts, label } = idea;
  const [first] = facts;
  if (!first) return [];
  const { main, place } = story.subject;
  const subject = [main, place].find((fact) => fact !== null && fact !== first);
  const named = facts.map((fact) => ({ ...(label === '' ? { label: labelOf(fact) } : {}), text: refer(fact.key) }));
  const items = [...(facts.length === 1 && subject ? [{ text: refer(subject.key) }] : []), ...named.slice(0, 5)];
  const list: SceneContent[] = items.length > 1 ? [{ layout: 'list', title: words.title, items }] : [];
  const headline: SceneContent = { layout: 'headline', headline: refer(first.key), kicker: words.title };
  if (facts.length > 1) return [...list, headline];
  const picture: SceneContent[] =
    pictures.photo === null ? [] : [{ layout: 'picture', still: pictures.photo, headline: refer(first.key) }];
  return [headline, ...picture, ...list];
}

/** Who says so. */
export function sourceLayouts(words: ScreenWords): SceneContent[] {
  const { support } = words;
  const headline: SceneContent = {
    layout: 'headline',
    headline: words.title,
    ...optional('kicker', words.kicker),
    ...optional('support', support),
  };
  if (!support) return [headline];
  return [{ layout: 'list', title: words.label, items: [{ text: words.title }, { text: support }] }, headline];
}

/** The call to action word for word, with the subject's logo. */
export function endLayouts(idea: EndIdea, pictures: Pictures): SceneContent[] {
  return [{ layout: 'end', cta: idea.cta, ...linkOf(idea.cta), ...stillOf(pictures.logo) }];
}

/** The link or handle within a call to action, for the accent. */
function linkOf(cta: string): { link?: string } {
  const link = /(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?:\/[^\s,;]*)?(?<![.,!?])|@[\w.]+/iu.exec(cta)?.[0];
  return link ? { link } : {};
}

function stillOf(still: number | null): { still?: number } {
  return still === null ? {} : { still };
}
