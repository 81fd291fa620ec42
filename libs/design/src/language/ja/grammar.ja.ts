import type { Noun } from '../lexicon';
import type { Grammar } from '../phrasebook/phrasebook';
import type { Amount, Past, Period, PlaceRole, TimeUnit, Way } from '../phrasebook/slots';
import { placesNamed } from '../place-words';

const WHERE: Readonly<Record<PlaceRole, string>> = {
  chain: '上の',
  spot: 'の',
  city: 'の',
  land: 'の',
  house: 'の',
  owner: 'の',
};

/** Times and places stand bare or with の; the sentence adds its own particle. */
export const GRAMMAR_JA: Grammar = {
  at: timeName,
  where: ({ name, role }) => `${name.ref}${WHERE[role]}`,
  list: (names) => names.map(({ ref }) => ref).join(names.length === 2 ? 'と' : '、'),
  stop: '。',
  capitals: false,
  the: ({ text }) => text,
  counting,
  past: pastText,
  within,
};

/** "2026年" where the payload's own text is the year alone. */
function timeName({ ref, raw, unit }: { ref: string; raw: string; unit: TimeUnit }): string {
  return unit === 'year' && /^\d+$/.test(raw) ? `${ref}年` : ref;
}

/** "61ポイント", "新規アカウント1204件", "402". */
export function counting(value: Amount, noun: Noun | null): string {
  if (!noun) return value.ref;
  return noun.forms?.['alone'] ? `${value.ref}${noun.forms['alone']}` : `${noun.text}${value.ref}${noun.counter ?? ''}`;
}

/** A label and its figure side by side; the payload's own words keep a space. */
export function beside(noun: Noun, figure: string): string {
  return noun.foreign ? `${noun.text} ${figure}` : `${noun.text}${figure}`;
}

/** The figure with its counter alone: "402個". */
export function many(value: Amount, noun: Noun | null): string {
  return `${value.ref}${noun?.counter ?? ''}`;
}

/** The forms of a movement: "増えました", "増えて", "増加". */
export interface Movement {
  past: string;
  te: string;
  noun: string;
}

const AMOUNTS: Readonly<Record<Way, Movement>> = {
  up: { past: '増えました', te: '増えて', noun: '増加' },
  down: { past: '減りました', te: '減って', noun: '減少' },
  flat: { past: '変わっていません', te: '変わらず', noun: '横ばい' },
};
const LEVELS: Readonly<Record<Way, Movement>> = {
  up: { past: '上がりました', te: '上がって', noun: '上昇' },
  down: { past: '下がりました', te: '下がって', noun: '低下' },
  flat: AMOUNTS.flat,
};
const LEVEL = /(率|価格|金利|年利|値|利回り|気温|温度|時価|総額|スコア|順位|評価|評価額|水準|湿度|速度|指数|価|額)$/u;

/** How a thing moves: amounts grow (増える), rates, prices and names of the payload rise (上がる). */
export function moves(what: Noun | null, way: Way): Movement {
  return (what === null || what.foreign || LEVEL.test(what.text) ? LEVELS : AMOUNTS)[way];
}

/** "7日間で"; empty where no window is stated. */
export function within(window: string): string {
  return window === '' ? '' : `${window}で`;
}

const LAST: Readonly<Record<Extract<Past, { span: unknown }>['span'], string>> = {
  day: '前日',
  week: '前の週',
  month: '前の月',
  quarter: '前の四半期',
  year: '前の年',
  season: '昨シーズン',
};

/** "前の月", "前の年", "八月", "以前". */
function pastText(past: Past | null): string {
  if (!past) return '以前';
  return past.kind === 'month' ? (MONTHS[past.month - 1] ?? '以前') : LAST[past.span];
}

/** Months by names without digits, for lines hold none. */
const MONTHS = ['一月', '二月', '三月', '四月', '五月', '六月', '七月', '八月', '九月', '十月', '十一月', '十二月'];

const PERIODS: Readonly<Record<Period, string>> = {
  day: '日',
  week: '週',
  month: '月',
  quarter: '四半期',
  year: '年',
  hour: '時間帯',
  step: '区間',
};

export function periodName(period: Period): string {
  return PERIODS[period];
}

const EVERY: Readonly<Record<Period, string>> = {
  day: '毎日',
  week: '毎週',
  month: '毎月',
  quarter: '四半期ごとに',
  year: '毎年',
  hour: '時間ごとに',
  step: '区間ごとに',
};

/** "毎年". */
export function every(period: Period): string {
  return EVERY[period];
}

/** A movement of a row: "22%上昇", or the figure as it is. */
export function movement(way: Way | null, sum: { ref: string; size: string }): string {
  if (way === null || way === 'flat') return sum.ref;
  return `${sum.size}${way === 'up' ? '上昇' : '下落'}`;
}

/** A place that may be named: first to third. */
export const placeWord = placesNamed(['首位', '二位', '三位']);
