import { isStep, timeOf } from './time-steps';
import type { Fact } from '@app/facts';
import { sensesOf } from '@app/lingua';
import { SLOT } from './arc';
import { HEADLINES } from './find-word-ideas';
import type { IdeaSink } from './idea-search';
import type { Moment, MomentIdea } from './idea-charts';
import { factAt } from './idea-search';
import type { Story } from './story';

const WHAT = /^(title|event|text|what|name|milestone|release|label|headline|session|talk|stage)$/;
const UPCOMING = /upcoming|next|schedule|agenda|programme|program|calendar|fixtures/i;
/** Longer texts do not stand beside a date. */
const LONGEST_TEXT = 90;
const MOST_SHOWN = 5;
const MOST_TOLD = 2;

/** Lists of what happened when, or what comes when, in order. */
export function addMoments(story: Story, wordsOnly: boolean, sink: IdeaSink): void {
  const [found] = listsOf(story, sink);
  if (!found) return;
  const { list, moments } = found;
  const at = nextOf(moments, story);
  const ahead = at >= 0 || (dateOf(moments[0]?.when) === null && UPCOMING.test(list));
  const lit = at >= 0 ? at : ahead ? 0 : moments.length - 1;
  const from = Math.max(0, Math.min(lit - 1, moments.length - MOST_SHOWN));
  const shown = moments.slice(from, from + MOST_SHOWN);
  const facts = moments.flatMap(({ when, what }) => [when, ...what]);
  sink.push({ kind: 'timeline', list, moments: shown, highlight: lit - from, ahead }, SLOT.next, 64, facts);
  if (!wordsOnly && sink.room() <= 0) return;
  const first: MomentIdea[] =
    moments[0] && lit > 0 ? [{ kind: 'moment', list, moment: moments[0], place: 'first' }] : [];
  const after = moments.slice(lit + 1).map((moment): MomentIdea => ({ kind: 'moment', list, moment, place: 'after' }));
  first.forEach((idea) => sink.push(idea, SLOT.next - 0.5, wordsOnly ? 60 : 38, []));
  after
    .slice(0, MOST_TOLD)
    .forEach((idea, index) => sink.push(idea, SLOT.next + 0.2 + index * 0.1, (wordsOnly ? 58 : 36) - index, []));
}

function listsOf(story: Story, sink: IdeaSink): Array<{ list: string; moments: Moment[] }> {
  const rows = new Map<string, Map<string, Fact[]>>();
  for (const fact of story.pack.facts) {
    const [, list, row] = /^(.+)\/(\d+)\/[^/]+$/.exec(fact.key) ?? [];
    if (list === undefined || row === undefined || /trade|order|fill/i.test(list)) continue;
    // Headlines are told one by one; beside their dates each would be told again.
    if (HEADLINES.test(list.split('/').at(-1) ?? '')) continue;
    const known = rows.get(list) ?? new Map<string, Fact[]>();
    known.set(row, [...(known.get(row) ?? []), fact]);
    rows.set(list, known);
  }
  return [...rows].flatMap(([list, known]) => {
    const moments = [...known.values()].flatMap((facts) => momentOf(facts, sink) ?? []);
    return moments.length >= 2 && moments.length === known.size ? [{ list, moments: inOrder(moments) }] : [];
  });
}

/** When it happened counts, else when it is expected, and last when it was planned. */
function plannedness({ words }: Fact): number {
  const roles = words.flatMap((word) => sensesOf(word).flatMap((sense) => (sense.as === 'role' ? [sense.role] : [])));
  if (roles.includes('actual')) return 0;
  if (roles.includes('forecast')) return 1;
  return roles.includes('target') ? 3 : 2;
}

function momentOf(facts: readonly Fact[], sink: IdeaSink): Moment | null {
  const [when] = facts
    .filter((fact) => fact.kind === 'date' || (isStep(fact) && standsInTime(fact)))
    .sort((a, b) => plannedness(a) - plannedness(b));
  const words = facts.filter(
    (fact) => ['name', 'text'].includes(fact.kind) && String(fact.value).length <= LONGEST_TEXT,
  );
  const side = (name: string): Fact | undefined => words.find((fact) => fact.words.join() === name);
  const [home, away] = [side('home'), side('away')];
  const what = words.find((fact) => WHAT.test(fact.words.join()));
  const told = home && away ? [home, away] : what ? [what] : [];
  const fresh = told.every((fact) => !sink.used.has(fact.key) && !/\{\{|\}\}/.test(String(fact.value)));
  return when && told.length > 0 && fresh ? { when, what: told, dated: false } : null;
}

/** A week and a round come one after the other; a lane and a level stand side by side. */
function standsInTime({ words }: Fact): boolean {
  return words.some((word) =>
    sensesOf(word).some((sense) => sense.as === 'time' || (sense.as === 'names' && sense.of === 'event')),
  );
}

/** Milliseconds of a full date; null for weekdays, months and times of day, which stand as they are given. */
function dateOf(fact: Fact | undefined): number | null {
  if (!fact) return null;
  if (fact.form !== 'year' && fact.form !== 'year-month') return timeOf(fact);
  const time = Date.parse(String(fact.value));
  return Number.isNaN(time) ? null : time;
}

function inOrder(moments: Moment[]): Moment[] {
  if (moments.some(({ when }) => dateOf(when) === null)) return moments;
  const years = new Set(moments.map(({ when }) => new Date(dateOf(when) ?? 0).getUTCFullYear()));
  return moments
    .map((moment) => ({ ...moment, dated: years.size > 1 }))
    .sort((a, b) => (dateOf(a.when) ?? 0) - (dateOf(b.when) ?? 0));
}

/** The first moment after the payload's own date; -1 where all are past or no date is known. */
function nextOf(moments: readonly Moment[], story: Story): number {
  const today = dateOf(factAt(story.pack.asOf, story) ?? undefined);
  if (today === null) return -1;
  return moments.findIndex(({ when }) => (dateOf(when) ?? Number.NEGATIVE_INFINITY) > today);
}
