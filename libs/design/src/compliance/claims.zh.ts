import type { ClaimWords } from './claim-words';

/** What Chinese may not say under the preset; "将" and "会" before a verb of growth are its future. */
export const CLAIMS_ZH: ClaimWords = {
  future:
    '将会 将达 将赚 将上 将增 将获 将有 将升 将涨 将突破 会涨 会赚 会达到 会上涨 会增长 会获得 会升 会超过 即将 明天 明年 下个月 下周 下月 未来 今后 很快就',
  projection: '预计 预测 预期 有望 展望 估计将 可能达到 可能会 或将 目标价 推算 料将',
  promise: '保证 保本 稳赚 必赚 一定会 无风险 零风险 承诺 包赚',
  annualised:
    '折合年化 折算成年 换算成年 年化推算 折年 照此速度 按此速度 按这个速度 照这个速度 照此下去 以此推算 如果持续',
};
