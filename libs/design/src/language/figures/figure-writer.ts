import type { FigureForm, FigureText } from '@app/picture';
import type { Fact } from '@app/facts';
import { readMoment, regionName } from '@app/lingua';
import { writeCalendar, labelOfTime } from './calendar';
import { clipAddress, clipLink, clipSentences } from './clip-text';
import type { NumberHabits, WindowUnit } from './number-habits';
import { numberForms } from './number-forms';
import { stopwatchForms } from './stopwatch';
import { equipped } from './written-formats';

const LONGEST_TEXT = 120;

export interface FigureWriter {
  writeFigure(fact: Fact): Record<FigureForm, FigureText>;
  writeWindow(window: string): FigureText;
  shorthand(fact: Fact): string | null;
}

/** What a writer asks of its language beyond numbers. */
interface WritingWords {
  /** What a fact is called on screen; null where the lexicon has no word for it. */
  label(fact: Fact): string | null;
  pronounce(word: string): string;
}

/** Writes every form of a fact by a language's habits. Rounding is the same in all languages (`cutNumber`). */
export function figureWriter(given: NumberHabits, words: WritingWords): FigureWriter {
  const habits = equipped(given);
  const say = (text: string): string =>
    text
      .split(/\s+/)
      .map((word) => words.pronounce(word))
      .filter((word) => word !== '')
      .join(' ');
  const writeFigure = (fact: Fact): Record<FigureForm, FigureText> => {
    const named = isTimeWithNumber(fact.label) ? null : words.label(fact);
    const label: FigureText = labelOfTime(fact.label, habits) ?? {
      display: named ?? fact.label,
      spoken: say(named ?? fact.label),
    };
    if (fact.kind === 'date') {
      const date = writeCalendar(fact, habits);
      return { ...date, signed: date.full, label };
    }
    if (fact.number !== null && fact.kind !== 'text' && fact.kind !== 'name')
      return stopwatchForms(fact, writeFigure) ?? { ...numberForms(fact, fact.number, habits), label };
    const full =
      (fact.kind === 'name' && fact.form !== 'region' ? labelOfTime(String(fact.value), habits) : null) ??
      textForm(fact, habits, say);
    return { full, bare: full, unit: { display: '', spoken: '' }, signed: full, label };
  };
  return {
    writeFigure,
    writeWindow: (window) => {
      const match = /^(\d+) ?(h|d|w|mo|y|min)$/i.exec(window);
      if (!match) return { display: window, spoken: window };
      return habits.window(Number(match[1]), (match[2] ?? 'd').toLowerCase() as WindowUnit);
    },
    shorthand: (fact) => habits.shorthand?.(fact) ?? null,
  };
}

const LONGEST_TIME = 24;

/** "2025", "Q3 2024", "2023/24": a figure that is called by its time keeps it, whatever its nouns are. */
function isTimeWithNumber(label: string): boolean {
  return label.length <= LONGEST_TIME && /\p{Nd}/u.test(label) && readMoment(label).length > 0;
}

function textForm(fact: Fact, habits: NumberHabits, say: (text: string) => string): FigureText {
  if (typeof fact.value === 'boolean') return fact.value ? habits.yes : habits.no;
  const text = (fact.form === 'region' ? regionName(String(fact.value), habits.locale) : null) ?? String(fact.value);
  if (fact.kind === 'url') return { display: clipLink(text), spoken: say(clipLink(text)) };
  if (fact.kind === 'address') return { display: clipAddress(text), spoken: habits.address };
  const shown = clipSentences(text, LONGEST_TEXT);
  return { display: shown, spoken: say(shown) };
}
