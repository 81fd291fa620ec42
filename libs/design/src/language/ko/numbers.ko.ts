import { writtenScales } from '@app/lingua';
import type { FigureText } from '@app/picture';
import type { NumberHabits, WindowUnit } from '../figures/number-habits';
import { sayDate, sayDigits, sayHours, sayWhole } from './readings.ko';

const NOTHING: FigureText = { display: '', spoken: '' };

const WINDOWS: Readonly<Record<WindowUnit, string>> = {
  min: '분',
  h: '시간',
  d: '일',
  w: '주',
  mo: '개월',
  y: '년',
};

/** "7일", "24시간"; up to twelve hours are said in native words. */
function windowText(count: number, unit: WindowUnit): FigureText {
  const name = WINDOWS[unit];
  return {
    display: `${count}${name}`,
    spoken: unit === 'h' ? sayHours(count, name) : `${sayWhole(String(count))} ${name}`,
  };
}

/** Figures in Korean: "4억 1260만 달러", and in the voice Hangul throughout. */
export const NUMBERS_KO: NumberHabits = {
  locale: 'ko',
  scales: writtenScales('ko'),
  compactFrom: 1e6,
  moneyCompactFrom: 1e6,
  mixedScales: true,
  scaleGap: NOTHING,
  unitGap: { display: '', spoken: ' ' },
  sayDigits,
  percent: {
    display: (number) => `${number}%`,
    spoken: (number) => `${number} 퍼센트`,
    unit: { display: '%', spoken: '퍼센트' },
  },
  degree: { other: '도' },
  minus: { display: '−', spoken: '마이너스 ' },
  plus: { display: '+', spoken: '플러스 ' },
  power: (exponent) =>
    `곱하기 십의 ${exponent.startsWith('-') ? '마이너스 ' : ''}${sayWhole(exponent.replace(/\D/g, ''))} 제곱`,
  dates: {
    display: { day: 'numeric', month: 'long', year: 'numeric' },
    displayBare: { day: 'numeric', month: 'long' },
    spoken: { day: 'numeric', month: 'long', year: 'numeric' },
    spokenBare: { day: 'numeric', month: 'long' },
    year: (year) => ({ display: `${year}년`, spoken: sayDate(`${year}년`) }),
    say: sayDate,
  },
  clock: (hour, minute) => {
    const half = hour < 12 ? '오전' : '오후';
    const said = hour === 0 ? '영 시' : sayHours(hour > 12 ? hour - 12 : hour, '시');
    return {
      display: `${hour}:${String(minute).padStart(2, '0')}`,
      spoken: `${half} ${said}${minute === 0 ? '' : ` ${sayWhole(String(minute))} 분`}`,
    };
  },
  window: windowText,
  yes: { display: '예', spoken: '예' },
  no: { display: '아니요', spoken: '아니요' },
  address: '이 주소',
};
