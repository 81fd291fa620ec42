import { isAxisUnit } from '../names/axis';
import { sensesAt, tokensWith } from '../names/name-senses';
import type { FieldNames } from '../names/field-name';
import type { Holder, Leaf } from './leaf';
import { isSurelyStopped } from './stopwatch';

/** Tells of a value whether what stands around it are times that were stopped, so that "5:10" there is none of day. */
export type AmongStopped = (leaf: Leaf) => boolean;

/** "5:10" as it is written; "05:10" is more often a time of day. */
const TWO_NUMBERS = /^\d{1,2}:\d{2}$/;
const LAPS = new Set(
  'lap laps split splits runde runden tour tours vuelta vueltas volta voltas giro giri tur ラップ 랩 圈'.split(' '),
);

/** How two numbers are to be read, said in a text or a name: "Median response time (mm:ss)". */
const MINUTES_AND_SECONDS = /\bm{1,2}:s{1,2}\b|\bmin(?:utes?)?:sec(?:onds?)?\b|(?:^|[\s_(])mmss\b|mmss$/i;

/**
 * Times are stopped where a text or a name around them says that they are minutes and seconds, where another of the same name can be no time of day ("58:42" under `time`), where they stand along laps or
 * a distance (`{km: 1, split: "5:10"}`), and where a goal or a record stands beside them.
 */
export function amongStopped(leaves: readonly Leaf[], names: FieldNames): AmongStopped {
  const called = new Set<string>();
  const around = new Set<Holder>();
  /** Objects with a text that says how the times in them are written. */
  const declared = new Set<Holder>();
  for (const { value, names: own, holder } of leaves) {
    if (typeof value === 'string' && MINUTES_AND_SECONDS.test(value)) declared.add(holder);
    if (typeof value !== 'string' || value.length > 12 || !/^\d{1,3}:/.test(value) || !isSurelyStopped(value)) continue;
    called.add(own[0]?.words.join(' ') ?? '');
    for (let above: Holder | null = holder, level = 0; above !== null && level < 2; above = above.parent, level += 1)
      around.add(above);
  }
  return ({ value, names: [own], holder }) => {
    if (own === undefined || typeof value !== 'string' || !TWO_NUMBERS.test(value)) return false;
    if (called.has(own.words.join(' '))) return true;
    if (saysHow(holder) || MINUTES_AND_SECONDS.test(own.name)) return true;
    const isPart = own.tokens.length === 1 && sensesAt(own, 0, 'role', true).length > 0;
    if (isPart && around.has(holder)) return true;
    // A stage's start is a time of day, even beside stopped times.
    const saysWhen = own.words.some((word) => word !== 'time') && tokensWith(own, 'time', true).length > 0;
    return (
      !saysWhen &&
      holder.name === null &&
      Object.entries(holder.node ?? {}).some(([name, along]) => {
        const axis = names.of(name);
        return typeof along === 'number' && (isDistance(axis) || LAPS.has(axis.words.join(' ')));
      })
    );
  };

  function saysHow(holder: Holder): boolean {
    for (let above: Holder | null = holder; above !== null; above = above.parent)
      if (declared.has(above) || (above.name !== null && MINUTES_AND_SECONDS.test(above.name.name))) return true;
    return false;
  }

  function isDistance(axis: ReturnType<FieldNames['of']>): boolean {
    return (
      isAxisUnit(axis) && axis.units.some(({ readings }) => readings.some(({ unit }) => unit?.dimension === 'length'))
    );
  }
}
