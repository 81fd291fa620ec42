import { z } from 'zod';

/** Numbers come as numbers or as texts, a percent sign behind them or not; what is neither counts as not told. */
export const figure = z
  .union([z.number(), z.string()])
  .transform((value) => (typeof value === 'string' ? numberOf(value) : value))
  .transform((value) => (Number.isFinite(value) ? value : null))
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/** A text that says something; else null. */
export const text = z
  .string()
  .trim()
  .nullish()
  .catch(null)
  .transform((value) => value || null);

/** The rows of a list that look like their schema; the others are passed over. */
export function soundRows<T>(schema: z.ZodType<T>, rows: readonly unknown[]): T[] {
  return rows.flatMap((row) => {
    const { data } = schema.safeParse(row);
    return data === undefined ? [] : [data];
  });
}

/** A payload without what is not told: null, nothing, empty lists. */
export function told(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

function numberOf(given: string): number {
  const value = given.trim().replace(/%$/, '');
  return value === '' ? Number.NaN : Number(value);
}
