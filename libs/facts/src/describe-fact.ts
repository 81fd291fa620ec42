import type { Fact } from './fact';

/** A fact's reading in a few words, for people and for tests: "duration 52 minute", "currency 4200000 USD", "date year 2014". */
export function describeFact({ kind, form, number, value, unit, currency, reading }: Fact): string {
  const shown = kind === 'date' ? [form, value] : [form, number ?? value];
  const measured = kind === 'percent' ? null : unit?.currency ? unit.id : (unit?.id ?? null);
  const words = [kind, ...shown, currency !== null && !unit?.currency ? currency : null, measured];
  const told = words.filter((word) => word !== null && word !== undefined).join(' ');
  return reading.sure === 'unknown' ? `${told} (unknown)` : told;
}
