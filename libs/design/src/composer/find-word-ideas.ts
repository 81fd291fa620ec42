import { type Fact, TITLE_NAMES } from '@app/facts';
import { sensesOf } from '@app/lingua';
import { SLOT, SPARE } from './arc';
import type { IdeaSink } from './idea-search';
import type { Story } from './story';
import { isWithin } from './table-columns';
import { isStep, isTime } from './time-steps';

const MOST_ITEMS = 4;
const MOST_HEADLINES = 6;
const MOST_NAMES = 3;
/** So many words say something, and are no mere name. */
const PHRASE_WORDS = 3;
/** Short names of what has a name already. */
const CODES = /^(ticker|symbol|code|isin|slug)$/;
/** What programs and insiders call something: EDI, NIGHTLIGHT, P1. */
const CODE = /^[\p{Lu}\p{N}_-]+$/u;
/** Names that say nothing without what stands around them: who plays at home, the name of a part. */
const LEANING = /^(name|label|home|away|from|to|at)$/;
/** Lists whose titles say what happened, and need nobody's name beside them. */
export const HEADLINES = /^(stories|headlines|news|articles|posts|items)$/i;
/** A text with the braces of somebody's template in it is nothing to read out. */
const TEMPLATED = /\{\{|\}\}/;
/** A key to a scale: "1 = most punctual". */
const LEGEND = / [=→] /;

/** Rows of words: books, talks, exhibits. */
export function addItems(story: Story, wordsOnly: boolean, sink: IdeaSink): void {
  const rows = new Map<string, Fact[]>();
  for (const fact of story.pack.facts) {
    const row = /^(.*\/\d+)\/[^/]+$/.exec(fact.key)?.[1];
    if (row && ['name', 'text'].includes(fact.kind)) rows.set(row, [...(rows.get(row) ?? []), fact]);
  }
  const titles = new Set<string>();
  const items = [...rows.values()].flatMap((facts) => {
    const title = facts.find((fact) => /^(title|name|headline|book|talk)$/.test(fact.words.join()));
    const by = facts.find((fact) => /^(author|by|artist|speaker|director|maker)$/.test(fact.words.join())) ?? null;
    const note = facts.find((fact) => fact !== title && fact.kind === 'text') ?? null;
    const stands = by || note || HEADLINES.test(title?.path.at(-3) ?? '');
    if (!title || !stands || sink.used.has(title.key)) return [];
    const isKnown = titles.has(saidAlike(title.value));
    titles.add(saidAlike(title.value));
    const isRepeated = note !== null && saidAlike(note.value).includes(saidAlike(title.value));
    // What was told once is told by no other idea either.
    for (const again of [isKnown && title, (isKnown || isRepeated) && note]) if (again) sink.used.add(again.key);
    if (isKnown) return [];
    return [{ title, by, note: isRepeated ? null : note }];
  });
  const most = items.some(({ by, note }) => by || note) ? MOST_ITEMS : MOST_HEADLINES;
  items.slice(0, most).forEach((item, index) => {
    const facts = [item.title, item.by, item.note].filter((fact) => fact !== null);
    sink.push(
      { kind: 'item', index, ...item, note: null },
      SLOT.contrast + index,
      (wordsOnly ? 66 : 36) - index * 3,
      facts,
    );
    if (!item.note) return;
    const label = item.note.label;
    sink.push(
      { kind: 'texts', label, facts: [item.note], of: 1, again: false },
      SLOT.contrast + index + 0.5,
      (wordsOnly ? 65 : 34) - index * 3,
      [item.note],
    );
  });
}

