import type { FactName } from '@app/facts';
import { type Register, REGISTER_NAMES, type Wording } from '../composer/wording';

/** Lines by the manner they are written for; `any` suits all. What is null or false is left out. */
export type Ways = Partial<Record<Register | 'any', ReadonlyArray<string | null | false>>>;

/** Lines as wordings. */
export function ways(lines: Ways): Wording[] {
  const any = (lines.any ?? []).flatMap((line): Wording[] => (line ? [{ line }] : []));
  const own = REGISTER_NAMES.flatMap((manner) =>
    (lines[manner] ?? []).flatMap((line): Wording[] => (line ? [{ line, registers: [manner] }] : [])),
  );
  return [...any, ...own];
}

/** Only the lines that name the row. */
export function naming(wordings: readonly Wording[], { key }: FactName): Wording[] {
  return wordings.filter(({ line }) => line.includes(`{{${key}`));
}
