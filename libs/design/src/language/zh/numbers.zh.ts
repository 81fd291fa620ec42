import { writtenScales } from '@app/lingua';
import type { NumberHabits, WindowUnit } from '../figures/number-habits';
import { digitByDigit, numberWords } from './spoken-numbers.zh';

const WINDOWS: Readonly<Record<WindowUnit, string>> = {
  min: '分钟',
  h: '小时',
  d: '天',
  w: '周',
  mo: '个月',
  y: '年',
};

/** The words of a date: the year digit by digit, month and day as numbers. */
function sayDate(text: string): string {
  return text
    .replace(/(\d{4})年/g, (_, year: string) => `${digitByDigit(year)}年`)
    .replace(/\d+/g, (digits) => (digits === '2' ? '二' : numberWords(digits)));
}

/** A two that counts hours is 两. */
function sayClock(hour: number, minute: number): string {
  if (minute === 0) return `${numberWords(String(hour))}时`;
  const small = minute === 2 ? '零二' : `${minute < 10 ? '零' : ''}${numberWords(String(minute))}`;
  return `${numberWords(String(hour))}时${small}分`;
}

/** Figures in Chinese: 4.126亿美元, said in characters, for the voice would drop decimals. */
export const NUMBERS_ZH: NumberHabits = {
  locale: 'zh-CN',
  scales: writtenScales('zh'),
  compactFrom: 1e5,
  moneyCompactFrom: 1e6,
  scaleGap: { display: '', spoken: '' },
  unitGap: { display: '', spoken: '' },
  sayDigits: numberWords,
  percent: {
    display: (number) => `${number}%`,
    spoken: (number) => `百分之${number === '两' ? '二' : number}`,
    unit: { display: '%', spoken: '百分比' },
  },
  degree: { other: '度' },
  minus: { display: '−', spoken: '负' },
  plus: { display: '+', spoken: '正' },
  power: (exponent) => `乘以十的${numberWords(exponent)}次方`,
  dates: {
    display: { day: 'numeric', month: 'long', year: 'numeric' },
    displayBare: { day: 'numeric', month: 'long' },
    spoken: { day: 'numeric', month: 'long', year: 'numeric' },
    spokenBare: { day: 'numeric', month: 'long' },
    year: (year) => ({ display: `${year}年`, spoken: `${digitByDigit(year)}年` }),
    say: sayDate,
  },
  clock: (hour, minute) => ({
    display: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
    spoken: sayClock(hour, minute),
  }),
  window: (count, unit) => ({
    display: `${count}${WINDOWS[unit]}`,
    spoken: `${numberWords(String(count))}${WINDOWS[unit]}`,
  }),
  yes: { display: '是', spoken: '是' },
  no: { display: '否', spoken: '否' },
  address: '这个地址',
};
