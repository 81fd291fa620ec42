import { type Period, type Sense, sensesOf, sensesOfPhrase } from '@app/lingua';
import type { FieldName } from './field-name';

/** Objects that only hold what is told, and say nothing of it. */
const CONTAINERS = new Set(
  'data stats statistics summary metrics kpis kpi results overview info details figures values attributes properties fields node nodes edges main payload result items records rows entries list'.split(
    ' ',
  ),
);

/** Whether a name says only that things are counted: `count`. */
export function isCounting({ tokens }: FieldName): boolean {
  return tokens.length <= 2 && COUNTING.has(tokens.at(-1)?.lower ?? '');
}

/** Whether a name only holds what is told and says nothing of it: `data`, `stats`. */
export function isContainer({ tokens }: FieldName): boolean {
  return tokens.length === 1 && CONTAINERS.has(tokens[0]?.lower ?? '');
}

/** Whether a period lies before the present one. */
export function isEarlier(period: Period): boolean {
  return period.kind === 'ago' || (period.kind === 'relative' && period.back > 0);
}

/** Words that say that things are counted, and not which. */
export const COUNTING: ReadonlySet<string> = new Set(
  'count number num cnt qty quantity anzahl nombre cantidad quantidade numero sayı jumlah 数 件数 数量 개수 수량 संख्या العدد'.split(
    ' ',
  ),
);

export type SenseOf<K extends Sense['as']> = Extract<Sense, { as: K }>;
type Member = SenseOf<'member'>['member'];

/** The senses of one kind that a token has, by itself or as the end of a phrase; weak ones only where they are asked for. */
export function sensesAt<K extends Sense['as']>(name: FieldName, index: number, as: K, withWeak = false): SenseOf<K>[] {
  return (name.senses[index] ?? []).filter(
    (sense): sense is SenseOf<K> => sense.as === as && (withWeak || sense.weak !== true),
  );
}

/** Places of the tokens that have a sense. */
export function tokensWith<K extends Sense['as']>(name: FieldName, as: K, withWeak = false): number[] {
  return name.tokens.flatMap((_, index) => (sensesAt(name, index, as, withWeak).length > 0 ? [index] : []));
}

/**
 * Whether a name begins with a word that identifies where adjectives follow their noun, and goes on with one name: `cod_ine`,
 * "N° CVI", and no plural that is numbered. `isShort` for words that count as well.
 */
export function beginsWithIdentifier(name: FieldName): { isShort: boolean } | null {
  const subject = subjectTokens(name);
  if (name.tokens.length < 2 || name.units.length > 0 || name.tokens.length - subject.length > 1) return null;
  const identifiers = sensesAt(name, 0, 'identifier', true);
  const last = name.tokens.at(-1)?.lower ?? '';
  const isPlain = name.tokens
    .slice(1)
    .every((_, index) => (name.senses[index + 1] ?? []).every(({ as }) => as === 'identifier'));
  const isEnglish = !isNumberSign(name, 0) && identifiers.some(({ languages }) => languages.includes('en'));
  if (identifiers.length === 0 || isEnglish) return null;
  if (!isPlain || /\p{L}{3}s$/u.test(last)) return null;
  return { isShort: sensesAt(name, 0, 'quantity', true).length > 0 || (name.tokens[0]?.lower.length ?? 0) < 3 };
}

/** "N°" and "n.º", whose letter for itself is a word of votes. */
export function isNumberSign({ tokens }: FieldName, index: number): boolean {
  return tokens[index]?.text.endsWith('º') === true;
}

/** Which end of a range a name says, at which token, and what is left of it; null for none. */
export function extremeOf(name: FieldName): { end: 'minimum' | 'maximum'; index: number; rest: string } | null {
  for (const [index] of name.tokens.entries())
    for (const { aggregate } of sensesAt(name, index, 'aggregate', true))
      if (aggregate === 'minimum' || aggregate === 'maximum')
        return {
          end: aggregate,
          index,
          rest: name.tokens
            .filter((_, at) => at !== index)
            .map(({ lower }) => lower)
            .join(' '),
        };
  return null;
}

/** Whether the whole name is that of a member that speaks for the others: `unit`, `currency`, `label`, `value`. */
export function isMember(name: FieldName, member: Member): boolean {
  const known = members.get(name) ?? membersOf(name);
  members.set(name, known);
  return known.has(member);
}

const members = new WeakMap<FieldName, ReadonlySet<Member>>();

function membersOf(name: FieldName): ReadonlySet<Member> {
  const said = name.tokens.filter(({ lower }) => !/^[\p{P}\p{S}]+$/u.test(lower));
  if (said.length === 0 || said.length > 3) return new Set();
  const phrase = said.length > 1 ? sensesOfPhrase(said.map(({ lower }) => lower)) : [];
  const found = new Set(phrase.flatMap((sense) => (sense.as === 'member' ? [sense.member] : [])));
  const each = name.tokens.flatMap(({ lower }, index) =>
    /^[\p{P}\p{S}]+$/u.test(lower) ? [] : [sensesAt(name, index, 'member', true).map(({ member }) => member)],
  );
  for (const member of each[0] ?? []) if (each.every((own) => own.includes(member))) found.add(member);
  return found;
}

/** Whether the name says by itself what is measured or counted, and not only how, when or in what part. */
export function hasSubject(name: FieldName): boolean {
  return subjectTokens(name).some((index) => !isState(name, index));
}

