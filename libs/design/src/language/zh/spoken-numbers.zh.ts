const DIGITS = '零一二三四五六七八九';
const PLACES = ['', '十', '百', '千'];
const GROUPS = ['', '万', '亿', '万亿'];

/** Digits one after another, as years and decimals are said: 二零二六. */
export function digitByDigit(digits: string): string {
  return Array.from(digits, (digit) => DIGITS.charAt(Number(digit))).join('');
}

/**
 * A number in characters, as the voice needs it (it would drop a decimal point): "412.6" is 四百一十二点六. A two that
 * begins a thousand, ten thousand or stands alone is 两, for a measure word follows it; 百分之二 and 二十 keep 二.
 */
export function numberWords(digits: string): string {
  const [whole = '0', given = ''] = digits.split('.');
  const decimals = given.length === 2 ? given.replace(/(?<=[1-9])0$/, '') : given;
  if (decimals !== '') return `${wholeWords(whole)}点${digitByDigit(decimals)}`;
  return whole === '2' ? '两' : wholeWords(whole);
}

function wholeWords(digits: string): string {
  if (/^0*$/.test(digits)) return '零';
  const groups = digits.match(/\d{1,4}(?=(?:\d{4})*$)/g) ?? [];
  let words = '';
  let gap = false;
  groups.forEach((group, index) => {
    const scale = GROUPS[groups.length - 1 - index] ?? '';
    if (Number(group) === 0) {
      gap = words !== '';
      return;
    }
    const skipped = words !== '' && (gap || group.startsWith('0'));
    words += `${skipped ? '零' : ''}${group === '2' && scale !== '' ? '两' : groupWords(group)}${scale}`;
    gap = false;
  });
  return words.replace(/^一十/, '十');
}

function groupWords(group: string): string {
  const places = Array.from(group.replace(/^0+/, ''));
  let words = '';
  places.forEach((digit, index) => {
    const place = PLACES[places.length - 1 - index] ?? '';
    if (digit === '0') return;
    const skipped = index > 0 && places[index - 1] === '0';
    const two = digit === '2' && place.length > 0 && place !== '十';
    words += `${skipped ? '零' : ''}${two ? '两' : DIGITS.charAt(Number(digit))}${place}`;
  });
  return words;
}
