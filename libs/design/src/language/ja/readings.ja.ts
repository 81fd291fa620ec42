const DIGITS = ['ゼロ', 'イチ', 'ニ', 'サン', 'ヨン', 'ゴ', 'ロク', 'ナナ', 'ハチ', 'キュウ'];
const TENS = ['', 'ジュウ'];
const HUNDREDS = [
  '',
  'ヒャク',
  'ニヒャク',
  'サンビャク',
  'ヨンヒャク',
  'ゴヒャク',
  'ロッピャク',
  'ナナヒャク',
  'ハッピャク',
  'キュウヒャク',
];
const THOUSANDS = [
  '',
  'セン',
  'ニセン',
  'サンゼン',
  'ヨンセン',
  'ゴセン',
  'ロクセン',
  'ナナセン',
  'ハッセン',
  'キュウセン',
];
const SCALES = ['', 'マン', 'オク', 'チョウ'];

/** A whole number in katakana, below ten quadrillion: "ヨンオクセンニヒャクロクジュウマン". */
export function sayWhole(digits: string): string {
  if (/^0*$/.test(digits)) return 'ゼロ';
  const groups = digits.replace(/^0+/, '').match(/\d{1,4}(?=(\d{4})*$)/g) ?? [];
  return groups
    .map((group, index) => {
      const scale = SCALES[groups.length - 1 - index] ?? '';
      const said = sayGroup(group.padStart(4, '0'), scale !== '');
      return said === '' ? '' : soundChanges(`${said}${scale}`);
    })
    .join('');
}

/** Digits with a dot, decimals one by one: "ロクテンハチヨン". Katakana, since no dictionary cuts them apart. */
export function sayDigits(digits: string): string {
  const [whole = '0', decimals] = digits.split('.');
  if (decimals === undefined) return sayWhole(whole);
  const before = /^0*$/.test(whole) ? 'レイ' : sayWhole(whole);
  const after = Array.from(decimals).map((digit) => DIGITS[Number(digit)] ?? '');
  return `${shortened(before, 'イハジ')}テン${after.join('')}`;
}

function sayGroup(group: string, scaled: boolean): string {
  const [thousands = 0, hundreds = 0, tens = 0, ones = 0] = Array.from(group).map(Number);
  const thousand = thousands === 1 && hundreds + tens + ones === 0 && scaled ? 'イッセン' : THOUSANDS[thousands];
  const ten = tens > 1 ? `${DIGITS[tens] ?? ''}ジュウ` : TENS[tens];
  return `${thousand ?? ''}${HUNDREDS[hundreds] ?? ''}${ten ?? ''}${ones > 0 ? (DIGITS[ones] ?? '') : ''}`;
}

/** The last sound before a hard consonant: イチ becomes イッ, ジュウ becomes ジュッ. */
function shortened(said: string, which: string): string {
  if (which.includes('イ') && said.endsWith('イチ')) return said.replace(/チ$/, 'ッ');
  if (which.includes('ハ') && said.endsWith('ハチ')) return said.replace(/チ$/, 'ッ');
  if (which.includes('ジ') && said.endsWith('ジュウ')) return said.replace(/ウ$/, 'ッ');
  if (which.includes('ク') && /(ロク|ヒャク|ピャク|ビャク)$/.test(said)) return said.replace(/ク$/, 'ッ');
  return said;
}

/** What follows a number and which of its last sounds it shortens. */
const HARD: ReadonlyArray<readonly [string, string]> = [
  ['チョウ', 'イハジ'],
  ['カゲツ', 'イハジク'],
  ['シュウカン', 'イハジ'],
  ['パーセント', 'イハジ'],
  ['ポイント', 'イハジ'],
];
const MINUTES: ReadonlyArray<readonly [RegExp, string]> = [
  [/(イ|ハ)チフン$/, '$1ップン'],
  [/ロクフン$/, 'ロップン'],
  [/(ヒャ|ピャ|ビャ)クフン$/, '$1ップン'],
  [/ジュウフン$/, 'ジュップン'],
  [/ンフン$/, 'ンプン'],
];
const HOURS: ReadonlyArray<readonly [RegExp, string]> = [
  [/ヨン(ジカン|ジ|ネンカン|ネン|エン)$/, 'ヨ$1'],
  [/キュウ(ジカン|ジ)$/, 'ク$1'],
  [/ナナジ$/, 'シチジ'],
];

/** A number and its counter as they sound together: "ジュウナナフン" stays, "イチフン" is "イップン", "ヨンジカン" is "ヨジカン". */
export function soundChanges(said: string): string {
  const hard = HARD.find(([counter]) => said.endsWith(counter));
  if (hard) return `${shortened(said.slice(0, -hard[0].length), hard[1])}${hard[0]}`;
  const change = [...MINUTES, ...HOURS].find(([pattern]) => pattern.test(said));
  return change ? said.replace(change[0], change[1]) : said;
}

/** A number over two scales: "イチチョウ" is "イッチョウ", a bare "センマン" is "イッセンマン". */
export function scaleSounds(said: string): string {
  return said
    .replace(/(イ|ハ)チ(?=チョウ)/g, '$1ッ')
    .replace(/ジュウ(?=チョウ)/g, 'ジュッ')
    .replace(/(^|マイナス|プラス|チョウ|オク)セン(?=マン|オク)/g, '$1イッセン');
}

const MONTHS: Readonly<Record<string, string>> = { 4: 'シ', 7: 'シチ', 9: 'ク' };
const DAYS: Readonly<Record<string, string>> = {
  1: 'ツイタチ',
  2: 'フツカ',
  3: 'ミッカ',
  4: 'ヨッカ',
  5: 'イツカ',
  6: 'ムイカ',
  7: 'ナノカ',
  8: 'ヨウカ',
  9: 'ココノカ',
  10: 'トオカ',
  14: 'ジュウヨッカ',
  20: 'ハツカ',
  24: 'ニジュウヨッカ',
};

/** A day of the month: "ハツカ", "ニジュウハチニチ". */
export function sayDay(day: string): string {
  return DAYS[day] ?? `${sayWhole(day)}ニチ`;
}

/** What Intl writes for dates, its digits as they are said: "2026年9月28日". */
export function sayDate(text: string): string {
  return text
    .replace(/(\d+)年/g, (_, year: string) => soundChanges(`${sayWhole(year)}ネン`))
    .replace(/(\d+)月/g, (_, month: string) => `${MONTHS[month] ?? sayWhole(month)}ガツ`)
    .replace(/(\d+)日/g, (_, day: string) => sayDay(day));
}
