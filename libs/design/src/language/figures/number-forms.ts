import type { FigureForm, FigureText } from '@app/render';
import type { Fact } from '@app/sources';
import type { CurrencyHabit, ScaleHabit, UnitHabit } from './number-habits';
import {
  cutNumber,
  type CutNumber,
  type GivenDecimals,
  hasCents,
  plainDigits,
  significantDigits,
} from './number-parts';
import { pluralOf } from './plural';
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
  const money = fact.currency ? currencyOf(fact.currency, habits) : null;
  const compactFrom = money && significantDigits(value) > 4 ? habits.moneyCompactFrom : habits.compactFrom;
  const written = writeNumber(value, fact, compactFrom, habits);
  const { full, unit } = money
    ? moneyForms(value, fact.precision, written, money, habits)
    : (percentForms(fact, written, habits) ?? unitForms(fact, written, habits));
  const minus = (text: FigureText): FigureText => (written.negative ? prefixed(habits.minus, text) : text);
  const plus = !written.negative && value > 0 && written.count > 0;
  return {
    full: minus(full),
    bare: minus(written.number),
    unit,
    signed: plus ? prefixed(habits.plus, full) : minus(full),
  };
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

function moneyForms(
  value: number,
  precision: number,
  { digits, scale, number, count }: Written,
  money: CurrencyHabit,
  habits: EquippedHabits,
): { full: FigureText; unit: FigureText } {
  const scaled = scale.spoken !== '';
  const name = scaled && money.afterScale ? money.afterScale : pluralOf(money.names, count, habits.locale);
  const unit = {
    display: `${scale.display}${money.sign.trim()}`,
    spoken: habits.money.spoken('', scale.spoken, name).trim(),
  };
  if (scaled || !hasCents(value, precision)) {
    const amount = scaled ? digits : number;
    return {
      full: {
        display: habits.money.display(amount.display, scale.display, money.sign),
        spoken: habits.money.spoken(amount.spoken, scale.spoken, name),
      },
      unit,
    };
  }
  const both = textOfDigits(Math.abs(value).toFixed(2), habits);
  const display = habits.money.display(both.display, '', money.sign);
  return { full: { display, spoken: centsOf(Math.abs(value).toFixed(2), both.spoken, money, habits) }, unit };
}

function centsOf(plain: string, decimals: string, money: CurrencyHabit, habits: EquippedHabits): string {
  const [whole = '0', small = '00'] = plain.split('.');
  const named = (digits: string, names: CurrencyHabit['names']): string =>
    habits.money.spoken(textOfDigits(digits, habits).spoken, '', pluralOf(names, Number(digits), habits.locale));
  if (small === '00') return named(whole, money.names);
  if (!money.cents || !habits.money.withCents)
    return habits.money.spoken(decimals, '', pluralOf(money.names, Number(plain), habits.locale));
  const cents = named(String(Number(small)), money.cents);
  return whole === '0' ? cents : habits.money.withCents(named(whole, money.names), cents);
}

function unitForms(
  fact: Fact,
  { number, scale, count }: Written,
  habits: EquippedHabits,
): { full: FigureText; unit: FigureText } {
  if (fact.kind === 'temperature') {
    const name = pluralOf(habits.degree, count, habits.locale);
    return {
      full: {
        display: `${number.display}°`,
        spoken: `${countOf(number, name, habits).spoken}${habits.unitGap.spoken}${name}`,
      },
      unit: { display: fact.unit ?? '°', spoken: habits.degree.other },
    };
  }
  const units: Readonly<Record<string, UnitHabit>> = habits.units;
  const known = units[fact.unit ?? ''];
  if (!known) return { full: number, unit: scale };
  const short = known.shortNames ? pluralOf(known.shortNames, count, habits.locale) : known.short;
  const text = { display: short, spoken: pluralOf(known.names, count, habits.locale) };
  return {
    full: joined(countOf(number, text.spoken, habits), habits.unitGap, text),
    unit: { display: short, spoken: known.names.other },
  };
}

/** The number before a name of its own: "eine" Stunde where the language does not say "eins". */
function countOf(number: FigureText, name: string, habits: EquippedHabits): FigureText {
  return number.spoken === '1' && habits.one ? { ...number, spoken: habits.one(name) } : number;
}

function currencyOf(code: string, { money }: EquippedHabits): CurrencyHabit {
  const known: Readonly<Record<string, CurrencyHabit>> = money.currencies;
  return known[code] ?? { sign: code, names: { other: code } };
}

function scaleText(scale: ScaleHabit, count: number, { locale }: EquippedHabits): FigureText {
  return { display: scale.short, spoken: pluralOf(scale.names, count, locale) };
}

function joined(a: FigureText, gap: FigureText, b: FigureText): FigureText {
  return { display: `${a.display}${gap.display}${b.display}`, spoken: `${a.spoken}${gap.spoken}${b.spoken}` };
}

function prefixed(sign: FigureText, text: FigureText): FigureText {
  return { display: `${sign.display}${text.display}`, spoken: `${sign.spoken}${text.spoken}` };
}
