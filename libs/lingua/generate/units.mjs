// Writes what units need of CLDR: how much each simple unit is of its base unit, each language's names of units, and the
// words that are units in keys of any language.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from './languages.mjs';

const require = createRequire(import.meta.url);
/** Another folder than the source is given by the test that compares the two. */
const TARGET = process.argv[2] ?? fileURLToPath(new URL('../src/', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const { unitPrefixes, unitConstants, unitQuantities, convertUnits } =
  require('cldr-core/supplemental/units.json').supplemental;

/** `kilogram` is kilo and gram here; people's ages are said like any other time; the rest are no units by themselves. */
const NO_SIMPLE_UNITS = new Set(['kilogram', 'day-person', 'week-person', 'month-person', 'year-person']);
const NO_UNITS = new Set([
  'coordinateUnit',
  'concentr-ofglucose',
  'duration-day-person',
  'duration-month-person',
  'duration-week-person',
  'duration-year-person',
  'pressure-gasoline-energy-density',
  'pressure-ofhg',
]);
/** CLDR's milligrams per deciliter are of glucose alone, which no text says. */
const RENAMED = { 'milligram-ofglucose-per-deciliter': 'milligram-per-deciliter' };

/** Units whose names stand in keys. The rest are rare, or their names are other things: feet, points, knots. */
const IN_KEYS = [
  ...['second', 'minute', 'hour', 'day', 'week', 'month', 'year', 'decade', 'millisecond'],
  ...['meter', 'kilometer', 'centimeter', 'millimeter', 'square-meter', 'square-kilometer', 'cubic-meter', 'hectare'],
  ...['gram', 'kilogram', 'milligram', 'tonne', 'liter', 'milliliter', 'hectoliter'],
  ...['watt', 'kilowatt', 'megawatt', 'gigawatt', 'kilowatt-hour', 'volt', 'ampere', 'kilocalorie', 'percent'],
  ...['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'kilometer-per-hour', 'meter-per-second'],
];
const LATIN = /^[a-z\u00c0-\u024f]+$/;
const SHORTEST_WORD = 3;

const PREFIX_BY_KEY = Object.fromEntries(
  Object.entries(unitPrefixes).map(([name, { _power10, _power2 }]) => [
    _power10 === undefined ? `1024p${Number(_power2) / 10}` : `10p${_power10}`,
    name,
  ]),
);

const written = [write('units/factors.json', { prefixes: prefixes(), quantities: quantities(), units: factors() })];
for (const language of LANGUAGES) written.push(write(`languages/${language}/units.json`, namesOf(language)));
written.push(write('units/words-of-all-languages.json', wordsOfAll()));
execFileSync(join(ROOT, 'node_modules/.bin/oxfmt'), ['--config', join(ROOT, '.oxfmtrc.json'), ...written]);

function prefixes() {
  return mapped(unitPrefixes, ({ _power10, _power2, _symbol }) => ({
    factor: _power10 === undefined ? text(power(2, Number(_power2))) : text(power(10, Number(_power10))),
    symbol: _symbol.normalize('NFKC'),
  }));
}

function quantities() {
  return mapped(unitQuantities, ({ _quantity }) => _quantity);
}

/** By simple unit: its base unit, and the exact fraction of it. */
function factors() {
  const constants = {};
  for (const [name, { _value }] of Object.entries(unitConstants)) constants[name] = _value;
  const known = Object.entries(convertUnits).filter(([name]) => !NO_SIMPLE_UNITS.has(name));
  return Object.fromEntries(
    known.map(([name, { _baseUnit, _factor = '1', _offset, _special }]) => [
      name,
      sorted({
        base: _baseUnit,
        // Degrees and the Beaufort scale are no multiples of their base.
        ...(_offset === undefined && _special === undefined ? { factor: text(valueOf(_factor, constants)) } : {}),
      }),
    ]),
  );
}

/** "42*gal_to_m3/2*3" as CLDR reads it: one line of products over one line of products. */
function valueOf(expression, constants) {
  const [above, below = '1'] = expression.split('/');
  const product = (factors) =>
    factors
      .split('*')
      .map((factor) => factor.trim())
      .map((factor) => (factor in constants ? valueOf(constants[factor], constants) : decimal(factor)))
      .reduce(([a, b], [c, d]) => [a * c, b * d]);
  const [[a, b], [c, d]] = [product(above), product(below)];
  return [a * d, b * c];
}

function decimal(digits) {
  const [, whole, decimals = '', exponent = '0'] = /^(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/.exec(digits);
  const [a, b] = power(10, Number(exponent) - decimals.length);
  return [BigInt(whole + decimals) * a, b];
}

function power(base, exponent) {
  const value = BigInt(base) ** BigInt(Math.abs(exponent));
  return exponent < 0 ? [1n, value] : [value, 1n];
}

function text([above, below]) {
  const divisor = common(above, below);
  return below === divisor ? String(above / divisor) : `${above / divisor}/${below / divisor}`;
}

function common(a, b) {
  return b === 0n ? a : common(b, a % b);
}

function namesOf(language) {
  const { long, short, narrow } = require(`cldr-units-full/main/${language}/units.json`).main[language].units;
  const keys = Object.keys(long).filter((key) => long[key].displayName !== undefined && !NO_UNITS.has(key));
  const pattern = (key) => ({ display: short[key].compoundUnitPattern, spoken: long[key].compoundUnitPattern });
  return {
    per: pattern('per'),
    powers: Object.fromEntries([2, 3].map((exponent) => [exponent, powerOf(long, short, `power${exponent}`)])),
    prefixes: sorted(
      Object.fromEntries(
        Object.entries(PREFIX_BY_KEY).map(([key, name]) => [
          name,
          { display: short[key].unitPrefixPattern.normalize('NFKC'), spoken: long[key].unitPrefixPattern },
        ]),
      ),
    ),
    times: pattern('times'),
    units: sorted(
      Object.fromEntries(keys.map((key) => [idOf(key), unitOf(long[key], short[key] ?? long[key], narrow[key] ?? {})])),
    ),
  };
}

/** By unit, the single words that name it in any language but English, which is always read. */
function wordsOfAll() {
  const all = LANGUAGES.filter((language) => language !== 'en').map(
    (language) => require(`cldr-units-full/main/${language}/units.json`).main[language].units.long,
  );
  const keyOf = (id) => Object.keys(all[0]).find((key) => idOf(key) === id);
  return Object.fromEntries(
    IN_KEYS.map((id) => {
      const names = all.flatMap((long) => Object.entries(long[keyOf(id)] ?? {}));
      const words = names
        .filter(([key]) => key === 'displayName' || /^unitPattern-count|^[a-z]+-count/.test(key))
        .map(([, pattern]) => bare(pattern).toLowerCase())
        .filter((word) => /^[\p{L}\p{M}]+$/u.test(word) && !(LATIN.test(word) && word.length < SHORTEST_WORD));
      return [id, [...new Set(words)].sort().join(' ')];
    }),
  );
}

/** `liter` of `volume-liter`. */
function idOf(key) {
  const id = key.slice(key.indexOf('-') + 1);
  return RENAMED[id] ?? id;
}

/** A power's patterns by count, and before it by gender where that differs: `other`, `feminine-one`. */
function powerOf(long, short, key) {
  const spoken = Object.entries(long[key]).flatMap(([name, pattern]) => {
    const match = /^compoundUnitPattern1(?:-gender-([a-z]+))?-count-([a-z]+)$/.exec(name);
    return match === null ? [] : [[match[1] === undefined ? match[2] : `${match[1]}-${match[2]}`, pattern]];
  });
  const base = long[key].compoundUnitPattern1;
  return {
    display: short[key]['compoundUnitPattern1-count-other'] ?? short[key].compoundUnitPattern1,
    spoken: brief({ other: base, ...Object.fromEntries(spoken) }),
  };
}

function unitOf(long, short, narrow) {
  const display = byCount(short);
  const spoken = byCount(long);
  const said = new Set([display, spoken].flatMap((forms) => Object.values(forms).map(bare)));
  const others = [long, short, narrow].flatMap((forms) =>
    Object.entries(forms)
      .filter(
        ([key]) =>
          key === 'displayName' || /^(unitPattern|accusative|dative|genitive|ablative|locative)-count/.test(key),
      )
      .map(([, pattern]) => bare(pattern)),
  );
  const spellings = [...new Set(others)].filter((name) => name !== '' && !said.has(name)).sort();
  return sorted({
    display: brief(display),
    // A slash is no word.
    ...(short.perUnitPattern === undefined ? {} : { perDisplay: short.perUnitPattern.replace(' /', '/') }),
    ...(long.perUnitPattern === undefined || long.perUnitPattern.includes('/')
      ? {}
      : { perSpoken: long.perUnitPattern }),
    ...(long.gender === undefined || long.gender === 'masculine' ? {} : { gender: long.gender }),
    spoken: brief(spoken),
    ...(spellings.length === 0 ? {} : { spellings }),
  });
}

function byCount(forms) {
  const entries = Object.entries(forms).filter(([key]) => key.startsWith('unitPattern-count-'));
  return sorted(
    Object.fromEntries(entries.map(([key, pattern]) => [key.slice('unitPattern-count-'.length), plain(pattern)])),
  );
}

/** One text where all counts have the same; else the counts that differ from `other`. */
function brief(forms) {
  const kept = Object.entries(forms).filter(([count, pattern]) => count === 'other' || pattern !== forms.other);
  return kept.length === 1 ? forms.other : sorted(Object.fromEntries(kept));
}

function bare(pattern) {
  return plain(pattern).replace('{0}', ' ').replaceAll(/\s+/g, ' ').trim();
}

/** Without marks of direction, which belong to what the text stands in; with one kind of space, and Western digits. */
function plain(pattern) {
  return pattern
    .replaceAll(/[\u200e\u200f\u061c]/g, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/[\u0660-\u0669]/g, (digit) => digit.charCodeAt(0) - 0x660);
}

function mapped(entries, change) {
  return sorted(Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, change(value)])));
}

function sorted(entries) {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function write(path, data) {
  const file = join(TARGET, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
  return file;
}
