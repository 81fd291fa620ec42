import { isWindow, nameWords } from './name-words';
import { isUnitWord, pricedUnit } from './unit-words';
import { wordTable } from './word-table';

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
    'max vo2': 'VO2 max',
    ath: 'All-time high',
    atl: 'All-time low',
    'o 3': 'Ozone',
    'no 2': 'NO2',
    'so 2': 'SO2',
    'pace min per km': 'Pace per km',
    'pace min per mile': 'Pace per mile',
    'vo 2max': 'VO2 max',
    km: 'Distance',
    miles: 'Distance',
    'week 52 high': '52-week high',
    'week 52 low': '52-week low',
    '52w high': '52-week high',
    '52w low': '52-week low',
    pos: 'Position',
    pm25: 'PM2.5',
    pm10: 'PM10',
    aqi: 'Air quality index',
    'rating value': 'Rating',
    'review count': 'Reviews',
    'rating count': 'Ratings',
    'aggregate rating': 'Rating',
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
    precip: 'precipitation',
    kcal: 'calories',
    acct: 'account',
    accts: 'accounts',
    ytd: 'year to date',
    mtd: 'month to date',
    qtd: 'quarter to date',
    yoy: 'year on year',
    mom: 'month on month',
    wow: 'week on week',
    prev: 'previous',
    pop: 'population',
    dist: 'distance',
    vo2: 'VO2',
    pm25: 'PM2.5',
    pm10: 'PM10',
    bpm: '',
    kwh: 'kWh',
    mwh: 'MWh',
    gwh: 'GWh',
  }),
);
/** Words that people say before the thing: `viewersPeak` is "Peak viewers". */
const LEADING = new Set(['average', 'avg', 'median', 'max', 'min', 'peak', 'total', 'highest', 'lowest']);

const PER = wordTable<string>({ min: 'minute', sec: 'second', s: 'second', hr: 'hour', h: 'hour' });

const ACRONYMS = new Set(
  'csat mmlu nav gmv epc aum cagr cpm cpc apy apr tvl eth btc gdp cpu gpu ram api id url nps mrr arr roi ctr cac ltv ev co2 uv aqi kpi usa uk eu us un nba nfl dex nft ai it tv hr qa ssd usb hdr ip cpi vat ceo sla p95 p99 p50 q1 q2 q3 q4 h1 h2 fy'.split(
    ' ',
  ),
);

/** Human words for one name of these words, without looking at where it stands. */
export function labelOfWords(name: string, words: readonly string[]): string {
  if (/^\d{4}-/.test(name) || /\s/.test(name) || /^\p{Lu}\p{Ll}+$/u.test(name)) return name;
  if (/[^\p{ASCII}\u0080-\u024f]/u.test(name)) return name.replace(/_/g, ' ');
  const lightYears = /_?light_?years$/i;
  return labelOfPlain(name, lightYears.test(name) ? nameWords(name.replace(lightYears, '')) : words);
}

function labelOfPlain(name: string, words: readonly string[]): string {
  const bare = spelledOut(words).filter(
    (word, index, words) => !isWindow(word) && !isHeight(word) && !isUnitWord(words, index),
  );
  const kept = countedThings(
    leadFirst(bare.length > 0 && bare[0] !== 'per' ? bare : words.filter((word) => !isWindow(word))),
  );
  const known = GLOSSARY.get(kept.join(' '));
  if (known !== undefined) return known;
  const text = kept
    .filter(
      (word, index) => !(isBeforeWindow(word, bare.length < words.length) && index === kept.length - 1 && index > 0),
    )
    .map((word) => (ACRONYMS.has(word) ? word.toUpperCase() : (WORDS.get(word) ?? word)))
    .join(' ')
    .trim();
  const years = /^(\d+)y(?:r|ear)?$/.exec(words.find(isWindow) ?? '')?.[1];
  if (years !== undefined && kept.includes('return')) return `${years}-year ${text}`;
  const unit = pricedUnit(words);
  return upperFirst(unit === null ? text : `${text} per ${unit}`) || name;
}

/** "downloads last", and "downloads first" of the first day. */
function isBeforeWindow(word: string, hasWindow: boolean): boolean {
  return word === 'last' || (hasWindow && (word === 'first' || word === 'past'));
}

/** What is counted a minute ends on a unit that says "lowest" elsewhere. */
function spelledOut(words: readonly string[]): readonly string[] {
  const long = words.at(-2) === 'per' ? PER[words.at(-1) ?? ''] : undefined;
  return long === undefined ? words : [...words.slice(0, -1), long];
}

/** The `viewCount` of a film is its views. */
function countedThings(words: readonly string[]): readonly string[] {
  const thing = words.at(-2) ?? '';
  if (words.at(-1) !== 'count' || thing.length < 3) return words;
  return [...words.slice(0, -2), manyOf(thing)];
}

/** Things that have no plural, or are one. */
const MANY = new Set('people staff crew personnel data media children men women news equipment stock fish'.split(' '));
const IRREGULAR = wordTable<string>({ person: 'people', child: 'children', man: 'men', woman: 'women' });

function manyOf(thing: string): string {
  if (thing.endsWith('s') && !/(?:ss|us)$/.test(thing)) return thing;
  if (MANY.has(thing) || thing in IRREGULAR) return IRREGULAR[thing] ?? thing;
  if (/(?:ch|sh|x|z|ss|us)$/.test(thing)) return `${thing}es`;
  return /[^aeiou]y$/.test(thing) ? `${thing.slice(0, -1)}ies` : `${thing}s`;
}

function leadFirst(words: readonly string[]): string[] {
  const last = words.at(-1) ?? '';
  return words.length > 1 && LEADING.has(last) ? [last, ...words.slice(0, -1)] : [...words];
}

/** Weather fields carry the height of their sensor: `temperature_2m`. */
function isHeight(word: string): boolean {
  return /^\d+m$/.test(word);
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
