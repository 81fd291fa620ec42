import { z } from 'zod';

const text = z.string().trim().min(1);
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
);

/** Digits alone: `Number` would also take spaces for 0, `0x50` and `1e3`. */
function whole(least: number, most: number) {
  return z
    .string()
    .trim()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be ${least} to ${most}`);
}

const LONGEST_DAYS = 36_500;
const days = z
  .string()
  .trim()
  .regex(/^\d+$/, 'must be whole days')
  .transform(Number)
  .refine((value) => value >= 1 && value <= LONGEST_DAYS, `must be days from 1 to ${LONGEST_DAYS}`);

/** Kinds of environment variables that several parts of the configuration read. `url` ends without a slash, `list` is split at commas. */
export const variable = { text, url, list, whole, days, LONGEST_DAYS };
