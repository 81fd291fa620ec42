import { type LanguageCode, pluralOf, type ScaleHabit, unitName, writeUnit } from '@app/lingua';
import type { FigureForm, FigureText } from '@app/picture';
import type { Fact } from '@app/facts';
import { moneyForms } from './money-forms';
import { cutNumber, type CutNumber, type GivenDecimals, plainDigits, significantDigits } from './number-parts';
import type { EquippedHabits } from './written-formats';

/** A number as digits and scale, on screen and in the voice. */
interface Written {
  /** Digits and scale together. */
  number: FigureText;
  digits: FigureText;
  scale: FigureText;
  negative: boolean;
  /** What plurals go by. */
  count: number;
}

const NOTHING: FigureText = { display: '', spoken: '' };

/** All forms of a figure but its label. */
export function numberForms(
  fact: Fact,
  value: number,
  habits: EquippedHabits,
): Record<Exclude<FigureForm, 'label'>, FigureText> {
  const { currency } = fact;
  const compactFrom = currency && significantDigits(value) > 4 ? habits.moneyCompactFrom : habits.compactFrom;
  const written = writeNumber(value, fact, compactFrom, habits);
  const { full: plain, unit } = currency
    ? moneyOf({ ...fact, currency }, value, written, habits)
    : (percentForms(fact, written, habits) ?? unitForms(fact, written, habits));
  const asGiven = habits.writtenAsGiven && fact.verbatim && typeof fact.value === 'string' && !/[a-z]/.test(fact.value);
  const full = asGiven ? { ...plain, display: String(fact.value).replace(/^[-–]/, '') } : plain;
  const plus = !written.negative && value > 0 && written.count > 0;
  const signed = (sign: FigureText): FigureText => signedFull(sign, full, fact, written, habits);
  const told = written.negative ? signed(habits.minus) : full;
  return {
    full: told,
    bare: written.negative ? prefixed(habits.minus, written.number) : written.number,
    unit,
    signed: plus ? signed(habits.plus) : told,
  };
}

/** The sign stands before the number; a voice says it there too where the unit comes first: "haftada eksi 1,5 saat". */
function signedFull(
  sign: FigureText,
  full: FigureText,
  { unit, kind, currency }: Fact,
  { number, count }: Written,
  habits: EquippedHabits,
): FigureText {
  const text = prefixed(sign, full);
  if (unit === null || kind !== 'measure' || currency !== null) return text;
  const signed = withoutStop(writeUnit(count, prefixed(sign, number), unit, languageOf(habits)));
  const isFirst = full.spoken.startsWith(number.spoken) || number.spoken === '1';
  return { display: unit.per === 1 ? text.display : signed.display, spoken: isFirst ? text.spoken : signed.spoken };
}

function writeNumber(value: number, given: GivenDecimals, compactFrom: number, habits: EquippedHabits): Written {
  const cut = cutNumber(value, given, habits.scales, compactFrom);
  const count = cut.mantissa * (cut.scale?.size ?? 1);
  if (cut.scale && habits.mixedScales) return { ...mixed(count, habits), negative: cut.negative, count };
  const digits = digitsOf(cut.mantissa, cut.decimals, habits);
  if (cut.power !== null) {
    const power = { display: `e${cut.power}`, spoken: ` ${habits.power(String(cut.power))}` };
    return { digits, scale: NOTHING, number: joined(digits, NOTHING, power), negative: cut.negative, count };
  }
  const scale = cut.scale ? scaleText(cut.scale, cut.mantissa, habits) : NOTHING;
  const gap = cut.scale ? habits.scaleGap : NOTHING;
  const counted = cut.scale ? countOf(digits, scale.spoken, habits) : digits;
  return { digits, scale, number: joined(counted, gap, scale), negative: cut.negative, count };
}

