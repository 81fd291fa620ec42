// Writes what amounts need of CLDR: the codes of currencies, and each language's names and signs of them.
import { createRequire } from 'node:module';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from './languages.mjs';

const require = createRequire(import.meta.url);
/** Another folder than the source is given by the test that compares the two. */
const TARGET = process.argv[2] ?? fileURLToPath(new URL('../src/', import.meta.url));

/** Statistics go back some years and still quote a currency that has been replaced since. */
const QUOTED_SINCE = '2020';
/** No region pays with these, and prices are quoted in them: metals, drawing rights, the offshore yuan. */
const WITHOUT_REGION = ['CNH', 'XAG', 'XAU', 'XDR', 'XPD', 'XPT'];

const codes = currencyCodes();
write('amounts/currency-codes.json', codes);
for (const language of LANGUAGES) write(`languages/${language}/currencies.json`, namesOf(language));

function currencyCodes() {
  const { region } = require('cldr-core/supplemental/currencyData.json').supplemental.currencyData;
  const uses = Object.values(region).flatMap((list) => list.flatMap((entry) => Object.entries(entry)));
  const used = uses.filter(([, { _tender, _to }]) => _tender !== 'false' && (_to ?? '9999') >= QUOTED_SINCE);
  return [...new Set([...used.map(([code]) => code), ...WITHOUT_REGION])].sort();
}

/** By code: the names by count, the signs where they are not the code itself, and the heading where it has other words. */
function namesOf(language) {
  const { currencies } = require(`cldr-numbers-full/main/${language}/currencies.json`).main[language].numbers;
  // Hindi has no names of metals; there a code stands for itself.
  const named = codes.filter((code) => currencies[code] !== undefined);
  return Object.fromEntries(named.map((code) => [code, entryOf(code, currencies[code])]));
}

function entryOf(code, { symbol, displayName, ...rest }) {
  const narrow = rest['symbol-alt-narrow'];
  const counted = Object.entries(rest)
    .filter(([key]) => key.startsWith('displayName-count-'))
    .map(([key, name]) => [key.slice('displayName-count-'.length), bare(name)]);
  const names = { other: bare(displayName), ...Object.fromEntries(counted) };
  const known = new Set(Object.values(names).map((name) => name.toLowerCase()));
  return sorted({
    ...Object.fromEntries(Object.entries(names).filter(([count, name]) => count === 'other' || name !== names.other)),
    ...(symbol === undefined || symbol === code ? {} : { sign: symbol }),
    ...(narrow === undefined || narrow === symbol ? {} : { narrow }),
    ...(known.has(bare(displayName).toLowerCase()) ? {} : { title: bare(displayName) }),
  });
}

/** Without the years of a currency and the bank that issues it, which nobody says. */
function bare(name) {
  return name
    .replace(/[\u200e\u200f]/g, '')
    .replace(/ - [\d\u0660-\u0669–-]+$/, '')
    .replace(/ ?[(（][^)）]*[)）]/g, '')
    .replace(/[[\]]/g, '')
    .replace(/ \d{4}$/, '')
    .replace(/ (?:de )?(?:BCEAO|BEAC)$/, '')
    .trim();
}

function sorted(entries) {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function write(path, data) {
  const file = join(TARGET, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
}
