import { COMPARED, isOfYears } from '../names/roles';
import { type Moment, momentOrder, type Period, readMoment, writePeriod } from '@app/lingua';
import type { ComparisonRole, FactComparison } from '../fact';
import { isFigure, unitOf } from '../fact-figure';
import { pointerOf } from '../json-pointer';
import { type FieldName, type FieldNames } from '../names/field-name';
import { hasSubject, isEarlier, sensesAt, subjectTokens } from '../names/name-senses';
import { areAkin, periodWords, wayOf, type PlayingFact } from './playing-fact';

/** An object beside others, with its figures by the rest of their paths. */
interface Frame {
  readonly name: FieldName;
  readonly figures: ReadonlyMap<string, PlayingFact>;
}

/** What an object's name makes of its figures beside those of the same names in another object. */
interface FrameRole {
  readonly role: ComparisonRole;
  readonly period: Period | null;
  /** The word may say something else: then its figures have to say what they are of, which a count or a value does not. */
  readonly isSure: boolean;
}

/**
 * Finds objects that stand side by side with figures of the same names: `measured` and `limits`, `actual` and `plan`,
 * `2025` and `2024`. What one of them is called says what its figures are to those of the other. Where two others could
 * be meant, none is taken.
 */
export function findFrames(playing: readonly PlayingFact[], names: FieldNames): FactComparison[] {
  const figures = playing.filter(({ fact }) => isFigure(fact));
  return [...framesByParent(figures, names)].flatMap(([parent, all]) => {
    const beside = pairsWithNow(parent, all, playing);
    if (beside.length > 0) return beside;
    const hasActual = all.some(({ name }) => says(name, 'actual') || isNow(name));
    // A forecast is for a time to come, unless what became of it stands beside.
    const frames = all.filter(({ name }) => !isNext(name) && (hasActual || !says(name, 'forecast')));
    const paired = frames.length < 2 ? [] : [...namedPairs(frames, names), ...datedPairs(frames)];
    const known = new Set(paired.map(({ other }) => other));
    return [...paired, ...lonePairs(parent, frames, figures, names).filter(({ other }) => !known.has(other))];
  });
}

function isNext({ periods }: FieldName): boolean {
  return periods.some(({ period }) => period.kind === 'relative' && period.back < 0);
}

function isNow({ periods }: FieldName): boolean {
  return periods.some(({ period }) => period.kind === 'relative' && period.back === 0);
}

function says(name: FieldName, role: 'actual' | 'forecast' | 'record'): boolean {
  return name.tokens.some((_, index) => sensesAt(name, index, 'role', true).some((sense) => sense.role === role));
}

/** Objects by the one that holds them. */
function framesByParent(figures: readonly PlayingFact[], names: FieldNames): Map<string, Frame[]> {
  const parents = new Map<string, Map<string, Map<string, PlayingFact>>>();
  for (const figure of figures) {
    const { path } = figure.fact;
    // Rows of a list are told by their list.
    for (let depth = path.length - 2; depth >= 0; depth -= 1) {
      const name = path[depth] as string;
      if (isPlace(name) || isPlace(path[depth + 1] ?? '')) break;
      const parent = pointerOf(path.slice(0, depth));
      const frames = parents.get(parent) ?? new Map<string, Map<string, PlayingFact>>();
      parents.set(parent, frames);
      const own = frames.get(name) ?? new Map<string, PlayingFact>();
      frames.set(name, own);
      own.set(pointerOf(path.slice(depth + 1)), figure);
    }
  }
  return new Map(
    [...parents].map(([parent, frames]) => [
      parent,
      [...frames].map(([name, own]) => ({ name: names.of(name), figures: own })),
    ]),
  );
}

const isYear = (name: string): boolean => /^(?:19|20)\d\d$/.test(name);
const isPlace = (name: string): boolean => /^\d+$/.test(name) && !isYear(name);

/** The time that is all of a name; a year may be a key by itself. A quarter without a year may be one of a match. */
function momentOf(name: FieldName): Moment | null {
  if (isYear(name.name)) return readMoment(name.name)[0] ?? null;
  const [span] = name.periods;
  const moment = span?.period.kind === 'moment' && !hasSubject(name) ? span.period.moment : null;
  return moment?.hasYear === true ? moment : null;
}

