import type { FigurePhrases } from '../phrasebook/figures.phrases';

/** Amounts, counts and measures of a known meaning. */
export const AMOUNTS_JA: FigurePhrases['meanings'] = {
  tvl: ({ value }) => ({
    any: [
      `預け入れは${value.ref}です。`,
      `中にあるのは${value.ref}。`,
      `どれだけ預けられている？${value.ref}です。`,
      `集まった資金は${value.ref}です。`,
    ],
    desk: [`TVL、${value.ref}。`],
  }),
  marketCap: ({ value, subject }) => ({
    any: [
      `時価総額は${value.ref}です。`,
      `${subject ? `${subject.ref}は全体で` : '全体で'}${value.ref}の値がついています。`,
      `全体でいくら？${value.ref}です。`,
      `市場価値は${value.ref}。`,
    ],
    desk: [`時価総額${value.ref}。`],
    anchor: [`${subject ? `${subject.ref}の` : ''}時価総額は${value.ref}に上ります。`],
  }),
  volume: ({ value, what }) => ({
    any: [
      `${what.text}は${value.ref}です。`,
      `取引されたのは${value.ref}。`,
      `どれだけ取引された？${value.ref}です。`,
      `${what.text}、${value.ref}。`,
    ],
  }),
  holders: ({ value }) => ({
    any: [
      `保有者は${value.ref}人です。`,
      `持っているのは${value.ref}人。`,
      `何人が持っている？${value.ref}人です。`,
      `${value.ref}人が保有しています。`,
    ],
  }),
  positions: ({ value }) => ({
    any: [
      `銘柄数は${value.ref}です。`,
      `${value.ref}銘柄に分けて持っています。`,
      `いくつの銘柄？${value.ref}です。`,
      `保有は${value.ref}銘柄です。`,
    ],
  }),
  revenue: ({ value }) => ({
    any: [
      `売上高は${value.ref}です。`,
      `入ってきたのは${value.ref}。`,
      `売り上げは？${value.ref}です。`,
      `${value.ref}を売り上げました。`,
      `売上、${value.ref}。`,
    ],
    anchor: [`売上高は${value.ref}となりました。`],
  }),
  profit: ({ value, negative }) =>
    negative
      ? {
          any: [
            `${value.size}の赤字です。`,
            `赤字は${value.size}。`,
            `利益は？出ていません。${value.size}の赤字です。`,
            `損失が${value.size}です。`,
          ],
        }
      : {
          any: [
            `利益は${value.ref}です。`,
            `残った利益は${value.ref}。`,
            `では利益は？${value.ref}です。`,
            `${value.ref}の黒字です。`,
            `利益、${value.ref}。`,
          ],
        },
  price: ({ value, what, subject }) => ({
    any: [
      `${what.text}は${value.ref}です。`,
      `値段は${value.ref}。`,
      `いくら？${value.ref}です。`,
      `${value.ref}で手に入ります。`,
      `${what.text}、${value.ref}。`,
    ],
    anchor: [subject && what.text === '価格' && `${subject.ref}の価格は${value.ref}です。`],
  }),
  budget: ({ value }) => ({
    any: [`予算は${value.ref}です。`, `使えるのは${value.ref}。`, `予算はいくら？${value.ref}です。`],
  }),
  employees: ({ value }) => ({
    any: [
      `従業員は${value.ref}人です。`,
      `働いているのは${value.ref}人。`,
      `何人が働いている？${value.ref}人です。`,
      `${value.ref}人が働いています。`,
    ],
  }),
  customers: ({ value }) => ({
    any: [`顧客は${value.ref}人です。`, `利用客は${value.ref}人。`, `お客さんは何人？${value.ref}人です。`],
  }),
  visitors: ({ value }) => ({
    any: [
      `来場者は${value.ref}人です。`,
      `訪れたのは${value.ref}人。`,
      `何人が訪れた？${value.ref}人です。`,
      `${value.ref}人が足を運びました。`,
    ],
  }),
  population: ({ value }) => ({
    any: [
      `人口は${value.ref}人です。`,
      `暮らすのは${value.ref}人。`,
      `何人が暮らしている？${value.ref}人です。`,
      `${value.ref}人が暮らしています。`,
    ],
  }),
  passengers: ({ value }) => ({
    any: [`乗客は${value.ref}人です。`, `運んだのは${value.ref}人。`, `何人が乗った？${value.ref}人です。`],
  }),
  downloads: ({ value }) => ({
    any: [
      `ダウンロードは${value.ref}件です。`,
      `${value.ref}件ダウンロードされました。`,
      `何件ダウンロードされた？${value.ref}件です。`,
    ],
  }),
  rating: ({ value }) => ({
    any: [`評価は${value.ref}です。`, `ついた点は${value.ref}。`, `評判は？${value.ref}です。`, `評価、${value.ref}。`],
  }),
  weight: ({ value }) => ({
    any: [
      `重さは${value.ref}です。`,
      `はかりに乗せると${value.ref}。`,
      `どれだけ重い？${value.ref}です。`,
      `重量、${value.ref}。`,
    ],
  }),
  distance: ({ value }) => ({
    any: [
      `距離は${value.ref}です。`,
      `端から端まで${value.ref}。`,
      `どれだけ長い？${value.ref}です。`,
      `道のりは${value.ref}です。`,
    ],
  }),
  height: ({ value }) => ({
    any: [
      `高さは${value.ref}です。`,
      `見上げると${value.ref}。`,
      `どれだけ高い？${value.ref}です。`,
      `高さ、${value.ref}。`,
    ],
  }),
  wind: ({ value }) => ({
    any: [
      `風速は${value.ref}です。`,
      `風は${value.ref}。`,
      `では風は？${value.ref}です。`,
      `${value.ref}の風が吹いています。`,
    ],
  }),
  rain: ({ value }) => ({
    any: [`雨量は${value.ref}です。`, `雨は${value.ref}。`, `では雨は？${value.ref}です。`],
  }),
  wait: ({ value }) => ({
    any: [
      `待ち時間は${value.ref}です。`,
      `並んで${value.ref}。`,
      `どれだけ待つ？${value.ref}です。`,
      `${value.ref}待ちです。`,
    ],
  }),
  latency: ({ value }) => ({
    any: [`遅延は${value.ref}です。`, `応答まで${value.ref}。`, `どれだけ速い？遅延は${value.ref}です。`],
  }),
  response: ({ value, what }) => ({
    any: [
      `${what.text}は${value.ref}です。`,
      `返事まで${value.ref}。`,
      `返事まではどのくらい？${value.ref}です。`,
      `${value.ref}で応答があります。`,
    ],
  }),
};
