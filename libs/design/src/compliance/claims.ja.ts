import type { ClaimWords } from './claim-words';

/** What Japanese may not say under the preset; it has no future tense, so its words of expectation are listed. */
export const CLAIMS_JA: ClaimWords = {
  future:
    'でしょう だろう 明日 来年 来月 来週 今後 将来 これから まもなく 間もなく もうすぐ なるはず 得られます 稼げます 稼げる 儲かる 儲かります',
  projection: '予測 予想 見込み 見込ま 見通し 見込む 期待でき 期待され かもしれ 可能性があ 目標価格 推定 推計',
  promise: '保証 確実に 絶対に 必ず リスクなし ノーリスク 元本保証 約束',
  annualised: '年率換算 年換算 年利換算 このペース このまま続け このままいけ この調子',
};