function namedPairs(frames: readonly Frame[], names: FieldNames): FactComparison[] {
  const roles = new Map(frames.map((frame) => [frame, roleOfFrame(frame.name)]));
  const present = frames.filter((frame) => roles.get(frame) === null);
  // What stands in one object with `lastYear: {sales: {total}}`: `sales: {total}`.
  const around = new Map(
    present.flatMap(({ name, figures }) =>
      [...figures].map(([rest, own]) => [`${pointerOf([name.name])}/${rest}`, own]),
    ),
  );
  return frames.flatMap((other) => {
    const role = roles.get(other);
    if (!role) return [];
    const outside = { name: other.name, figures: around };
    if (isParallel(outside, other, role, names)) return pairsOf(outside, other, role);
    const likes = present.filter((frame) => isParallel(frame, other, role, names));
    // A part without a time is for what has none either, and not for what was measured before.
    const timeless = likes.filter(({ name }) => name.periods.length === 0);
    const parallel = timeless.length > 0 && other.name.periods.length === 0 ? timeless : likes;
    const called = parallel.filter(({ name }) => isOfThing(name, other.name));
    // A benchmark is named after whoever it comes from, not after the figure that it is for.
    const surely =
      called.length > 0 || role.role === 'benchmark'
        ? ([called, parallel].find(({ length }) => length > 0) ?? [])
        : parallel.filter(({ name }) => thingOf(name).length === 0 || thingOf(other.name).length === 0);
    // A school may be what others are compared with, and has an earlier value itself.
    const unsure = role.role === 'previous' ? frames.filter((frame) => roles.get(frame)?.isSure === false) : [];
    const alike =
      surely.length > 0 ? surely : unsure.filter((frame) => frame !== other && isParallel(frame, other, role, names));
    const [subject] = alike;
    return alike.length === 1 && subject ? pairsOf(subject, other, role) : [];
  });
}

/** Words of a name for what its figures are of, without those for their part, time, unit and how they were taken. */
function thingOf(name: FieldName): readonly string[] {
  return subjectTokens(name).flatMap((index) => {
    const isPart = sensesAt(name, name.heads.get(index) ?? index, 'role', true).length > 0;
    const isTime = name.periods.some(({ from, to }) => index >= from && index < to);
    return isPart || isTime ? [] : [name.tokens[index]?.lower ?? ''];
  });
}

/** Whether a target that is called after a thing is so after this one: `waitTarget` and `medianWait`. */
function isOfThing(name: FieldName, other: FieldName): boolean {
  const [own, asked] = [thingOf(name), thingOf(other)];
  return asked.length > 0 && asked.every((word) => own.some((one) => areAkin(one, word)));
}

/** Half of the figures of the one at least are figures of the other, in the same units. */
function isParallel(subject: Frame, other: Frame, { isSure }: FrameRole, names: FieldNames): boolean {
  const shared = sharedOf(subject, other);
  const isNamed =
    isSure ||
    shared.some(([rest, { fact }]) =>
      fact.path.slice(-rest.split('/').length).some((part) => hasSubject(names.of(part))),
    );
  return isNamed && shared.length > 0 && shared.length * 2 >= Math.min(subject.figures.size, other.figures.size);
}

function sharedOf(subject: Frame, other: Frame): Array<[string, PlayingFact, PlayingFact]> {
  return [...other.figures].flatMap(([rest, figure]): Array<[string, PlayingFact, PlayingFact]> => {
    const own = subject.figures.get(rest);
    return own && unitOf(own.fact) === unitOf(figure.fact) ? [[rest, own, figure]] : [];
  });
}

function pairsOf(subject: Frame, other: Frame, role: FrameRole): FactComparison[] {
  return sharedOf(subject, other)
    .filter(([, own, figure]) => role.role !== 'record' || isOfRecordSize(own, figure))
    .map(([, own, figure]) => pairOf(own, figure, other, role));
}

function pairOf(own: PlayingFact, figure: PlayingFact, other: Frame, { role, period }: FrameRole): FactComparison {
  return {
    role,
    subject: own.fact.key,
    other: figure.fact.key,
    name: null,
    period: periodWords(period, other.name.words),
    ...(role === 'record' ? wayOf(role, figure.named) : {}),
  };
}

/** What is many times a record, or a small part of it, is of something else: the best day beside the record of a year. */
const MOST_OF_RECORD = 5;

function isOfRecordSize({ fact: own }: PlayingFact, { fact: record }: PlayingFact): boolean {
  const times = Math.abs((own.number ?? 0) / (record.number ?? 0));
  return times <= MOST_OF_RECORD && times >= 1 / MOST_OF_RECORD;
}

/**
 * `{visitors: 218450, record: {visitors: 224900, year: 2019}}`: a figure in an object that is called by a part is set against the one
 * of its name beside that object, and the only one of its unit against a total there: `{total: 279000, record: {visitors: 265200}}`.
 */
