import { GENERIC_NAMES, isWindow, nameWords } from './name-words';
import { isUnitName, isUnitWord } from './unit-words';

/** Labels for names whose words alone would not be understood, by their words without unit and window. */
const GLOSSARY = new Map<string, string>(
  Object.entries({
    apy: 'Annual yield',
    'apy base': 'Borrower rate',
    'apy reward': 'Reward rate',
    apr: 'Annual rate',
    tvl: 'Total value locked',
    'tvl change': 'Change in deposits',
    utilization: 'Utilization',
    pnl: 'Profit and loss',
    mrr: 'Monthly recurring revenue',
    arr: 'Annual recurring revenue',
    nps: 'Net promoter score',
    aov: 'Average order value',
    cac: 'Cost to win a customer',
    ltv: 'Customer lifetime value',
    dau: 'Daily active users',
    mau: 'Monthly active users',
    p95: '95th percentile',
    'market cap': 'Market value',
    fdv: 'Fully diluted value',
    'pct of bag': 'Share of the bag',
    'of bag': 'Share of the bag',
    total: 'The total',
    gd: 'Goal difference',
    pts: 'Points',
    temp: 'Temperature',
    'feels like': 'Feels like',
    wind: 'Wind',
    'wind speed': 'Wind',
    'precipitation sum': 'Precipitation',
    rain: 'Rain',
    qty: 'Quantity',
    kcal: 'Calories',
    'pe ratio': 'P/E ratio',
    pe: 'P/E ratio',
    eps: 'Earnings per share',
    xg: 'Expected goals',
    xa: 'Expected assists',
    hp: 'HP',
    was: 'Earlier price',
    'p 50': '50th percentile',
    'p 90': '90th percentile',
    'p 95': '95th percentile',
    'p 99': '99th percentile',
    'vo2 max': 'VO2 max',
    'vo 2max': 'VO2 max',
    pm25: 'PM2.5',
    pm10: 'PM10',
    aqi: 'Air quality index',
  }),
);

const WORDS = new Map<string, string>(
  Object.entries({
    avg: 'average',
    num: 'number of',
    max: 'highest',
    min: 'lowest',
    temp: 'temperature',
    qty: 'quantity',
    kcal: 'calories',
    acct: 'account',
    accts: 'accounts',
    yoy: 'year on year',
    mom: 'month on month',
    wow: 'week on week',
    prev: 'previous',
    pop: 'population',
    dist: 'distance',
    vo2: 'VO2',
    pm25: 'PM2.5',
    pm10: 'PM10',
    kwh: 'kWh',
    mwh: 'MWh',
    gwh: 'GWh',
  }),
);
/** Words that people say before the thing: `viewersPeak` is "Peak viewers". */
const LEADING = new Set(['average', 'avg', 'median', 'max', 'min', 'peak', 'total', 'highest', 'lowest']);

const ACRONYMS = new Set(
  'apy apr tvl eth btc gdp cpu gpu ram api id url nps mrr arr roi ctr cac ltv ev co2 uv aqi kpi usa uk eu us un nba nfl dex nft ai it tv hr qa ssd usb hdr ip cpi vat ceo sla p95 p99 p50 q1 q2 q3 q4 h1 h2 fy'.split(
    ' ',
  ),
);

const LONGEST_LABEL = 60;

/** Tells whether the last name of a path says nothing by itself, so that its parent speaks for it. */
export function isSilentLeaf(path: readonly string[]): boolean {
  const leaf = path.at(-1) ?? '';
  const parent = path.at(-2);
  if (GENERIC_NAMES.has(leaf.toLowerCase())) return true;
  if (parent === undefined || /^\d+$/.test(parent)) return false;
  const words = nameWords(leaf);
  return isUnitName(leaf) || (words.length === 1 && isWindow(words[0] ?? ''));
}

/**
 * Human words for a field: `tvlUsd` gives "Total value locked", `newAccounts` "New accounts".
 * A leaf that says nothing (`value`, `usd`, `24h`) takes its parent's name; names with capitals and spaces are kept as given.
 */
export function labelOf(path: readonly string[]): string {
  const named = [...path];
  while (named.length > 1 && (isPlace(named.at(-1)) || isSilentLeaf(named))) named.pop();
  const leaf = named.at(-1) ?? '';
  if (isPlace(leaf)) return 'Value';
  const label = labelOfName(leaf);
  const parent = named.at(-2);
  if (parent === undefined || isPlace(parent)) return clip(label);
  if (/^(count|number)$/i.test(leaf)) return clip(labelOfName(parent));
  if (/^score$/i.test(leaf)) return clip(`${labelOfName(parent)} score`);
  if (/^(total|average|avg|median|min|max)$/i.test(leaf)) return clip(`${label} ${lowerFirst(labelOfName(parent))}`);
  return clip(label);
}

/** A place in a list; a year is a name. */
function isPlace(name: string | undefined): boolean {
  return name !== undefined && /^\d+$/.test(name) && !isYearName(name);
}

/** Human words for one name, without looking at where it stands. */
export function labelOfName(given: string): string {
  const name = given.trim();
  if (/^\d{4}-/.test(name) || /\s/.test(name) || /^\p{Lu}\p{Ll}+$/u.test(name)) return name;
  if (/[^\p{ASCII}\u0080-\u024f]/u.test(name)) return name.replace(/_/g, ' ');
  const words = nameWords(name.replace(/_?light_?years$/i, ''));
  const bare = words.filter((word, index) => !isWindow(word) && !isHeight(word) && !isUnitWord(words, index));
  const kept = leadFirst(bare.length > 0 && bare[0] !== 'per' ? bare : words.filter((word) => !isWindow(word)));
  const known = GLOSSARY.get(kept.join(' '));
  if (known !== undefined) return known;
  const text = kept
    .filter((word, index) => !(word === 'last' && index === kept.length - 1 && index > 0))
    .map((word) => (ACRONYMS.has(word) ? word.toUpperCase() : (WORDS.get(word) ?? word)))
    .join(' ');
  return upperFirst(text) || name;
}

function leadFirst(words: readonly string[]): string[] {
  const last = words.at(-1) ?? '';
  return words.length > 1 && LEADING.has(last) ? [last, ...words.slice(0, -1)] : [...words];
}

/** Weather fields carry the height of their sensor: `temperature_2m`. */
function isHeight(word: string): boolean {
  return /^\d+m$/.test(word);
}

function isYearName(name: string): boolean {
  return /^(1[5-9]|20|21)\d\d$/.test(name);
}

function clip(given: string): string {
  const label = given.replace(/[{}|]/g, '').trim() || 'Value';
  if (label.length <= LONGEST_LABEL) return label;
  const cut = label.slice(0, LONGEST_LABEL).replace(/\s+\S*$/, '');
  return `${cut.length > 0 ? cut : label.slice(0, LONGEST_LABEL)}…`;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function lowerFirst(text: string): string {
  return /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
