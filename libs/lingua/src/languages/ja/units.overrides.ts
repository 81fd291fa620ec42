import type { UnitOverrides } from '../../units/unit-entry';

/** Characters of CLDR's names as they are said, the longest first. Voices read characters by dictionaries that cut them wrong. */
const SAID: ReadonlyArray<readonly [string, string]> = [
  ['国際蒸気表', 'コクサイジョウキヒョウ'],
  ['100', 'ヒャク'],
  ['風力階級', 'フウリョクカイキュウ'],
  ['地球半径', 'チキュウハンケイ'],
  ['地球質量', 'チキュウシツリョウ'],
  ['太陽半径', 'タイヨウハンケイ'],
  ['太陽光度', 'タイヨウコウド'],
  ['太陽質量', 'タイヨウシツリョウ'],
  ['天文単位', 'テンモンタンイ'],
  ['四半期', 'シハンキ'],
  ['英熱量', 'エイネツリョウ'],
  ['水銀柱', 'スイギンチュウ'],
  ['平方', 'ヘイホウ'],
  ['立方', 'リッポウ'],
  ['時速', 'ジソク'],
  ['秒速', 'ビョウソク'],
  ['摂氏', 'セッシ'],
  ['華氏', 'カシ'],
  ['十年', 'ジュウネン'],
  ['世紀', 'セイキ'],
  ['か月', 'カゲツ'],
  ['週間', 'シュウカン'],
  ['時間', 'ジカン'],
  ['回転', 'カイテン'],
  ['項目', 'コウモク'],
  ['電子', 'デンシ'],
  ['重量', 'ジュウリョウ'],
  ['光年', 'コウネン'],
  ['海里', 'カイリ'],
  ['馬力', 'バリキ'],
  ['気圧', 'キアツ'],
  ['液量', 'エキリョウ'],
  ['米国', 'ベイコク'],
  ['中さじ', 'ナカサジ'],
  ['小さじ', 'コサジ'],
  ['大さじ', 'オオサジ'],
  ['鯨尺', 'クジラジャク'],
  ['質量', 'シツリョウ'],
  ['米', 'ベイ'],
  ['英', 'エイ'],
  ['毎', 'マイ'],
  ['/', 'マイ'],
  ['時', 'ジ'],
  ['日', 'ニチ'],
  ['年', 'ネン'],
  ['分', 'フン'],
  ['秒', 'ビョウ'],
  ['度', 'ド'],
  ['金', 'キン'],
  ['滴', 'テキ'],
  ['厘', 'リン'],
  ['寸', 'スン'],
  ['尺', 'シャク'],
  ['間', 'ケン'],
  ['丈', 'ジョウ'],
  ['里', 'リ'],
  ['歩', 'ブ'],
  ['畝', 'セ'],
  ['町', 'チョウ'],
  ['勺', 'シャク'],
  ['才', 'サイ'],
  ['斗', 'ト'],
  ['石', 'コク'],
  ['光', 'ヒカリ'],
  ['泊', 'ハク'],
  ['-', ''],
  [' ', ''],
];

function say(pattern: string): string {
  return SAID.reduce((text, [written, said]) => text.replaceAll(written, said), pattern);
}

/** Counters before which the last sound of a number is cut short, and of which numbers. */
const SHORTENING: ReadonlyArray<readonly [counter: string, before: string]> = [
  ['カゲツ', 'イハジク'],
  ['シュウカン', 'イハジ'],
  ['パーセント', 'イハジ'],
  ['ポイント', 'イハジ'],
];
const CHANGES: ReadonlyArray<readonly [RegExp, string]> = [
  [/([イハ])チフン$/, '$1ップン'],
  [/ロクフン$/, 'ロップン'],
  [/([ヒピビ]ャ)クフン$/, '$1ップン'],
  [/ジュウフン$/, 'ジュップン'],
  [/ンフン$/, 'ンプン'],
  [/ヨン(ジカン|ネン)$/, 'ヨ$1'],
  [/キュウジカン$/, 'クジカン'],
];

/** A number and its counter as they sound together: "イチフン" is "イップン", "ヨンジカン" is "ヨジカン". */
function join(text: string): string {
  const hard = SHORTENING.find(([counter]) => text.endsWith(counter));
  if (hard !== undefined) return `${shortened(text.slice(0, -hard[0].length), hard[1])}${hard[0]}`;
  const change = CHANGES.find(([pattern]) => pattern.test(text));
  return change === undefined ? text : text.replace(change[0], change[1]);
}

function shortened(said: string, which: string): string {
  if (which.includes('イ') && said.endsWith('イチ')) return said.replace(/チ$/, 'ッ');
  if (which.includes('ハ') && said.endsWith('ハチ')) return said.replace(/チ$/, 'ッ');
  if (which.includes('ジ') && said.endsWith('ジュウ')) return said.replace(/ウ$/, 'ッ');
  if (which.includes('ク') && /(?:ロク|[ヒピビ]ャク)$/.test(said)) return said.replace(/ク$/, 'ッ');
  return said;
}

