const DIGITS = ['영', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];
const STEPS = ['천', '백', '십', ''];
const SCALES = ['', '만', '억', '조'];
const NATIVE = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열', '열한', '열두'];

/** A whole number as it is said, scales apart: "사억 천이백육십만". */
export function sayWhole(digits: string): string {
  if (/^0*$/.test(digits)) return '영';
  const groups = digits.replace(/^0+/, '').match(/\d{1,4}(?=(\d{4})*$)/g) ?? [];
  return groups
    .map((group, index) => {
      const said = sayGroup(group.padStart(4, '0'));
      const scale = SCALES[groups.length - 1 - index] ?? '';
      if (said === '') return '';
      return said === '일' && scale === '만' && index === 0 ? '만' : `${said}${scale}`;
    })
    .filter((part) => part !== '')
    .join(' ');
}

/** Digits with a dot, decimals one by one: "육점팔사". */
export function sayDigits(digits: string): string {
  const [whole = '0', decimals] = digits.split('.');
  if (decimals === undefined) return sayWhole(whole);
  return `${sayWhole(whole)}점${Array.from(decimals, (digit) => DIGITS[Number(digit)] ?? '').join('')}`;
}

function sayGroup(group: string): string {
  return Array.from(group, (digit, index) => {
    const step = STEPS[index] ?? '';
    if (digit === '0') return '';
    return digit === '1' && step !== '' ? step : `${DIGITS[Number(digit)] ?? ''}${step}`;
  }).join('');
}

/** Hours count in native words up to twelve: "두 시간", "열두 시". */
export function sayHours(count: number, counter: string): string {
  return `${NATIVE[count] ?? sayWhole(String(count))} ${counter}`;
}

/** What Intl writes for dates, its digits as they are said: "이천이십육년 유월 이십팔일". */
export function sayDate(text: string): string {
  return text.replace(/(\d+)(년|월|일)/g, (_, digits: string, unit: string) => {
    if (unit === '월' && digits === '6') return '유월';
    if (unit === '월' && digits === '10') return '시월';
    return `${sayWhole(digits).replaceAll(' ', '')}${unit}`;
  });
}
