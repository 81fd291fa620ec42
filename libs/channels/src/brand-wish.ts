import type { Brand } from '@app/picture';
import type { BrandWish } from './video-settings';

/** How a colour of a brand is written. */
export const BRAND_COLOR = /^#[0-9a-f]{6}$/i;

/** A brand as the renderer wears it. */
export function brandOf({ watermark, ...colors }: BrandWish): Brand {
  return { ...colors, ...(watermark ? { watermark: { text: watermark } } : {}) };
}
