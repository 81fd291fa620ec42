import { GENERIC_NAMES, isWindow, nameWords } from './name-words';
import { isUnitWord } from './unit-words';

/** Labels for names whose words alone would not be understood. Keys are words without unit and window. */
const GLOSSARY: Readonly<Record<string, string>> = {
  apy: 'Annual yield',
  'apy base': 'From borrowers',
  'apy reward': 'From rewards',
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
};

const WORDS: Readonly<Record<string, string>> = {
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
};

const ACRONYMS = new Set(
  'apy apr tvl eth btc gdp cpu gpu ram api id url nps mrr arr roi ctr cac ltv ev co2 uv aqi kpi usa uk eu us un nba nfl dex nft ai it tv hr qa ssd usb hdr ip cpi vat ceo sla p95 p99 p50 q1 q2 q3 q4 h1 h2 fy'.split(
    ' ',
  ),
);

const LONGEST_LABEL = 60;

/**
 * Human words for a field: `tvlUsd` gives "Total value locked", `newAccounts` "New accounts".
 * A generic leaf (`value`) takes its parent's name; names with capitals and spaces are kept as given.
 */
export function labelOf(path: readonly string[]): string {
  const names = path.filter((name) => !/^\d+$/.test(name) || isYearName(name));
  let leaf = names.at(-1) ?? '';
  for (let up = names.length - 1; up > 0 && GENERIC_NAMES.has(leaf.toLowerCase()); up -= 1)
    leaf = names[up - 1] ?? leaf;
  const label = labelOfName(leaf);
  const parent = names.at(-2);
  if (/^(total|count|score|average|median|min|max|high|low)$/i.test(leaf) && parent) {
    const above = labelOfName(parent);
    return clip(`${label} ${lowerFirst(above)}`);
  }
  return clip(label);
}

/** Human words for one name, without looking at where it stands. */
export function labelOfName(name: string): string {
  if (/\s/.test(name.trim()) || /[^\p{ASCII}\u0080-\u024f]/u.test(name) || /^\p{Lu}\p{Ll}+$/u.test(name))
    return name.trim();
  const words = nameWords(name);
  const bare = words.filter((word, index) => !isWindow(word) && !isHeight(word) && !isUnitWord(words, index));
  const kept = bare.length > 0 ? bare : words.filter((word) => !isWindow(word));
  const known = GLOSSARY[kept.join(' ')];
  if (known) return known;
  const text = kept.map((word) => (ACRONYMS.has(word) ? word.toUpperCase() : (WORDS[word] ?? word))).join(' ');
  return upperFirst(text) || name;
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
