import type { FigureForm, FigureText } from '@app/picture';
import type { Fact } from '@app/facts';
import { unitById } from '@app/lingua';

type Forms = Record<FigureForm, FigureText>;

/**
 * A time that was stopped: "2:31:08" on screen in every language, and in the voice its hours, minutes and seconds, each as
 * the language says them. Null for any other fact.
 */
export function stopwatchForms(fact: Fact, write: (part: Fact) => Forms): Forms | null {
  if (fact.form !== 'stopwatch' || fact.number === null) return null;
  const seconds = Math.abs(fact.number);
  const parts = [
    { unit: unitById('hour'), number: Math.floor(seconds / 3600), precision: 0 },
    { unit: unitById('minute'), number: Math.floor((seconds % 3600) / 60), precision: 0 },
    { unit: unitById('second'), number: Number((seconds % 60).toFixed(fact.precision)), precision: fact.precision },
  ];
  const spoken = parts
    .filter(({ number }) => number > 0)
    .map((part) => write({ ...fact, ...part, form: null, value: part.number, verbatim: false }).full.spoken)
    .join(' ');
  const full = { display: displayOf(seconds, fact.precision), spoken };
  const { label } = write({ ...fact, form: null });
  return { full, bare: full, signed: full, unit: { display: '', spoken: '' }, label };
}

function displayOf(seconds: number, precision: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = (seconds % 60).toFixed(precision).padStart(precision > 0 ? precision + 3 : 2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