/** A text by its letters and digits alone: a summary often begins with the headline, or is nothing else. */
export function saidAlike(text: unknown): string {
  return String(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Sentences and lists of names, said as given. */
export function addTexts(story: Story, wordsOnly: boolean, sink: IdeaSink): void {
  const { main, place, venue } = story.subject;
  const roles = new Set([main?.key, place?.key, venue?.key, story.pack.source]);
  const free = story.pack.facts.filter(
    (fact) =>
      (fact.kind === 'text' || fact.kind === 'name') &&
      !fact.unsaid &&
      !roles.has(fact.key) &&
      !isStep(fact) &&
      !isTime(fact) &&
      !(main && CODES.test(fact.words.join())) &&
      !/^(?:metric|indicator|kpi)$/.test(fact.words.join()) &&
      !(fact.kind === 'name' && LEANING.test(fact.words.join())) &&
      !(!wordsOnly && TITLE_NAMES.has(fact.words.join()) && !/^\d+$/.test(fact.path.at(-2) ?? '')) &&
      !sink.used.has(fact.key) &&
      !TEMPLATED.test(String(fact.value)) &&
      !LEGEND.test(String(fact.value)),
  );
  const outside = free.filter((fact) => !story.pack.tables.some((table) => isWithin(fact, table)));
  addCauses(outside, sink);
  const short = wordsOnly || sink.room() > 0;
  // Nobody knows whose a note is that stands in a row without figures.
  const owned = wordsOnly ? outside : outside.filter((fact) => !isOfRow(fact) || isSentence(String(fact.value)));
  addSentences(owned, short, sink);
  const isThin = wordsOnly || sink.isThin();
  if (isThin) addLists(outside, wordsOnly, sink);
  if (!short || !isThin) return;
  // Names before the first figure identify the payload and are already on screen.
  const first = story.pack.facts.findIndex(({ number }) => number !== null);
  const heads = new Set(wordsOnly ? [] : story.pack.facts.slice(0, first).filter(({ path }) => path.length === 1));
  const names = outside.filter(
    (fact) =>
      fact.kind === 'name' &&
      !heads.has(fact) &&
      !sink.used.has(fact.key) &&
      !/\/\d+$/.test(fact.key) &&
      (wordsOnly || !isPlainName(fact)),
  );
  names.slice(0, wordsOnly ? 8 : 3).forEach((fact, index) => {
    const idea = { kind: 'texts' as const, label: '', facts: [fact], of: 1, again: index > 0 };
    sink.push(idea, SLOT.texts + 5 + index * 0.1, (wordsOnly ? 44 : SPARE - 3) - index, [fact]);
  });
}

function isOfRow({ path }: Fact): boolean {
  return path.some((part) => /^\d+$/.test(part));
}

const SENTENCE_WORDS = 5;

/** A text that stands by itself: "Two stalls were closed by the storm." */
function isSentence(text: string): boolean {
  const isSpaced = /[\p{Script=Latin}\p{Script=Arabic}\p{Script=Devanagari}]/u.test(text);
  return !/^\p{Ll}/u.test(text) && (!isSpaced || text.split(/\s+/).length >= SENTENCE_WORDS);
}

/** A state that a program keeps: `till_sync: "ok"`, `data_quality: "final"`. */
const STATE = /^\p{Ll}+$/u;

/** The name of a place, a person, a kind: nobody asked. What was the cause, and who came out on top, is told. */
function isPlainName({ words, value }: Fact): boolean {
  const [word] = words;
  if (CODE.test(String(value)) || STATE.test(String(value))) return true;
  return (
    words.length === 1 &&
    String(value).split(/\s+/).length < PHRASE_WORDS &&
    sensesOf(word ?? '').some(({ as }) => as === 'names') &&
    !sensesOf(word ?? '').some(({ as }) => as === 'side')
  );
}

const CAUSE = 72;

/** Why it came about, of what is told: `rootCause`, `Grund`. */
function addCauses(outside: readonly Fact[], sink: IdeaSink): void {
  const isCause = ({ words }: Fact): boolean =>
    words.some((word) => sensesOf(word).some((sense) => sense.as === 'names' && sense.of === 'cause'));
  const [cause] = outside.filter(isCause);
  if (!cause) return;
  const label = cause.kind === 'text' ? cause.label : '';
  sink.push({ kind: 'texts', label, facts: [cause], of: 1, again: false }, SLOT.texts - 1, CAUSE, [cause]);
}

function addSentences(outside: readonly Fact[], short: boolean, sink: IdeaSink): void {
  const sentences = outside.filter(
    (fact) => fact.kind === 'text' && String(fact.value).length >= 12 && !sink.used.has(fact.key),
  );
  sentences.slice(0, short ? 5 : 2).forEach((fact, index) => {
    const idea = { kind: 'texts' as const, label: fact.label, facts: [fact], of: 1, again: false };
    sink.push(idea, SLOT.texts + index * 0.1, (short ? 55 : 34) - index * 4, [fact]);
  });
}

/** A long list of names is told three at a time while the video has room. */
function addLists(outside: readonly Fact[], wordsOnly: boolean, sink: IdeaSink): void {
  const lists = new Map<string, Fact[]>();
  for (const fact of outside) {
    // Steps of an axis are told with their figures.
    if (
      fact.kind !== 'name' ||
      fact.unsaid ||
      !/\/\d+(\/(name|title|label))?$/.test(fact.key) ||
      sink.used.has(fact.key)
    )
      continue;
    const row = `${fact.key.slice(0, fact.key.lastIndexOf('/'))}/`;
    if (/\/\w+$/.test(fact.key) && !/\/\d+$/.test(fact.key) && [...sink.used].some((key) => key.startsWith(row)))
      continue;
    const list = fact.key.replace(/\/\d+(\/\w+)?$/, '');
    lists.set(list, [...(lists.get(list) ?? []), fact]);
  }
  for (const all of [...lists.values()].slice(0, 2)) {
    if (all.length < 2) continue;
    const chunks = wordsOnly ? 3 : 1;
    for (let at = 0; at < chunks && at * MOST_NAMES < all.length; at += 1) {
      const facts = all.slice(at * MOST_NAMES, (at + 1) * MOST_NAMES);
      const idea = { kind: 'texts' as const, label: listLabel(all), facts, of: all.length, again: at > 0 };
      if (facts.length >= 2 || at === 0)
        sink.push(idea, SLOT.texts + 3 + at * 0.1, (wordsOnly ? 58 : 30) - at * 2, facts);
    }
  }
}

function listLabel(facts: readonly Fact[]): string {
  const path = facts[0]?.path ?? [];
  const list = path.findLast((_, index) => /^\d+$/.test(path[index + 1] ?? ''));
  return list === undefined ? (facts[0]?.label ?? '') : list;
}
