import { writtenScales } from '@app/lingua';
import type { NumberHabits, WindowUnit } from '../figures/number-habits';
import { sayDate, sayDay, sayDigits, sayWhole, soundChanges } from './readings.ja';

const NOTHING = { display: '', spoken: '' };

const WINDOWS: Readonly<Record<WindowUnit, { display: string; spoken: string }>> = {
  min: { display: '分間', spoken: 'フン' },
  h: { display: '時間', spoken: 'ジカン' },
  d: { display: '日間', spoken: 'ニチカン' },
  w: { display: '週間', spoken: 'シュウカン' },
  mo: { display: 'か月', spoken: 'カゲツ' },
  y: { display: '年間', spoken: 'ネンカン' },
};

/** "7日間" is said "ナノカカン", "24時間" "ニジュウヨジカン"; up to ten days have names of their own. */
function windowText(count: number, unit: WindowUnit): { display: string; spoken: string } {
  const { display, spoken } = WINDOWS[unit];
  if (unit === 'd')
    return { display: `${count}日間`, spoken: count === 1 ? 'イチニチカン' : `${sayDay(String(count))}カン` };
  const said = soundChanges(`${sayWhole(String(count))}${spoken}`);
  return { display: `${count}${display}`, spoken: unit === 'min' ? `${said}カン` : said };
}

/** Figures in Japanese: "4億1260万ドル", and in the voice katakana that no dictionary cuts apart. */
export const NUMBERS_JA: NumberHabits = {
  locale: 'ja',
  scales: writtenScales('ja'),
  compactFrom: 1e6,
  moneyCompactFrom: 1e6,
  mixedScales: true,
  scaleGap: NOTHING,
  unitGap: NOTHING,
  sayDigits,
  percent: {
    display: (number) => `${number}%`,
    spoken: (number) => soundChanges(`${number}パーセント`),
    unit: { display: '%', spoken: 'パーセント' },
  },
  degree: { other: 'ド' },
  minus: { display: '−', spoken: 'マイナス' },
  plus: { display: '+', spoken: 'プラス' },
  power: (exponent) =>
    `カケルジュウノ${exponent.startsWith('-') ? 'マイナス' : ''}${sayWhole(exponent.replace(/\D/g, ''))}ジョウ`,
  dates: {
    display: { day: 'numeric', month: 'long', year: 'numeric' },
    displayBare: { day: 'numeric', month: 'long' },
    spoken: { day: 'numeric', month: 'long', year: 'numeric' },
    spokenBare: { day: 'numeric', month: 'long' },
    year: (year) => ({ display: `${year}年`, spoken: sayDate(`${year}年`) }),
    say: sayDate,
  },
  clock: (hour, minute) => ({
    display: `${hour}:${String(minute).padStart(2, '0')}`,
    spoken: `${hour === 0 ? 'レイジ' : soundChanges(`${sayWhole(String(hour))}ジ`)}${
      minute === 0 ? '' : soundChanges(`${sayWhole(String(minute))}フン`)
    }`,
  }),
  window: windowText,
  yes: { display: 'はい', spoken: 'はい' },
  no: { display: 'いいえ', spoken: 'いいえ' },
  address: 'このアドレス',
};
