import type { Deposit } from './deposit.entity';

/** The part of a hold that came from an expiring deposit. */
export interface Take {
  /** The deposit's `transactionId`. */
  deposit: string;
  credits: number;
}

export type Lot = Pick<Deposit, 'transactionId' | 'expiresAt' | 'unspent'>;

/** Takes `credits` from the lots that expire first; the rest comes from credits that never expire. */
export function takeFirstExpiring(lots: Lot[], credits: number): Take[] {
  const takes: Take[] = [];
  let missing = credits;
  for (const lot of [...lots].sort(byExpiry)) {
    const taken = Math.min(missing, lot.unspent ?? 0);
    if (taken === 0) continue;
    lot.unspent = (lot.unspent ?? 0) - taken;
    missing -= taken;
    takes.push({ deposit: lot.transactionId, credits: taken });
  }
  return takes;
}

/**
 * The takes to give back when a hold of `held` credits is charged `captured`. What expires first was spent first, so
 * credits that never expire go back first, then those that expire last.
 */
export function takesLeft(takes: Take[], captured: number): Take[] {
  let spent = captured;
  const left: Take[] = [];
  for (const { deposit, credits } of takes) {
    const kept = Math.min(spent, credits);
    spent -= kept;
    if (credits > kept) left.push({ deposit, credits: credits - kept });
  }
  return left;
}

/** Empties the expired lots and returns what each had left. */
export function expireLots(lots: Lot[], now: Date): Take[] {
  return lots.flatMap((lot) => {
    const credits = lot.unspent ?? 0;
    if (credits === 0 || !lot.expiresAt || lot.expiresAt > now) return [];
    lot.unspent = 0;
    return [{ deposit: lot.transactionId, credits }];
  });
}

function byExpiry(a: Lot, b: Lot): number {
  const [first, second] = [a, b].map(({ expiresAt }) => expiresAt?.getTime() ?? Infinity) as [number, number];
  return first === second ? a.transactionId.localeCompare(b.transactionId) : first - second;
}
