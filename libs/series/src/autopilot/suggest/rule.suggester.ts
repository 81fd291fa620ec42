import { groundText } from '@app/design';
import { STYLE_NAMES } from '@app/picture';
import { ANGLE_IDEAS, type AngleIdea } from './angle-ideas';
import type { Angle, FoundAngle } from './find-angles';
import { findAngles } from './find-angles';
import { STARTER_SHOWS, type StarterShow } from './show-ideas';
import { ShowSuggester, type ShowSuggestion, type SourceToShow } from './show-suggester';
import { SourceWords, topicIn } from './source-words';

/** Shows that a source is given. */
const SHOWS = 3;
const FORMAT = '9:16';
const SECONDS = [15, 30, 60, 90];
/** One of each group before a second of any: a leader, a spotlight and a duel are one list looked at three times. */
const GROUPS: ReadonlyArray<readonly Angle[]> = [
  ['leader', 'peak', 'story', 'headline'],
  ['movers', 'versus', 'ends', 'latest', 'second-story'],
  ['headline', 'roundup', 'duel', 'spotlight'],
];
/** Said of a source that has neither a table nor a figure nor a headline. */
const ALWAYS = ['roundup', 'headline', 'spotlight', 'story'] as const satisfies readonly Angle[];

/** Shows by rule: the angles that the facts have, each with a name, a premise and a manner of its own. Needs no service. */
export class RuleSuggester extends ShowSuggester {
  override async suggest(source: SourceToShow): Promise<ShowSuggestion[]> {
    return suggestByRule(source);
  }
}

/** The same for who needs no promise; equal sources are given equal shows. */
export function suggestByRule(source: SourceToShow): ShowSuggestion[] {
  const words = new SourceWords(source.facts);
  const angles = grounded(findAngles(words), source);
  if (source.starter) return starterShows(STARTER_SHOWS[source.starter], angles, source, words);
  const topic = groundedTopic(source, words);
  const taken: ShowSuggestion[] = [];
  for (const { angle, measure, titles } of chosen(angles, words)) {
    const idea = ANGLE_IDEAS[angle];
    const seed = seedOf(`${topic ?? ''} ${angle}`);
    const [name = ''] = rotated(topic === null ? idea.plain : fitting(idea.titles, topic), seed);
    const [premise = ''] = rotated(idea.premises, seed);
    taken.push({
      title: filled(name, { topic: topic ?? '' }),
      premise: filled(premise, { measure: measure ?? 'what it tells' }),
      ...mannerOf(idea, taken),
      format: FORMAT,
      sampleEpisodeTitle: unsaid(titles, taken) ?? titles[0] ?? topic ?? name,
    });
  }
  return taken;
}

/** "The Big Board Derby" is a name; "The The Big Board Derby" and longer ones are none. */
function fitting(titles: readonly string[], topic: string): readonly string[] {
  const isShort = !/^(?:the|a|an|after|before|in|at|on)\s/i.test(topic) && topic.split(/\s+/).length <= 2;
  const plain = titles.filter((title) => !title.startsWith('The {topic}'));
  return isShort || plain.length === 0 ? titles : plain;
}

/** No number of a title may be missing from the source. */
function grounded(angles: readonly FoundAngle[], { facts }: SourceToShow): FoundAngle[] {
  return angles
    .map((found) => ({ ...found, titles: found.titles.filter((title) => isGrounded(title, facts)) }))
    .filter(({ titles }) => titles.length > 0);
}

function isGrounded(text: string, facts: SourceToShow['facts']): boolean {
  const verbatim = facts.facts.some(({ value }) => value === text);
  return verbatim || groundText(text, facts, 'en').length === 0;
}

function starterShows(
  shows: readonly StarterShow[],
  angles: readonly FoundAngle[],
  source: SourceToShow,
  words: SourceWords,
): ShowSuggestion[] {
  const city = words.subject() ?? source.city ?? '';
  const taken: ShowSuggestion[] = [];
  for (const { angles: wanted, title, premise, ...manner } of shows) {
    const titles = [...wanted.flatMap((angle) => angles.filter((found) => found.angle === angle)), ...angles].flatMap(
      (found) => found.titles,
    );
    taken.push({
      ...manner,
      title: filled(title, { city }),
      premise: filled(premise, { city }),
      format: FORMAT,
      sampleEpisodeTitle: unsaid(titles, taken) ?? filled(title, { city }),
    });
  }
  return taken;
}

/** Three angles of different kinds, the best first; what the source lacks is told as a whole. */
function chosen(angles: readonly FoundAngle[], words: SourceWords): FoundAngle[] {
  const kinds = new Map<Angle, FoundAngle>();
  for (const group of GROUPS) {
    const best = group.find((angle) => !kinds.has(angle) && angles.some((found) => found.angle === angle));
    const found = angles.find(({ angle }) => angle === best);
    if (found) kinds.set(found.angle, found);
  }
  for (const found of angles) if (!kinds.has(found.angle)) kinds.set(found.angle, found);
  const spare = angles.flatMap(({ titles }) => titles);
  const topic = words.subject();
  for (const angle of ALWAYS) {
    if (kinds.size >= SHOWS) break;
    if (!kinds.has(angle))
      kinds.set(angle, { angle, measure: angles[0]?.measure ?? null, titles: [...spare].reverse() });
  }
  return [...kinds.values()]
    .slice(0, SHOWS)
    .map((found) => (found.titles.length > 0 || topic === null ? found : { ...found, titles: [topic] }));
}

function mannerOf(
  idea: AngleIdea,
  taken: readonly ShowSuggestion[],
): Pick<ShowSuggestion, 'cadence' | 'style' | 'targetSeconds'> {
  const free = <T>(wanted: readonly T[], all: readonly T[], used: (show: ShowSuggestion) => T): T => {
    const left = [...wanted, ...all].find((value) => !taken.some((show) => used(show) === value));
    return (left ?? wanted[0]) as T;
  };
  return {
    cadence: free(idea.cadences, [], ({ cadence }) => cadence),
    style: free(idea.styles, STYLE_NAMES, ({ style }) => style),
    targetSeconds: free(idea.seconds, SECONDS, ({ targetSeconds }) => targetSeconds),
  };
}

function groundedTopic({ title, url, facts }: SourceToShow, words: SourceWords): string | null {
  const host = url === null ? null : new URL(url).hostname.replace(/^www\./, '');
  const isName = host !== null && /[a-z]/i.test(host) && host.includes('.');
  const candidates = [words.subject(), topicIn(title), isName ? host : null];
  return candidates.find((topic) => topic !== null && isGrounded(topic, facts)) ?? null;
}

function unsaid(titles: readonly string[], taken: readonly ShowSuggestion[]): string | undefined {
  return titles.find((title) => !taken.some(({ sampleEpisodeTitle }) => sampleEpisodeTitle === title));
}

function filled(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
}

function rotated<T>(list: readonly T[], by: number): T[] {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

function seedOf(text: string): number {
  return [...text].reduce((mixed, letter) => (Math.imul(mixed, 31) + letter.charCodeAt(0)) >>> 0, 7);
}
