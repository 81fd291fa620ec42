import { monthName } from '../figures/calendar';
import type { Noun } from '../lexicon';
import type { Grammar } from '../phrasebook/phrasebook';
import type { Amount, Past, Period, Way } from '../phrasebook/slots';
import { placesNamed } from '../place-words';

export const GRAMMAR_ZH: Grammar = {
  at: ({ ref, unit }) => (unit === 'week' ? `${ref}周` : ref),
  where: ({ name, role }) => (role === 'chain' ? `${name.ref}上` : name.ref),
  list: (names) => {
    const before = names.slice(0, -1).map((name) => name.ref);
    return `${before.join('、')}和${names.at(-1)?.ref ?? ''}`;
  },
  stop: '。',
  capitals: false,
  the: ({ text }) => text,
  counting,
  past: pastText,
  within,
};

/** "在7天内"; empty without a window. */
export function within(window: string): string {
  return window === '' ? '' : `在${window}内`;
}

/** "多" or "少" of what is counted, "高" or "低" of what is measured. */
export function compared(what: Noun, up: boolean): string {
  return what.plural ? (up ? '多' : '少') : up ? '高' : '低';
}

/** "增至" or "减至" of what is counted, "升至" or "降至" of what is measured. */
export function reaches(what: Noun | null, up: boolean): string {
  return what?.plural ? (up ? '增至' : '减至') : up ? '升至' : '降至';
}

/** "61分", "1,204个新账户": the figure with its measure word and what it counts. */
export function counting(value: Pick<Amount, 'ref'>, noun: Noun | null): string {
  if (!noun) return value.ref;
  return value.ref + (noun.forms?.['behind'] ?? `${noun.counter ?? ''}${noun.text}`);
}

/** "涨22%", "跌9%"; a figure that is no movement stands alone. */
export function movement(way: Way | null, sum: { ref: string; size: string }): string {
  if (way === null || way === 'flat') return sum.ref;
  return `${rises(way)}${sum.size}`;
}

/** "涨" or "跌". */
function rises(way: Exclude<Way, 'flat'>): string {
  return way === 'up' ? '涨' : '跌';
}

/** How a thing moves: what is counted or deposited grows in number, a price goes up, any other measure rises. */
export function grows(way: Exclude<Way, 'flat'>, what: Noun): string {
  const up = way === 'up';
  if (what.plural) return up ? '增加' : '减少';
  return what.text.includes('价') ? (up ? '上涨' : '下跌') : up ? '上升' : '下降';
}

/** What moves, of a noun that names its movement: 存款变化 is told of 存款. */
export function moving(what: Noun): string {
  return what.text.replace(/(?<=.)变化$/u, '');
}

const SPANS: Readonly<Record<Extract<Past, { span: string }>['span'], readonly [last: string, earlier: string]>> = {
  day: ['昨天', '前一天'],
  week: ['上周', '前一周'],
  month: ['上月', '前一个月'],
  quarter: ['上季度', '前一季度'],
  year: ['去年', '前一年'],
  season: ['上赛季', '前一赛季'],
};

/** "上月", "八月", "此前". */
export function pastText(past: Past | null): string {
  if (!past) return '此前';
  if (past.kind === 'month') return monthName(past.month, 'zh-CN');
  return SPANS[past.span][past.kind === 'last' ? 0 : 1];
}

const PERIODS: Readonly<Record<Period, string>> = {
  day: '天',
  week: '周',
  month: '月',
  quarter: '季度',
  year: '年',
  hour: '小时',
  step: '段',
};

/** "天", "月"… as in 每天, 每月. */
export function periodName(period: Period): string {
  return PERIODS[period];
}

const SINGLE: Readonly<Record<Period, string>> = {
  day: '一天',
  week: '一周',
  month: '一个月',
  quarter: '一个季度',
  year: '一年',
  hour: '一小时',
  step: '一段',
};

/** "一天", "一个月": one of them, as in 没有一天. */
export function onePeriod(period: Period): string {
  return SINGLE[period];
}

/** A place from 1; null beyond the tenth. */
export const placeWord = placesNamed(['第一', '第二', '第三', '第四', '第五', '第六', '第七', '第八', '第九', '第十']);
