import type { ToolPrice } from '@factreel/tool-sdk';

/** A price as the catalogue tells it. */
export interface ToolPriceFace {
  /** Of each call; null where it depends. */
  credits: number | null;
  /** Most that a call charges by itself; null where what it orders is paid instead. */
  upTo: number | null;
  text: string;
}

/** A price in words. */
export function priceFace(price: ToolPrice): ToolPriceFace {
  if (price === 'free') return { credits: 0, upTo: 0, text: 'Free' };
  if ('credits' in price)
    return { credits: price.credits, upTo: price.credits, text: `${price.credits} credits a call` };
  if ('upTo' in price) return { credits: null, upTo: price.upTo, text: `Up to ${price.upTo} credits: ${price.for}` };
  return { credits: null, upTo: null, text: price.ordered };
}
