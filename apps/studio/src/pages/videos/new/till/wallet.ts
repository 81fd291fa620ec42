import type { Schemas } from '../../../../api/client';

const CREDITS_A_USD = 100;

/** Beyond this many credits the studio shows the plan before the order. */
export const PLAN_ABOVE_CREDITS = 200;

/** How a wallet stands to a price. */
export interface Reach {
  /** Credits that are missing; 0 where there are enough. */
  short: number;
  /** What the saved card is charged by the order itself where credits are missing; null where it is not. */
  topUp: { usd: number; credits: number } | null;
  /** Whether the order would be taken. */
  isEnough: boolean;
}

/** Whether a wallet can pay, with the packs that pay-as-you-go would buy. */
export function reachOf({ credits, payAsYouGo, packUsd, card }: Schemas['Account'], price: number): Reach {
  const short = Math.max(0, price - credits);
  const usd = Math.ceil(short / (packUsd * CREDITS_A_USD)) * packUsd;
  const topUp = short > 0 && payAsYouGo && card ? { usd, credits: usd * CREDITS_A_USD } : null;
  return { short, topUp, isEnough: short === 0 || topUp !== null };
}
