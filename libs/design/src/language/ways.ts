import type { FactName } from '@app/facts';
import type { Register, Wording } from '../composer/wording';

/** Lines by the manner they are written for; `any` suits all. What is null or false is left out. */
export type Ways = Partial<Record<Register | 'any', ReadonlyArray<string | null | false>>>;

/** Only the lines that name the row. */
export function naming(wordings: readonly Wording[], { key }: FactName): Wording[] {
  return wordings.filter(({ line }) => line.includes(`{{${key}`));
}