/** Units in Japanese that CLDR lacks or that nobody says as CLDR has them. */
export const unitsInJapanese: UnitOverrides = {
  rate: { display: '{1}あたり{0}', spoken: '{1}アタリ{0}' },
  counts: { 100: 'ヒャク', 1000: 'セン', 10000: 'イチマン', 100000: 'ジュウマン', 1000000: 'ヒャクマン' },
  say,
  show: (pattern) => pattern.replace('{0} ', '{0}'),
  join,
  units: {
    'ampere-hour': { display: '{0} Ah', spoken: '{0}アンペアジ' },
    'watt-hour': { display: '{0} Wh', spoken: '{0}ワットジ' },
    'volt-ampere': { display: '{0} VA', spoken: '{0}ボルトアンペア' },
    'volt-ampere-reactive': { display: '{0} var', spoken: '{0}バール' },
    decibel: { display: '{0} dB', spoken: '{0}デシベル' },
    'decibel-a': { display: '{0} dB(A)', spoken: '{0}デシベルエー' },
    'gram-co2e': { display: '{0} g CO₂e', spoken: '{0}グラムシーオーツーカンサン' },
    'tonne-co2e': { display: '{0} t CO₂e', spoken: '{0}トンシーオーツーカンサン' },
    quintal: { display: '{0} q', spoken: '{0}キンタル' },
    'barrel-of-oil-equivalent': { display: '{0} boe', spoken: '{0}バレルセキユカンサン' },
    'international-unit': { display: '{0} IU', spoken: '{0}コクサイタンイ' },
    'nephelometric-turbidity-unit': { display: '{0} NTU', spoken: '{0}エヌティーユー' },
    'formazin-turbidity-unit': { display: '{0} FTU', spoken: '{0}ホルマジンダクド' },
    'colony-forming-unit': { display: '{0} CFU', spoken: '{0}コロニーケイセイタンイ' },
    teu: { display: '{0} TEU', spoken: '{0}ティーイーユー' },
    gwei: { display: '{0} gwei', spoken: '{0}グウェイ' },
    beat: { display: '{0} 拍', spoken: '{0}ハク' },
    person: { display: '{0}人', spoken: '{0}ニン', spellings: ['名'] },
    breath: { display: '{0} 呼吸', spoken: '{0}コキュウ' },
    frame: { display: '{0} フレーム', spoken: '{0}フレーム' },
    star: { display: '{0} つ星', spoken: '{0}ツボシ' },
    'percentage-point': { display: '{0} ポイント', spoken: '{0}ポイント' },
    permyriad: { display: '{0} bp', spoken: '{0}ベーシスポイント' },
    generic: { display: '{0}°', spoken: '{0}ド' },
    'beat-per-minute': { display: '{0} bpm', spoken: '{0}ハクマイフン' },
    'frame-per-second': { display: '{0} fps', spoken: '{0}フレームマイビョウ' },
    'revolution-per-minute': { display: '{0} rpm', spoken: '{0}カイテンマイフン' },
    'part-per-1e12': { display: '{0} ppt', spoken: '{0}ピーピーティー' },
    'ph-value': { display: 'pH {0}', spoken: 'ピーエイチ{0}' },
    // Words where a symbol would look foreign.
    tonne: { display: '{0} トン' },
    pound: { display: '{0} ポンド' },
    knot: { display: '{0} ノット' },
    mile: { display: '{0} マイル' },
    inch: { display: '{0} インチ' },
    foot: { display: '{0} フィート' },
    kelvin: { display: '{0} ケルビン' },
    // As people say it.
    centimeter: { spoken: '{0}センチ' },
    millimeter: { spoken: '{0}ミリ' },
    second: { perSpoken: '{0}マイビョウ' },
    minute: { perSpoken: '{0}マイフン' },
    hour: { perSpoken: '{0}マイジ' },
    day: { perSpoken: 'イチニチアタリ{0}' },
    week: { spellings: ['週'], perSpoken: 'イッシュウカンアタリ{0}' },
    month: { spellings: ['月', 'ヶ月', 'カ月', 'ヵ月'], perSpoken: 'イッカゲツアタリ{0}' },
    quarter: { perSpoken: 'シハンキアタリ{0}' },
    year: { perSpoken: 'ネンカン{0}' },
    night: { perSpoken: 'イッパクアタリ{0}' },
    // What CLDR leaves in Latin letters.
    'g-force': { spoken: '{0}ジー' },
    em: { spoken: '{0}エム' },
    'part-per-1e6': { spoken: '{0}ピーピーエム' },
    'part-per-1e9': { spoken: '{0}ピーピービー' },
    'pixel-per-centimeter': { spoken: '{0}ピクセルマイセンチ' },
    'dot-per-centimeter': { spoken: '{0}ドットマイセンチ' },
    'pint-imperial': { spoken: '{0}エイパイント' },
    'cup-imperial': { spoken: '{0}エイカップ' },
    'british-thermal-unit-it': { spoken: '{0}コクサイエイネツリョウ' },
    rod: { spoken: '{0}ロッド' },
    chain: { spoken: '{0}チェーン' },
    rankine: { spoken: '{0}ランキンド' },
    fortnight: { spoken: '{0}フォートナイト' },
    slug: { spoken: '{0}スラグ' },
    dalton: { spoken: '{0}ドルトン' },
    'british-thermal-unit': { spoken: '{0}ビーティーユー' },
    // What viewers read more easily than CLDR's short forms.
    'megabit-per-second': { display: '{0} Mbps', spoken: '{0}メガビットマイビョウ' },
    'gigabit-per-second': { display: '{0} Gbps', spoken: '{0}ギガビットマイビョウ' },
  },
};
