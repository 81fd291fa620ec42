import { pronouncer } from '../pronouncer';

const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  'A=エー B=ビー C=シー D=ディー E=イー F=エフ G=ジー H=エイチ I=アイ J=ジェー K=ケー L=エル M=エム N=エヌ O=オー P=ピー Q=キュー R=アール S=エス T=ティー U=ユー V=ブイ W=ダブリュー X=エックス Y=ワイ Z=ゼット'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(2)]),
);

/** Capitals that stand by themselves, by the names of their letters: "U S D C" is "ユーエスディーシー". */
function spellKana(text: string): string {
  if (!/^[A-Z]( ?[A-Z])*$/.test(text)) return text;
  return Array.from(text.replaceAll(' ', ''))
    .map((letter) => LETTERS[letter] ?? letter)
    .join('');
}

const say = pronouncer({
  asSaid: {
    DeFi: 'ディーファイ',
    DefiLlama: 'ディーファイラマ',
    Base: 'ベース',
    Aave: 'アーベ',
    Ethereum: 'イーサリアム',
    Bitcoin: 'ビットコイン',
    LINK: 'リンク',
    AERO: 'エアロ',
    PENDLE: 'ペンドル',
    ARB: 'アーブ',
    NASA: 'ナサ',
    UNESCO: 'ユネスコ',
    UTC: 'ユーティーシー',
    Tビル: 'ティービル',
    vs: '対',
    'vs.': '対',
    '&': 'アンド',
    '/': '、',
    // Counters after a figure that a dictionary would read as another word.
    人: 'ニン',
    件: 'ケン',
    個: 'コ',
    回: 'カイ',
    票: 'ヒョウ',
    社: 'シャ',
    本: 'ホン',
    台: 'ダイ',
    歳: 'サイ',
    泊: 'ハク',
    勝: 'ショウ',
    敗: 'ハイ',
    年: 'ネン',
  },
  dot: 'ドット',
  slash: 'スラッシュ',
  spells: true,
});

/** How Japanese voices are handed plain words: capitals by the kana of their letters, counters as they sound. */
export function pronounceJapanese(word: string): string {
  const said = say(word);
  const [, letters = said, tail = ''] = /^(.*?)([、。！？,.!?]*)$/u.exec(said) ?? [];
  return `${spellKana(letters)}${tail}`;
}
