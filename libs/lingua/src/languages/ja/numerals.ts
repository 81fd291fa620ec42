import type { NumeralWords } from '../../amounts/numeral-words';

/** Numbers in Japanese; kanji count only before a counter, for 一 and 十 stand in a great many other words. */
export const NUMERALS_JA: NumeralWords = {
  writing: 'unspaced',
  atoms: '〇=0 零=0 一=1 二=2 三=3 四=4 五=5 六=6 七=7 八=8 九=9',
  times: '十=10 百=100 千=1000',
  scales: '万=1e4 億=1e8 兆=1e12 k=1e3 m=1e6 b=1e9',
  joins: '',
  points: '点',
  halves: '',
  weak: '一',
  stops:
    '一番 一方 一部 一覧 一般 一緒 一気 一層 一定 一旦 一度 一時 一斉 一致 統一 唯一 万一 万が一 十分 二度と 四半期 百貨店 千葉 八百屋 七夕 三井 三菱 三井住友 五輪 世界一 第一 一日中 半分以上 半分を超え 半数以上 半数を超え 過半',
  percentBefore: '',
  percentAfter: 'パーセント パーセントポイント プロ',
  currencies: {
    USD: 'ドル 米ドル',
    EUR: 'ユーロ',
    GBP: 'ポンド',
    JPY: '円',
    INR: 'ルピー',
    KRW: 'ウォン',
    TRY: 'リラ',
    CHF: 'フラン',
  },
  units: {
    second: '秒',
    minute: '分 分間',
    hour: '時間',
    day: '日間 日',
    week: '週間 週',
    month: 'か月 ヶ月 カ月 ヵ月 箇月 か月間 ヶ月間',
    year: '年間 年',
  },
  ordinals: '一位=1 二位=2 三位=3 四位=4 五位=5 六位=6 七位=7 八位=8 九位=9 十位=10',
  fractions:
    '半分=0.5 半数=0.5 半減=0.5 三分の一=0.333 3分の1=0.333 三分の二=0.667 3分の2=0.667 四分の一=0.25 4分の1=0.25 四分の三=0.75 4分の3=0.75 倍増=2 二倍=2 2倍=2 三倍=3 3倍=3',
  minus: 'マイナス',
  counters:
    '人 個 件 つ 台 本 枚 回 社 店 点 位 番目 倍 割 名 頭 匹 冊 歳 月 時 度 種類 か国 カ国 ヶ国 軒 票 試合 勝 敗 か所 キロ メートル トン グラム リットル ミリ',
  up: '増え 増加 上昇 上が 伸び 伸ば プラス 高く 急騰 利益 黒字 成長 上回 流入 買い 値上がり アップ',
  down: '減り 減っ 減少 低下 下落 下が 下げ 落ち マイナス 低く 急落 損失 赤字 縮小 下回 流出 売り 値下がり ダウン 割り込 失っ 失い',
};