/** Four telling digits over two scales: 412,600,000 is 4億1260万. */
function mixed(count: number, habits: EquippedHabits): Pick<Written, 'digits' | 'scale' | 'number'> {
  let rest = Math.round(count);
  let number = NOTHING;
  for (const step of habits.scales) {
    const many = Math.floor(rest / step.size);
    if (many === 0) continue;
    rest -= many * step.size;
    const digits = digitsOf(many, { min: 0, max: 0 }, habits, false);
    number = joined(number, NOTHING, joined(digits, habits.scaleGap, scaleText(step, many, habits)));
  }
  if (rest > 0) number = joined(number, NOTHING, digitsOf(rest, { min: 0, max: 0 }, habits, false));
  return { digits: number, scale: NOTHING, number };
}

function digitsOf(
  value: number,
  decimals: CutNumber<ScaleHabit>['decimals'],
  habits: EquippedHabits,
  grouped = true,
): FigureText {
  return textOfDigits(plainDigits(value, decimals), habits, grouped);
}

/** Digits with a dot, as the language shows and says them. */
function textOfDigits(plain: string, habits: EquippedHabits, grouped = true): FigureText {
  const decimals = plain.split('.')[1]?.length ?? 0;
  return {
    display: habits.formats.digits(decimals, grouped).format(Number(plain)),
    spoken: habits.sayDigits ? habits.sayDigits(plain) : plain.replace('.', habits.formats.comma),
  };
}

function percentForms(
  fact: Fact,
  { number }: Written,
  { percent }: EquippedHabits,
): { full: FigureText; unit: FigureText } | null {
  if (fact.kind !== 'percent') return null;
  return {
    full: { display: percent.display(number.display), spoken: percent.spoken(number.spoken) },
    unit: percent.unit,
  };
}

function moneyOf(
  fact: Fact & { currency: string },
  value: number,
  { digits, scale, number, count }: Written,
  habits: EquippedHabits,
): { full: FigureText; unit: FigureText } {
  const amount = scale.spoken === '' ? { number, scale: null } : { number: digits, scale };
  const write = (plain: string): FigureText => textOfDigits(plain, habits);
  const { full, unit } = moneyForms(fact, { ...amount, value, count, write }, languageOf(habits));
  return { full: withoutStop(full), unit };
}

function unitForms(
  fact: Fact,
  { number, scale, count }: Written,
  habits: EquippedHabits,
): { full: FigureText; unit: FigureText } {
  if (fact.kind === 'temperature') {
    const name = pluralOf(habits.degree, count, languageOf(habits));
    return {
      full: {
        display: `${number.display}°`,
        spoken: `${countOf(number, name, habits).spoken}${habits.unitGap.spoken}${name}`,
      },
      unit: { display: '°', spoken: habits.degree.other },
    };
  }
  if (fact.unit === null) return { full: number, unit: scale };
  const { unit } = fact;
  const language = languageOf(habits);
  return {
    full: withoutStop(writeUnit(count, number, unit, language)),
    unit: {
      display: unitName(unit, language, { count, form: 'display' }).replace(STOP, ''),
      spoken: unitName(unit, language, { form: 'spoken' }),
    },
  };
}

const STOP = /(?<=\p{L})\.$/u;

/** The dot of an abbreviation would meet the stop of its sentence. */
function withoutStop({ display, spoken }: FigureText): FigureText {
  return { display: display.replace(STOP, ''), spoken };
}

function languageOf({ locale }: EquippedHabits): LanguageCode {
  return locale.slice(0, 2) as LanguageCode;
}

/** The number before a name of its own: "eine" Stunde where the language does not say "eins". */
function countOf(number: FigureText, name: string, habits: EquippedHabits): FigureText {
  return number.spoken === '1' && habits.one ? { ...number, spoken: habits.one(name) } : number;
}

function scaleText(scale: ScaleHabit, count: number, habits: EquippedHabits): FigureText {
  return { display: scale.short, spoken: pluralOf(scale.names, count, languageOf(habits)) };
}

function joined(a: FigureText, gap: FigureText, b: FigureText): FigureText {
  return { display: `${a.display}${gap.display}${b.display}`, spoken: `${a.spoken}${gap.spoken}${b.spoken}` };
}

function prefixed(sign: FigureText, text: FigureText): FigureText {
  return { display: `${sign.display}${text.display}`, spoken: `${sign.spoken}${text.spoken}` };
}
