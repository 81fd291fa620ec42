import { words } from '../../../words';

/** A card in words: "Visa ending in 4242". */
export function cardName({ brand, last4 }: { brand: string; last4: string }): string {
  return words.billing.card(brand.charAt(0).toUpperCase() + brand.slice(1), last4);
}
