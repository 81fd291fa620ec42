import type { Fact, FactPlan } from '../fact';
import { isFigure, unitOf } from '../fact-figure';
import { groupBy } from '../group-by';
import type { FieldName, FieldNames } from '../names/field-name';
import { labelOfName, measureTokens } from '../names/label-of';
import { isContainer, isEarlier, sensesAt } from '../names/name-senses';
import { isPlace } from '../fact-place';
import type { PlayingFact } from './playing-fact';

/** How late a figure was known: planned, forecast, come about. The words of some languages say two of them. */
const STAGES = { plan: 0, either: 1, forecast: 2, present: 3 } as const;
type Stage = keyof typeof STAGES;

/** One figure or date at one of these stages. */
interface Staged {
  fact: Fact;
  stage: Stage;
  /** By a word for a decision (approved, original), or for its revision alone, which may mean another thing: new customers. */
  by: 'agreed' | 'revised' | null;
  /** All its names without the words for its stage: equal for what is planned and what is expected of one thing. */
  thing: string;
  label: string;
  words: string[];
}

/** "Planned date" and "forecast opening" say of no other thing than `planned` and `opening`. */
const DATE = new Set(
  'date datum termin fecha data tarih tarihi tanggal 日付 期日 日期 날짜 일자 تاريخ तारीख'.split(' '),
);
const DAYS: ReadonlySet<Fact['form']> = new Set<Fact['form']>(['day', 'year-month']);

/**
 * Finds what was planned, approved or budgeted with what is expected of it now: `{approved, currentForecast}`, and dates with
 * what became of them: `{planned, forecast}`, `openingPlanned` and `openingActual`. What has come about is measured against its
 * plan like any figure (`findComparisons`). Where two could be meant, none is taken.
 */
export function findPlans(playing: readonly PlayingFact[], names: FieldNames): FactPlan[] {
  const staged = playing.flatMap((one) => stagedOf(one, names) ?? []);
  return [...groupBy(staged, ({ thing }) => thing).values()].flatMap((all): FactPlan[] => {
    const sorted = all.toSorted((one, other) => STAGES[one.stage] - STAGES[other.stage]);
    const [planned, next] = sorted;
    const expected = sorted.at(-1);
    if (!planned || !next || !expected || STAGES[planned.stage] > STAGES.either) return [];
    if (new Set(sorted.map(({ stage }) => stage)).size < sorted.length) return [];
    const isDate = expected.fact.kind === 'date';
    // An actual amount is measured against its plan; a third amount could be either.
    if (!isDate && (expected.stage === 'present' || sorted.length > 2)) return [];
    if (!isDate && expected.by === 'revised' && planned.by !== 'agreed') return [];
    const { label, words } = expected;
    return [{ planned: planned.fact.key, expected: expected.fact.key, label, words }];
  });
}

function stagedOf({ fact, named }: PlayingFact, names: FieldNames): Staged | null {
  const isDate = fact.kind === 'date' && DAYS.has(fact.form);
  if (!isDate && (!isFigure(fact) || named.isChange)) return null;
  const key = fact.path.at(-1) ?? '';
  if (isPlace(key)) return null;
  const own = names.of(key);
  const found = stageOf(own);
  if (!found) return null;
  const above = aboveOf(fact, names);
  const left = measureTokens(own, fact.unit?.id ?? null);
  for (const index of found.taken) left.add(index);
  const says = own.tokens.flatMap(({ lower }, index) =>
    left.has(index) || DATE.has(lower) || /^[\p{P}\p{S}]+$/u.test(lower) ? [] : [lower],
  );
  // `planned` and `updated` alone name no subject.
  if (says.length === 0 && !above) return null;
  const object = fact.path.slice(0, -1).join('/');
  return {
    fact,
    stage: found.stage,
    by: found.by,
    thing: `${object} ${isDate ? 'date' : unitOf(fact)} ${says.toSorted().join(' ')}`,
    label: says.length > 0 || !above ? labelOfName(own, left) : labelOfName(above, measureTokens(above, null)),
    words: says.length > 0 || !above ? says : [...above.words],
  };
}

/** The stage that a name says, and where; null where it says none. */
function stageOf(name: FieldName): (Pick<Staged, 'stage' | 'by'> & { taken: ReadonlySet<number> }) | null {
  const taken = new Set<number>();
  const said = new Set<string>();
  for (const [index] of name.tokens.entries()) {
    const head = name.heads.get(index) ?? index;
    const roles = sensesAt(name, head, 'role', true).map(({ role }) => role);
    const staged = roles.filter((role) => ['target', 'agreed', 'forecast', 'revised', 'actual'].includes(role));
    if (staged.length === 0) continue;
    taken.add(index);
    for (const role of staged) said.add(role);
  }
  for (const { from, to, period } of name.periods) {
    if (isEarlier(period)) return null;
    const isNow = period.kind === 'relative' && period.back === 0;
    // "Approved 2023" says when it was.
    if (!isNow && (period.kind !== 'moment' || !said.has('agreed'))) continue;
    for (let index = from; index < to; index += 1) taken.add(index);
    if (isNow && name.periods.length === 1) said.add('now');
  }
  const stage = stageOfWords(said);
  const by = said.has('agreed') ? 'agreed' : said.has('revised') && said.size === 1 ? 'revised' : null;
  return stage && { stage, by, taken };
}

function stageOfWords(said: ReadonlySet<string>): Stage | null {
  const isPlan = said.has('target') || said.has('agreed');
  if (said.has('revised')) return isPlan || said.has('forecast') || said.size === 1 ? 'forecast' : null;
  if (said.has('agreed') && !said.has('forecast')) return 'plan';
  if (isPlan && said.has('forecast')) return said.has('agreed') ? 'plan' : 'either';
  if (said.has('forecast')) return 'forecast';
  if (isPlan) return said.has('now') ? 'forecast' : 'plan';
  return said.has('actual') || said.has('now') ? 'present' : null;
}

/** The nearest object above that says anything. */
function aboveOf({ path }: Fact, names: FieldNames): FieldName | undefined {
  const above = path.slice(0, -1).findLast((part) => !isPlace(part));
  const name = above === undefined ? undefined : names.of(above);
  return name && !isContainer(name) && !isPlace(path.at(-2)) ? name : undefined;
}
