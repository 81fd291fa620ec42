import type { Random } from './random';

/** What no caller should send and some will. */
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  9_007_199_254_740_991,
  2_147_483_648,
  '',
  ' ',
  'x'.repeat(100_000),
  'a\u0000b',
  '\u202Eabc\uFEFF',
  '\uD83D',
  '👩‍👩‍👧‍👦'.repeat(300),
  "'; DROP TABLE videos; --",
  '../../../etc/passwd',
  '{{waitMinutes}}',
  '${7*7}',
  'NaN',
  '1e999',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  [],
  {},
  [[[[[]]]]],
  [null, null],
  { constructor: { prototype: { polluted: true } } },
  { toString: 1, hasOwnProperty: 2, valueOf: null },
  { length: -1 },
];
const NAMES = ['constructor', 'toString', 'wish', '', ' ', '$ref', '0', 'a.b', '😀', 'x'.repeat(5_000)];

/** The value with one thing of it made odd: replaced, added, left out, or all of it. */
export function spoilValue(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.1)) return random.pick(ODD);
  if (Array.isArray(value)) {
    const entries = value as unknown[];
    return random.chance(0.5) ? entries.map((entry) => spoilValue(entry, random)) : [...entries, random.pick(ODD)];
  }
  const fields = Object.entries(value as Record<string, unknown>);
  if (fields.length === 0 || random.chance(0.25)) return { ...value, [random.pick(NAMES)]: random.pick(ODD) };
  const [name, inner] = random.pick(fields);
  if (random.chance(0.15)) return Object.fromEntries(fields.filter(([other]) => other !== name));
  return { ...value, [name]: random.chance(0.5) ? random.pick(ODD) : spoilValue(inner, random) };
}

/** One odd value as it stands in an address. */
export function oddWord(random: Random): string {
  const odd = random.pick(ODD);
  const text = typeof odd === 'string' ? odd.slice(0, 2_000) : JSON.stringify(odd);
  // Half a character cannot be written into an address at all.
  return encodeURIComponent(text.toWellFormed?.() ?? text.replace(/[\uD800-\uDFFF]/g, ''));
}