function lonePairs(
  parent: string,
  frames: readonly Frame[],
  figures: readonly PlayingFact[],
  names: FieldNames,
): FactComparison[] {
  const beside = figures.filter(({ object }) => object === parent);
  const byName = new Map(beside.map((one) => [pointerOf(one.fact.path.slice(-1)), one]));
  const totals = beside.filter(
    ({ fact, named }) => named.role === 'total' && !hasSubject(names.of(fact.path.at(-1) ?? '')),
  );
  return frames.flatMap((frame) => {
    const role = roleOfFrame(frame.name);
    // A monthly record is of no total.
    const isPer = frame.name.periods.some(({ period }) => period.kind === 'per');
    if (!role || isPer || !(role.isSure || role.role === 'record')) return [];
    const called = [...frame.figures].flatMap(([rest, figure]): FactComparison[] => {
      const own = byName.get(rest);
      const isLike = own && unitOf(own.fact) === unitOf(figure.fact) && isOfRecordSize(own, figure);
      return isLike ? [pairOf(own, figure, frame, role)] : [];
    });
    if (called.length > 0) return called;
    return totals.flatMap((total): FactComparison[] => {
      const [figure, another] = [...frame.figures.values()].filter(({ fact }) => unitOf(fact) === unitOf(total.fact));
      return figure && !another && figure.named.role !== 'total' && isOfRecordSize(total, figure)
        ? [pairOf(total, figure, frame, role)]
        : [];
    });
  });
}

function roleOfFrame(name: FieldName): FrameRole | null {
  const [earlier] = name.periods.filter(({ period }) => isEarlier(period));
  // The previous record is one, and no earlier measure.
  if (earlier && !says(name, 'record')) return { role: 'previous', period: earlier.period, isSure: earlier.isSure };
  for (const [index] of name.tokens.entries()) {
    const senses = sensesAt(name, index, 'role', true).map((sense) => ({
      ...sense,
      role: sense.role === 'forecast' ? 'target' : sense.role,
    }));
    const said =
      senses.find(({ role, weak }) => COMPARED.has(role) && weak !== true) ??
      senses.find(({ role }) => COMPARED.has(role));
    const role = said?.role === 'limit' && isOfYears(name) ? 'benchmark' : said?.role;
    if (said) return { role: role as ComparisonRole, period: null, isSure: said.weak !== true };
  }
  return null;
}

/**
 * Earlier times that stand apart from what was measured now: `{month: "2025-03", entries: {…, total}, comparison: {"2025-02": {entries},
 * "2024-03": {entries}}}`. Each is set against now, and not against the other.
 */
function pairsWithNow(parent: string, frames: readonly Frame[], playing: readonly PlayingFact[]): FactComparison[] {
  const moments = frames.map(({ name }) => momentOf(name));
  const [first] = moments;
  if (!first || moments.some((moment) => moment === null)) return [];
  const around = parent.slice(0, Math.max(0, parent.lastIndexOf('/')));
  const [now, another] = playing.filter(({ fact, object }) => fact.kind === 'date' && object === around);
  const moment = now && !another ? readMoment(String(now.fact.value))[0] : undefined;
  const order = (one: Moment): number => momentOrder(one, first) ?? Number.NaN;
  if (!moment || parent === '' || !moments.every((one) => one && order(one) < order(moment))) return [];
  const inObject = (object: string): PlayingFact[] =>
    playing.filter((one) => one.object === object && isFigure(one.fact));
  return frames.flatMap(({ figures }, index) =>
    [...figures].flatMap(([rest, figure]): FactComparison[] => {
      const subject =
        inObject(around).find(({ fact }) => fact.path.at(-1) === rest) ??
        inObject(around === '' ? rest : `${around}/${rest}`).find(({ named }) => named.role === 'total');
      if (!subject || unitOf(subject.fact) !== unitOf(figure.fact)) return [];
      const period = writePeriod({ kind: 'moment', moment: moments[index] as Moment }, 'en', 'label');
      return [
        { role: 'previous', subject: subject.fact.key, other: figure.fact.key, name: null, period: `in ${period}` },
      ];
    }),
  );
}

/** The last of objects that are called by their time, against the one before. */
function datedPairs(frames: readonly Frame[]): FactComparison[] {
  const dated = frames.flatMap((frame) => {
    const moment = momentOf(frame.name);
    return moment ? [{ frame, moment }] : [];
  });
  const [first] = dated;
  if (!first || dated.length < 2) return [];
  const order = ({ moment }: (typeof dated)[number]): number | null => momentOrder(moment, first.moment);
  if (dated.some((one) => order(one) === null)) return [];
  const [now, before] = dated.toSorted((one, other) => (order(other) ?? 0) - (order(one) ?? 0));
  if (!now || !before) return [];
  const isYears = ['year', 'fiscal-year'].includes(now.moment.grain);
  const isNext = (order(now) ?? 0) - (order(before) ?? 0) === 1;
  const period = isYears && isNext ? 'the year before' : '';
  // This year's target is for this year, and no news beside last year's.
  const measured = sharedOf(now.frame, before.frame).filter(([, own]) => !COMPARED.has(own.named.role ?? ''));
  return measured.map(([, own, figure]) => ({
    role: 'previous',
    subject: own.fact.key,
    other: figure.fact.key,
    name: null,
    period,
  }));
}
