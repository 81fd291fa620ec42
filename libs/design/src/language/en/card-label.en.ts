import { refer } from '@app/picture';
import type { Fact } from '@app/facts';
import { isPlain } from '../references';
import { labelText } from './grammar.en';

/** A fact's whole label, by reference where it brings digits; layouts set it smaller or on more lines, and no word of it goes. */
export function cardLabel(fact: Fact): string {
  const label = labelText(fact);
  return isPlain(label) ? label : refer(fact.key, 'label');
}
