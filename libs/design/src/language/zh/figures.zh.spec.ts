import { writerOf } from '../../../test/write-first';
import { chinese } from './chinese';

const write = writerOf(chinese);

describe('writing figures in Chinese', () => {
  it.each([
    [{ tvlUsd: 412600000 }, '4.126亿美元', '四点一二六亿美元'],
    [{ capUsd: 11840000000 }, '118.4亿美元', '一百一十八点四亿美元'],
    [{ capUsd: 2400000000000 }, '2.4万亿美元', '二点四万亿美元'],
    [{ capUsd: 200000000 }, '2亿美元', '两亿美元'],
    [{ revenue: '$4.2M' }, '420万美元', '四百二十万美元'],
    [{ salesGbp: 1250000 }, '125万英镑', '一百二十五万英镑'],
    [{ pnlUsd: -18400 }, '−18,400美元', '负一万八千四百美元'],
    [{ budgetEur: 123456 }, '123,456欧元', '十二万三千四百五十六欧元'],
    [{ priceEur: 149.5 }, '149.50欧元', '一百四十九点五欧元'],
    [{ priceEur: 0.99 }, '0.99欧元', '零点九九欧元'],
    [{ priceEur: 2 }, '2欧元', '两欧元'],
    [{ priceJpy: 980 }, '980日元', '九百八十日元'],
    [{ priceCny: 25 }, '25元', '二十五元'],
    [{ apyPct: 6.84 }, '6.84%', '百分之六点八四'],
    [{ growthPct: -3.2 }, '−3.2%', '负百分之三点二'],
    [{ marginPct: 0.5 }, '0.5%', '百分之零点五'],
    [{ marginPct: 2 }, '2%', '百分之二'],
    [{ uptimePct: 99.98 }, '99.98%', '百分之九十九点九八'],
    [{ feeBps: 25 }, '25个基点', '二十五个基点'],
    [{ coreChangePp: -0.3 }, '−0.3个百分点', '负零点三个百分点'],
    [{ population: 8400000 }, '840万', '八百四十万'],
    [{ population: 1000000 }, '100万', '一百万'],
    [{ visitors: 341000 }, '34.1万', '三十四点一万'],
    [{ visitors: 20002 }, '20,002', '两万零二'],
    [{ newAccounts: 1204 }, '1,204', '一千两百零四'],
    [{ goals: 2 }, '2', '两'],
    [{ goals: 12 }, '12', '十二'],
    [{ points: 110 }, '110', '一百一十'],
    [{ count: -0 }, '0', '零'],
    [{ rating: 4.7 }, '4.7', '四点七'],
    [{ tempC: 12 }, '12°', '十二度'],
    [{ tempC: -1 }, '−1°', '负一度'],
    [{ waitMinutes: 17 }, '17分钟', '十七分钟'],
    [{ waitMinutes: 2 }, '2分钟', '两分钟'],
    [{ windKph: 14 }, '14公里/小时', '每小时十四公里'],
    [{ rainMm: 11.6 }, '11.6毫米', '十一点六毫米'],
    [{ latencyMs: 182 }, '182毫秒', '一百八十二毫秒'],
    [{ areaM2: 85 }, '85平方米', '八十五平方米'],
    [{ surfaceTempK: 5778 }, '5,778K', '五千七百七十八开尔文'],
    [{ asOf: '2026-09-28' }, '2026年9月28日', '二零二六年九月二十八日'],
    [{ month: '2026-09' }, '2026年9月', '二零二六年九月'],
    [{ month: 'August' }, '八月', '八月'],
    [{ day: 'Mon' }, '星期一', '星期一'],
    [{ year: 2026 }, '2026年', '二零二六年'],
    [{ open: '14:00' }, '14:00', '十四时'],
    [{ open: '07:21' }, '07:21', '七时二十一分'],
    [{ open: '02:05' }, '02:05', '两时零五分'],
    [{ available: true }, '是', '是'],
    [{ link: 'https://rates.example/usdc' }, 'rates.example/usdc', 'rates 点 example 斜杠 usdc'],
    [{ wallet: '0x7a2f4c1be09d53a86f1e2b7740c95d3e8ab6f012' }, '0x7a2f…f012', '这个地址'],
  ])('%j', (data, display, spoken) => {
    expect(write(data).full).toEqual({ display, spoken });
  });

  it('signs movements, leaves units out of the bare form, and has words for fields', () => {
    expect(write({ tvlChange7dPct: 8.4 }).signed.display).toBe('+8.4%');
    expect(write({ apyPct: 4.31 }).bare).toEqual({ display: '4.31', spoken: '四点三一' });
    expect(write({ newAccounts: 3 }).label.display).toBe('新账户');
    expect(write({ moonsSeen: 3 }).label.display).toBe('Moons seen');
  });

  it.each([
    ['7d', '七天'],
    ['2w', '两周'],
    ['24h', '二十四小时'],
    ['3mo', '三个月'],
  ])('says the window %s', (window, words) => {
    expect(chinese.writeWindow(window).spoken).toBe(words);
  });
});
