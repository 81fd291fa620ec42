import type { NumeralWords } from '../../amounts/numeral-words';

/** Numbers in Chinese; characters count only before a measure word, for 一, 十 and 万 stand in many other words. */
export const NUMERALS_ZH: NumeralWords = {
  writing: 'unspaced',
  atoms: '〇=0 零=0 一=1 二=2 两=2 三=3 四=4 五=5 六=6 七=7 八=8 九=9',
  times: '十=10 百=100 千=1000',
  scales: '万=1e4 亿=1e8 億=1e8 兆=1e12 k=1e3 m=1e6 b=1e9',
  joins: '',
  points: '点',
  halves: '',
  weak: '一',
  stops:
    '低于零 高于零 兆瓦 兆赫 兆比特 一样 一起 一直 一些 一定 一般 一共 一旦 一切 一边 一方面 一个 一家 一年来 统一 唯一 千万别 千万不 十分 四川 百度 万科 三星 第一 一路 一半以上 两者 双十一 四季度 三季度 二季度 一季度 一半以上 超过一半 一半多 过半',
  percentBefore: '百分之',
  percentAfter: '个百分点 百分点',
  currencies: {
    USD: '美元 美金',
    EUR: '欧元',
    GBP: '英镑',
    JPY: '日元',
    CNY: '元 人民币 块',
    INR: '卢比',
    KRW: '韩元',
    TRY: '里拉',
    CHF: '瑞士法郎 法郎',
  },
  units: {
    second: '秒 秒钟',
    minute: '分钟',
    hour: '小时 个小时 钟头',
    day: '天 日',
    week: '周 个星期 星期',
    month: '个月',
    year: '年',
  },
  ordinals: '第二=2 第三=3 第四=4 第五=5 第六=6 第七=7 第八=8 第九=9 第十=10',
  fractions:
    '一半=0.5 半数=0.5 减半=0.5 三分之一=0.333 三分之二=0.667 四分之一=0.25 四分之三=0.75 五分之一=0.2 十分之一=0.1 翻倍=2 翻了一番=2 两倍=2 2倍=2 三倍=3 3倍=3',
  minus: '负',
  counters:
    '个 人 家 次 名 位 件 条 台 辆 倍 成 本 张 场 支 座 所 项 种 只 头 月 点 度 公里 千米 米 吨 公斤 克 升 户 票 分 胜 负 岁 步',
  up: '增长 增加 上涨 上升 涨 提高 提升 攀升 增 盈利 赚 净流入 流入 买入 高出 跃升 扩大',
  down: '下降 下跌 减少 跌 降低 降 下滑 回落 亏损 亏 净流出 流出 卖出 缩水 缩小 损失 负',
};
