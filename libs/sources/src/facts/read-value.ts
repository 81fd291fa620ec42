import { saysBreakdown } from './breakdown';
import { isCurrencyCode } from './code-names';
import { readNumber, readText } from './fact-kind';
import type { Neighbours, ValueReading } from './value-reading';
import type { FieldNames } from './field-names';
import { labelWithoutMinor } from './minor-units';
import { ANSWER_PARTS } from './words/code.words';
import { MINOR_WORDS } from './words/kind.words';

/** Where a value stands: what its own name leaves open. */
export interface Setting {
  /** The name that is read for it. */
  leaf: string;
  /** The name of its object. */
  inner: string | null;
  /** What directly holds it: its object, or its place in a list. */
  holder: string | null;
  /** It says nothing itself, and its object's name speaks for it. */
  generic: boolean;
  near: Neighbours;
  names: FieldNames;
}

/** A value as it is read, and what it is called by its setting. */
export interface PlacedValue {
  reading: ValueReading;
  words: string[];
  label: string;
}

const PLAIN = { unit: null, currency: null, number: null, precision: 0, verbatim: false };
const TRUTH: ValueReading = { ...PLAIN, kind: 'boolean' };
const UNTOLD: ValueReading = { ...PLAIN, kind: 'code' };

/** An object of what has moved since: `vsLast: {openRate: -0.021}`. */
const VERSUS = /^(?:vs|versus|change|deltas?|compared)\b/;
const RATES = /^(?:exchange |conversion |fx )?rates$/;
const PERCENT = /pct|percent/i;

/** Reads a value by its name and its setting. */
export function readValue(
  value: string | number | boolean,
  all: readonly string[],
  words: string[],
  label: string,
  { leaf, inner, holder, generic, near, names }: Setting,
): PlacedValue {
  if (typeof value === 'boolean') return { reading: TRUTH, words, label };
  if (typeof value === 'string') return { reading: readText(value, all, near), words, label };
  const object = names.of(inner ?? '').words.join(' ');
  if (ANSWER_PARTS.has(inner?.toLowerCase() ?? '')) return { reading: UNTOLD, words, label };
  // What a euro costs is no amount of dollars that somebody has.
  if (RATES.test(object) && isCurrencyCode(leaf))
    return rateOf(value, words, near.base ? `${leaf} per ${near.base}` : leaf);
  // A fraction may be points or per cent of what was before: nobody knows.
  if (VERSUS.test(object) && !generic) {
    const isDoubtful = Math.abs(value) < 1 && value !== 0 && !PERCENT.test(leaf);
    const reading = isDoubtful ? UNTOLD : readNumber(value, all, near);
    return { reading, words: [...words, 'change'], label: `${label} change` };
  }
  // The `email` of `ticketsByChannel` is a channel and no address.
  const of = names.of(holder ?? '').words;
  const reading = readNumber(value, saysBreakdown(of) ? of : all, near);
  if (reading.isMinor)
    return { reading, words: words.filter((word) => !MINOR_WORDS.has(word)), label: labelWithoutMinor(label) };
  // Lent on a house, not earned from a customer.
  const isLoan = words.join() === 'ltv' && value > 0 && value < 1.5;
  return { reading, words, label: isLoan ? 'Loan to value' : label };
}

function rateOf(value: number, words: string[], label: string): PlacedValue {
  const { precision } = readNumber(value, [], { unit: null, currency: null, units: null });
  return { reading: { ...PLAIN, number: value, precision, kind: 'ratio' }, words, label };
}
