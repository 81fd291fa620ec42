import { writerOf } from '../../../test/write-first';
import { arabic } from './arabic';

const write = writerOf(arabic);

/** Screens keep a number and its unit together and its sign before it; voices are handed vowels. */
function plain(text: string): string {
  return text.replace(/\u00a0/g, ' ').replace(/\u200e|[\u064b-\u0652]/g, '');
}

describe('writing figures in Arabic', () => {
  it.each([
    [{ tvlUsd: 412600000 }, '412.6 مليون $', '412.6 مليون دولار'],
    [{ capUsd: 11840000000 }, '11.84 مليار $', '11 فاصل 84 مليار دولار'],
    [{ capUsd: 2400000000000 }, '2.4 تريليون $', '2.4 تريليون دولار'],
    [{ capUsd: 5000000 }, '5 مليون $', '5 ملايين دولار'],
    [{ revenue: '$4.2M' }, '4.2 مليون $', '4.2 مليون دولار'],
    [{ salesGbp: 1250000 }, '1.25 مليون £', '1 فاصل 25 مليون جنيه إسترليني'],
    [{ pnlUsd: -18400 }, '−18,400 $', 'سالب 18400 دولار'],
    [{ budgetEur: 123456 }, '123,456 €', '123456 يورو'],
    [{ priceEur: 149.5 }, '149.50 €', '149 يورو و50 سنتا'],
    [{ priceUsd: 149.5 }, '149.50 $', '149 دولارا و50 سنتا'],
    [{ priceEur: 0.99 }, '0.99 €', '99 سنتا'],
    [{ priceUsd: 5 }, '5 $', '5 دولارات'],
    [{ priceUsd: 25 }, '25 $', '25 دولارا'],
    [{ priceUsd: 100 }, '100 $', '100 دولار'],
    [{ revenueSAR: 7 }, '7 ر.س', '7 ريالات'],
    [{ priceJpy: 980 }, '980 ¥', '980 ين'],
    [{ apyPct: 6.84 }, '6.84%', '6 فاصل 84 بالمئة'],
    [{ growthPct: -3.2 }, '−3.2%', 'سالب 3.2 بالمئة'],
    [{ marginPct: 0.05 }, '0.05%', '0.05 بالمئة'],
    [{ uptimePct: 99.98 }, '99.98%', '99 فاصل 98 بالمئة'],
    [{ feeBps: 25 }, '25 نقطة أساس', '25 نقطة أساس'],
    [{ feeBps: 5 }, '5 نقاط أساس', '5 نقاط أساس'],
    [{ coreChangePp: -0.3 }, '−0.3 نقطة مئوية', 'سالب 0.3 نقطة مئوية'],
    [{ population: 8400000 }, '8.4 مليون', '8.4 مليون'],
    [{ visitors: 341000 }, '341,000', '341000'],
    [{ newAccounts: 1204 }, '1,204', '1204'],
    [{ count: -0 }, '0', '0'],
    [{ rating: 4.7 }, '4.7', '4.7'],
    [{ tempC: 12 }, '12°', '12 درجة'],
    [{ tempC: 7 }, '7°', '7 درجات'],
    [{ tempC: -3 }, '−3°', 'سالب 3 درجات'],
    [{ waitMinutes: 17 }, '17 دقيقة', '17 دقيقة'],
    [{ waitMinutes: 5 }, '5 دقائق', '5 دقائق'],
    [{ tripDays: 11 }, '11 يوما', '11 يوما'],
    [{ tripDays: 3 }, '3 أيام', '3 أيام'],
    [{ windKph: 14 }, '14 كم/س', '14 كيلومتر في الساعة'],
    [{ rainMm: 11.6 }, '11.6 مم', '11.6 مليمتر'],
    [{ latencyMs: 182 }, '182 ms', '182 ملي ثانية'],
    [{ areaM2: 85 }, '85 م²', '85 متر مربع'],
    [{ surfaceTempK: 5778 }, '5,778 كلفن', '5778 كلفن'],
    [{ asOf: '2026-09-28' }, '28 سبتمبر 2026', '28 سبتمبر 2026'],
    [{ month: '2026-09' }, 'سبتمبر 2026', 'سبتمبر 2026'],
    [{ month: 'August' }, 'أغسطس', 'أغسطس'],
    [{ day: 'Mon' }, 'الاثنين', 'الاثنين'],
    [{ year: 2026 }, '2026', '2026'],
    [{ open: '14:00' }, '14:00', 'الثانية مساء'],
    [{ open: '07:21' }, '07:21', 'السابعة و21 دقيقة صباحا'],
    [{ available: true }, 'نعم', 'نعم'],
    [{ link: 'https://rates.example/usdc' }, 'rates.example/usdc', 'rates نقطة example شرطة usdc'],
    [{ wallet: '0x7a2f4c1be09d53a86f1e2b7740c95d3e8ab6f012' }, '0x7a2f…f012', 'هذا العنوان'],
  ])('%j', (data, display, spoken) => {
    const { full } = write(data);
    expect({ display: plain(full.display), spoken: plain(full.spoken) }).toEqual({ display, spoken });
  });

  it('keeps a sign before its number in a text from the right, and has words for fields', () => {
    expect(write({ growthPct: -3.2 }).full.display).toBe('\u200e−3.2%');
    expect(write({ tvlChange7dPct: 8.4 }).signed.display).toBe('\u200e+8.4%');
    expect(write({ newAccounts: 3 }).label.display).toBe('الحسابات الجديدة');
    expect(write({ moonsSeen: 3 }).label.display).toBe('Moons seen');
  });

  it.each([
    ['1d', 'يوم واحد'],
    ['2d', 'يومين'],
    ['7d', 'سبعة أيام'],
    ['3mo', 'ثلاثة أشهر'],
    ['5h', 'خمس ساعات'],
    ['24h', '24 ساعة'],
    ['30d', '30 يوما'],
  ])('says the window %s', (window, words) => {
    expect(plain(arabic.writeWindow(window).spoken)).toBe(words);
  });
});
