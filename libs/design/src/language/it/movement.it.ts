import type { Amount, Way } from '../phrasebook/slots';
import { bySize } from './articles.it';

/** "in salita del 22%", "in calo del 9%": a movement as an aside. */
export function movement(way: Way | null, amount: Amount): string {
  if (way === null || way === 'flat') return amount.ref;
  return `${way === 'up' ? 'in salita' : 'in calo'} ${bySize(amount)}`;
}