/** Whether a name is a single word for a part that figures play, beside a unit or by itself: `budget`, `targetPct`, "Plan [€]". */
export function isRoleAlone(name: FieldName): boolean {
  const [word, another] = name.tokens.flatMap((_, index) => (isOfUnit(name, index) ? [] : [index]));
  return (
    word !== undefined &&
    another === undefined &&
    sensesAt(name, word, 'role', true).some(({ role }) => role !== 'agreed' && role !== 'revised')
  );
}

/** Whether a token says only in what is measured: a unit, a currency, a scale, or a sign around them. */
function isOfUnit(name: FieldName, index: number): boolean {
  return (
    name.units.some(({ from, to }) => index >= from && index < to) ||
    name.currencies.has(index) ||
    name.scales.has(index) ||
    name.endScale?.at === index ||
    /^[\p{P}\p{S}]+$/u.test(name.tokens[index]?.lower ?? '')
  );
}

/** Whether a name says only that something came about, below a name of what that is: `act`, `ist`. */
export function isActualAlone(name: FieldName, names: readonly FieldName[]): boolean {
  return (
    isRoleAlone(name) &&
    sensesAt(name, 0, 'role', true).some(({ role }) => role === 'actual') &&
    names.some((other) => other !== name && !isContainer(other) && hasSubject(other))
  );
}

/** Whether a name is a part's word alone in the plural, as of things that are counted: 41 targets that a telescope looked at, 3 goals. */
export function isCountOfParts(name: FieldName): boolean {
  const lower = name.tokens[0]?.lower ?? '';
  return isRoleAlone(name) && /\p{L}{3}s$/u.test(lower) && sensesOf(lower.slice(0, -1)).some(({ as }) => as === 'role');
}

/** Adjectives of the same use as participles: `customers: {new}`. */
const CONDITIONS = new Set('new active returning overdue pending'.split(' '));

/** What became of things, and no thing itself: `flights: {cancelled}`. */
function isState(name: FieldName, index: number): boolean {
  return (
    name.tokens.every((_, other) => other === index || isOfUnit(name, other)) &&
    (sensesAt(name, index, 'state', true).length > 0 || CONDITIONS.has(name.tokens[index]?.lower ?? ''))
  );
}

/** Whether a name says in which part or time all stands that it holds: `previous: {…}`, `target: {…}`, `2025: {…}`. */
export function isFrame(name: FieldName): boolean {
  if (isContainer(name)) return false;
  if (name.periods.some(({ isSure, period }) => isSure && isEarlier(period))) return true;
  if (hasSubject(name)) return false;
  const isRole = name.tokens.some((_, index) => sensesAt(name, index, 'role').some(({ role }) => role !== 'part'));
  return isRole || name.periods.some(({ isSure }) => isSure);
}

const subjects = new WeakMap<FieldName, readonly number[]>();

/** Places of the tokens that are left when units, scales, currencies, periods, roles, aggregates and members are taken away. */
export function subjectTokens(name: FieldName): readonly number[] {
  const known = subjects.get(name);
  if (known) return known;
  const found = name.tokens.flatMap((token, index) => (isSubject(name, index, token.lower) ? [index] : []));
  subjects.set(name, found);
  return found;
}

function isSubject(name: FieldName, index: number, lower: string): boolean {
  // `vsLastWeek`, `vsPlan`: what is set against something is named elsewhere.
  if (/^(?:vs|versus)$/.test(name.tokens[0]?.lower ?? '')) return false;
  if (CONTAINERS.has(lower) && name.tokens.length === 1) return false;
  if (/^[\p{P}\p{S}]+$/u.test(lower)) return false;
  const isWhole = name.tokens.length === 1;
  // The number of `Goal_2425` says when it is for; a year has a sense of its own.
  if (/^(?!(?:19|20)\d\d$)\d+$/.test(lower) && index > 0 && sensesAt(name, index - 1, 'role', true).length > 0)
    return false;
  // `{metric: "Wait", before, after}`
  if (isWhole && sensesAt(name, index, 'side', true).some(({ side }) => side === 'before' || side === 'after'))
    return false;
  const may = (as: Sense['as']): boolean => sensesAt(name, index, as, true).length > 0;
  // A unit that is also what people count is a noun where it stands alone: points.
  if (
    name.units.some(({ from, to, isSure }) => index >= from && index < to && (isSure || !isWhole || !may('quantity')))
  )
    return false;
  if (
    COUNTING.has(lower) &&
    name.tokens.every((other, at) => COUNTING.has(other.lower) || sensesAt(name, at, 'role').length > 0)
  )
    return false;
  if (
    isWhole &&
    (COUNTING.has(lower) || sensesAt(name, index, 'member', true).some(({ member }) => member === 'value'))
  )
    return false;
  if (name.periods.some(({ from, to, isSure }) => index >= from && index < to && isSure)) return false;
  if (name.currencies.has(index) || name.scales.has(index)) return false;
  const senses = name.senses[index] ?? [];
  // A word that names what is measured is that first: sales, distance, score.
  const isNoun = senses.some((sense) => sense.as === 'quantity' && sense.weak !== true);
  return (
    isNoun ||
    !senses.some(
      (sense) =>
        sense.weak !== true &&
        (sense.as === 'role' ||
          sense.as === 'aggregate' ||
          sense.as === 'per' ||
          sense.as === 'change' ||
          (sense.as === 'member' && ['value', 'unit', 'currency', 'label', 'scale'].includes(sense.member))),
    )
  );
}
