import { words } from '../../../words';
import { told } from '../../../words/told';
import type { Limit } from './developers-queries';

const text = words.developers.limits;
const DAY_S = 86_400;

/** Such as `120 requests in 60 seconds`, `250 MB` or `For ever`. */
export function mostOf({ most, unit, perSeconds }: Pick<Limit, 'most' | 'unit' | 'perSeconds'>): string {
  if (most === null) return text.noEnd[unit] ?? '';
  const span = perSeconds === null ? '' : ` ${perSeconds === DAY_S ? text.day : text.per(told.count(perSeconds))}`;
  return `${amountOf(most, unit)}${span}`;
}

/** Empty where nothing is counted. */
export function usedOf({ used, unit }: Pick<Limit, 'used' | 'unit'>): string {
  return used === null ? '' : amountOf(used, unit);
}

function amountOf(amount: number, unit: string): string {
  if (unit === 'bytes') return told.megabytes(amount);
  if (unit === 'usd') return told.usd(amount);
  const name = text.units[unit] ?? unit;
  return `${told.count(amount)} ${amount === 1 ? name.replace(/s$/, '') : name}`;
}
