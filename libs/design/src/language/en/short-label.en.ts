import { wordTable } from '@app/sources';
import { refer } from '@app/render';
import type { Fact } from '@app/sources';
import { isPlain } from '../references';
import { labelText } from './grammar.en';

/** Longest label of a card or column. */
export const LONGEST_LABEL = 24;

const SHORT = wordTable<string>({
  'Monthly recurring revenue': 'Recurring revenue',
  'Annual recurring revenue': 'Recurring revenue a year',
  'Profit and loss': 'Profit and loss',
  'Diluted earnings per share': 'Earnings per share',
  'Basic earnings per share': 'Earnings per share',
});

/** A label that fits a card: shortened at a word, by reference where it brings digits. */
export function shortLabel(fact: Fact): string {
  const label = SHORT[fact.label] ?? labelText(fact);
  if (!isPlain(label)) return refer(fact.key, 'label');
  return clip(label, LONGEST_LABEL);
}

/** Cuts a text at a word. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const words = text.split(/\s+/);
  let kept = words.shift() ?? '';
  for (const word of words) {
    if (kept.length + word.length + 1 > most) break;
    kept += ` ${word}`;
  }
  return kept.replace(/(?: (?:of|the|for|to|in|and|a|per|by|on|at|with|from|except))+$/i, '');
}
