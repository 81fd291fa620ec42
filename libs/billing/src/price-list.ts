/**
 * Every price in credits, the one table that quote, charge and documentation read
 * (service specification 4.7, 8; CONTRACT.md 3). 1,000 credits are 10 US dollars.
 */
export const PRICES = {
  /** Designed path: up to 30 s, then for each further 30 s begun. */
  designed: { first: 480, further: 240, stepSeconds: 30 },
  /** Each started minute of a rendered film. */
  renderMinute: 10,
  /** A new account's wallet. */
  signupGrant: 50,
} as const;

/** One line of a price. */
export interface PriceItem {
  type: 'design' | 'render';
  count: number;
  credits: number;
}

export interface Price {
  credits: number;
  breakdown: PriceItem[];
}

/** Credits for designing a film of `targetSeconds`: 480 up to 30 s, plus 240 per extra 30 s. */
export function designCredits(targetSeconds: number): number {
  const { first, further, stepSeconds } = PRICES.designed;
  return first + Math.max(0, Math.ceil(targetSeconds / stepSeconds) - 1) * further;
}

/** Credits for rendering a film of `seconds`: 10 per started minute. */
export function renderCredits(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60)) * PRICES.renderMinute;
}

/** The price of a designed film with its render, from its target length. */
export function priceVideo(request: { targetSeconds: number }): Price {
  const design = designCredits(request.targetSeconds);
  const render = renderCredits(request.targetSeconds);
  return {
    credits: design + render,
    breakdown: [
      { type: 'design', count: 1, credits: design },
      { type: 'render', count: render / PRICES.renderMinute, credits: render },
    ],
  };
}
