import { readFacts } from '@app/facts';
import { english } from './english';
import { pronounceEnglish } from './pronounce.en';

function write(data: Record<string, unknown>) {
  const fact = readFacts(data).facts[0];
  if (!fact) throw new Error('no fact');
  return english.writeFigure(fact);
}

describe('writing figures in English', () => {
  it.each([
    [{ tvlUsd: 412600000 }, '$412.6M', '412.6 million dollars'],
    [{ apyPct: 6.84 }, '6.84%', '6.84 percent'],
    [{ tempC: 12 }, '12°', '12 degrees'],
    [{ tempC: -1 }, '−1°', 'minus 1 degree'],
    [{ newAccounts: 1204 }, '1,204', '1,204'],
    [{ visitors: 341000 }, '341,000', '341,000'],
    [{ pnlUsd: -18400 }, '−$18,400', 'minus 18,400 dollars'],
    [{ priceEur: 149.5 }, '€149.50', '149 euros and 50 cents'],
    [{ priceUsd: 0.0000123 }, '$0.0000123', '0.0000123 dollars'],
    [{ capUsd: 11840000000 }, '$11.84B', '11.84 billion dollars'],
    [{ waitMinutes: 17 }, '17\u00a0min', '17 minutes'],
    [{ windKph: 14 }, '14\u00a0km/h', '14 kilometers per hour'],
    [{ asOf: '2026-09-28' }, '28 Sep 2026', 'September 28th, twenty twenty-six'],
    [{ year: 2026 }, '2026', 'twenty twenty-six'],
    [{ count: -0 }, '0', '0'],
    [{ revenue: '$4.2M' }, '$4.2M', '4.2 million dollars'],
    [{ handle: '@nightowl' }, '@nightowl', 'nightowl'],
    [{ link: 'https://rates.example/usdc' }, 'rates.example/usdc', 'rates dot example slash usdc'],
    [{ massKg: 9.109e-31 }, '9.11e-31\u00a0kg', '9.11 times 10 to the power of -31 kilograms'],
    [{ huge: 1e308 }, '1e308', '1 times 10 to the power of 308'],
  ])('%j', (data, display, spoken) => {
    expect(write(data).full).toEqual({ display, spoken });
  });

  it('signs movements and leaves units out of the bare form', () => {
    expect(write({ tvlChange7dPct: 8.4 }).signed).toEqual({ display: '+8.4%', spoken: 'plus 8.4 percent' });
    expect(write({ apyPct: 4.31 }).bare).toEqual({ display: '4.31', spoken: '4.31' });
    expect(write({ change: 0 }).signed.display).toBe('0');
  });

  it('says windows as people do', () => {
    expect(english.writeWindow('7d').spoken).toBe('seven days');
    expect(english.writeWindow('24h').spoken).toBe('24 hours');
  });

  it('says abbreviations as their readers do', () => {
    expect(pronounceEnglish('APY,')).toBe('A P Y,');
    expect(pronounceEnglish('DeFi')).toBe('dee fie');
    expect(pronounceEnglish('rates.example')).toBe('rates dot example');
    expect(pronounceEnglish('🎉')).toBe('');
  });
});
