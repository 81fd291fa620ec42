// Writes src/languages/<code>/calendar.json from CLDR: the names by which a reader knows months, weekdays, quarters and
// halves of a day. Writing goes through Intl, which knows no quarters: their first form is the one that is written.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from './languages.mjs';

const require = createRequire(import.meta.url);
/** Another folder than the source is given by the test that compares the two. */
const TARGET = process.argv[2] ?? fileURLToPath(new URL('../src/', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Regions whose names for months or weekdays differ from those of their language: Jänner, set., جانفي, كانون الثاني. */
const REGIONS = {
  ar: ['ar-DZ', 'ar-LB', 'ar-MA', 'ar-MR'],
  de: ['de-AT'],
  en: ['en-GB', 'en-AU', 'en-CA'],
  es: ['es-419', 'es-MX', 'es-PE', 'es-UY'],
  fr: ['fr-CA'],
  pt: ['pt-PT'],
};
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1));
const QUARTERS = ['1', '2', '3', '4'];

const written = [];
for (const code of LANGUAGES) {
  const calendars = [code, ...(REGIONS[code] ?? [])].map((locale) => {
    const file = require.resolve(`cldr-dates-full/main/${locale}/ca-gregorian.json`);
    return JSON.parse(readFileSync(file, 'utf8')).main[locale].dates.calendars.gregorian;
  });
  const names = (topic, keys, widths) => keys.map((key) => spellings(calendars, topic, key, widths));
  const data = {
    dayPeriods: names('dayPeriods', ['am', 'pm'], ['wide', 'abbreviated']),
    months: names('months', MONTHS, ['wide', 'abbreviated']),
    quarters: names('quarters', QUARTERS, ['wide', 'abbreviated']),
    weekdays: names('days', DAYS, ['wide', 'abbreviated']),
  };
  const folder = join(TARGET, 'languages', code);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'calendar.json');
  writeFileSync(file, JSON.stringify(data, null, 2));
  written.push(file);
}

execFileSync(join(ROOT, 'node_modules/.bin/oxfmt'), ['--config', join(ROOT, '.oxfmtrc.json'), ...written]);

/** Every spelling of one name, the wide one first; case is kept as the language has it. */
function spellings(calendars, topic, key, widths) {
  const found = new Map();
  for (const width of widths)
    for (const calendar of calendars)
      for (const form of ['stand-alone', 'format']) {
        const name = calendar[topic][form]?.[width]?.[key];
        if (name && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), name);
      }
  return [...found.values()];
}
