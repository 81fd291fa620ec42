import type { FigureText } from '@app/picture';
import type { Fact } from '@app/facts';
import type { Plural, ScaleHabit } from '@app/lingua';

/** Windows: hours, days, weeks, months, years, minutes. */
export type WindowUnit = 'h' | 'd' | 'w' | 'mo' | 'y' | 'min';

/** How one language writes and says figures. Texts on screen keep Western digits in every language. */
export interface NumberHabits {
  /** BCP 47 tag for Intl: digits, separators, plurals, dates. */
  locale: string;
  /** From the largest. Up to `compactFrom` a number is written whole, from there with a scale and four digits. */
  scales: readonly ScaleHabit[];
  compactFrom: number;
  /** Money with over four telling digits is shortened from here (100,000 in most languages). */
  moneyCompactFrom: number;
  /** Two scales in one number, as in 4億1260万; its scales lie four digits apart. */
  mixedScales?: boolean;
  /** Between a number and its scale: on screen and in the voice. */
  scaleGap: FigureText;
  /** Between a number and its unit. */
  unitGap: FigureText;
  /**
   * What the voice is handed for the digits "412.6" (a dot, no groups). Absent: the same with the locale's own comma,
   * which suits voices that read decimals right; Japanese, Korean and Chinese must spell the decimals.
   */
  sayDigits?(digits: string): string;
  percent: {
    /** `number` is "6,84" on screen, what is said for it in the voice. */
    display(number: string): string;
    spoken(number: string): string;
    unit: FigureText;
  };
  /** Said for 1 before a name: "eine" Stunde; absent where the voice's own numeral fits. */
  one?(name: string): string;
  degree: Plural;
  /** Before a number; the voice's end with their space where the language sets one. */
  minus: FigureText;
  plus: FigureText;
  /** "por 10 a la potencia 308" after a number. */
  power(exponent: string): string;
  dates: {
    /** With and without the year; on screen and in the voice. */
    display: Intl.DateTimeFormatOptions;
    displayBare: Intl.DateTimeFormatOptions;
    spoken: Intl.DateTimeFormatOptions;
    spokenBare: Intl.DateTimeFormatOptions;
    /** A year by itself; absent: as it stands. */
    year?(year: string): FigureText;
    /** Names of days and months that payloads have stand as they are: they are in the language, "Sat" as well. */
    namesAsGiven?: boolean;
    /** Last touch to what Intl wrote for the screen: a dot after a short month would meet the stop of its sentence. */
    show?(text: string): string;
    /** Last touch to what Intl wrote for the voice: digits that it would misread. */
    say?(text: string): string;
  };
  /** "14:00" on screen and as it is said; `given` by the payload as "2:00 pm". */
  clock(hour: number, minute: number, given: string): FigureText;
  /** "siete días" of 7 and `d`. */
  window(count: number, unit: WindowUnit): FigureText;
  yes: FigureText;
  no: FigureText;
  /** Said in place of an address: "esta dirección". */
  address: string;
  /** Figures that the payload writes as texts stay as written: "$4.20M". */
  writtenAsGiven?: boolean;
  /** A rate as traders say it; null where there is no shorter way. Absent: there never is. */
  shorthand?(fact: Fact): string | null;
}
