import { wordTable } from '@app/facts';
import { pronouncer } from '../pronouncer';

const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  'A=에이 B=비 C=시 D=디 E=이 F=에프 G=지 H=에이치 I=아이 J=제이 K=케이 L=엘 M=엠 N=엔 O=오 P=피 Q=큐 R=아르 S=에스 T=티 U=유 V=브이 W=더블유 X=엑스 Y=와이 Z=제트'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(2)]),
);

/** Capitals that stand by themselves, by the names of their letters: "U S D C" is "유에스디시". */
function spellHangul(text: string): string {
  if (!/^[A-Z]( ?[A-Z])*$/.test(text)) return text;
  return Array.from(text.replaceAll(' ', ''), (letter) => LETTERS[letter] ?? letter).join('');
}

/** Names whose sound no rule gives, in Hangul. */
export const NAMES_KO = wordTable<string>({
  DeFi: '디파이',
  DefiLlama: '디파이라마',
  Base: '베이스',
  Aave: '에이브',
  Ethereum: '이더리움',
  Bitcoin: '비트코인',
  LINK: '링크',
  AERO: '에어로',
  PENDLE: '펜들',
  ARB: '아브',
  NASA: '나사',
  UNESCO: '유네스코',
});

const say = pronouncer({
  asSaid: { ...NAMES_KO, vs: '대', 'vs.': '대', '&': '앤드', '/': '또는' },
  dot: ' 닷 ',
  slash: ' 슬래시 ',
  spells: true,
});

/** How Korean voices are handed plain words: capitals by the Hangul of their letters, names as they are said here. */
export function pronounceKorean(word: string): string {
  const [, latin = '', rest = ''] = /^([A-Za-z]+)([가-힣].*)$/u.exec(word) ?? [];
  if (latin !== '') return `${pronounceKorean(latin)}${rest}`;
  const said = say(word);
  const [, letters = said, tail = ''] = /^(.*?)([,.!?]*)$/u.exec(said) ?? [];
  return `${spellHangul(letters)}${tail}`;
}
