import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CHARGES } from '@app/billing';
import { POLICIES, readSchedule, SERIES_KINDS } from '../src';
import { PROBLEMS } from '../src/review/reviewer';

const REVIEW = resolve(__dirname, '../src/review');
const GUIDE = resolve(__dirname, '../../../docs/guides/series.md');
/** How the reviewers' sources name what they find. */
const NAMED = [
  /(?:blocking|noted|told|noted\))\(\s*'([a-z_]+)'/g,
  /code: '([a-z_]+)'/g,
  /: \['([a-z_]+)', '/g,
  /\? '([a-z_]+)' : '([a-z_]+)', message/g,
  /^ {2}([a-z_]+): \((?:what)?\) =>/gm,
];

/** Owners know these under another code. */
const KNOWN_OTHERWISE = new Set(['wrong_figure', 'ungrounded_figure', 'free_digits', 'compliance_incomplete']);

async function codesOfReviews(): Promise<string[]> {
  const files = (await readdir(REVIEW, { recursive: true })).filter((file) => /(?<!\.spec)\.ts$/.test(file));
  const texts = await Promise.all(files.map(async (file) => await readFile(join(REVIEW, file), 'utf8')));
  const found = texts.flatMap((text) => NAMED.flatMap((pattern) => [...text.matchAll(pattern)]));
  const models = PROBLEMS.map((problem) => `model_${problem}`);
  const all = new Set([...found.flatMap(([, ...codes]) => codes), ...models]);
  return [...all].filter((code) => code && !KNOWN_OTHERWISE.has(code)).sort();
}

describe('the guide to series', () => {
  let guide: string;
  let words: Set<string>;

  beforeAll(async () => {
    guide = await readFile(GUIDE, 'utf8');
    words = new Set([...guide.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word));
  });

  it('lists every code that a review finds', async () => {
    const codes = await codesOfReviews();
    expect(codes.length).toBeGreaterThan(30);
    expect(codes.filter((code) => !words.has(code))).toEqual([]);
  });

  it('names every policy and kind, schedules that there are, and the prices', () => {
    expect([...POLICIES, ...SERIES_KINDS].filter((name) => !words.has(name))).toEqual([]);
    const schedules = [...guide.matchAll(/"(?:cadence|schedule)": "([^"]+)"/g)].map(([, schedule = '']) => schedule);
    expect(schedules.filter((schedule) => !readSchedule(schedule))).toEqual([]);
    expect(schedules.length).toBeGreaterThan(2);
    for (const { credits, upToSeconds } of CHARGES.episode.price)
      expect(guide).toMatch(new RegExp(`${credits}\\b[^.]*${upToSeconds}`));
  });
});
