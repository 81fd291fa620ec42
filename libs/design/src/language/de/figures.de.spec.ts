import { readFacts } from '@app/facts';
import { plain, writerOf } from '../../../test/write-first';
import { groundText } from '../../figures/ground-text';
import { german } from './german';

const write = writerOf(german);

describe('writing figures in German', () => {
  it.each([
    [{ tvlUsd: 412600000 }, '412,6 Mio $', '412,6 Millionen Dollar'],
    [{ capUsd: 11840000000 }, '11,84 Mrd $', '11,84 Milliarden Dollar'],
    [{ gdpUsd: 4500000000000 }, '4,5 Bio $', '4,5 Billionen Dollar'],
    [{ capUsd: 1000000 }, '1 Mio $', 'eine Million Dollar'],
    [{ capEur: 1000000000 }, '1 Mrd €', 'eine Milliarde Euro'],
    [{ raisedEur: 742000 }, '742.000 €', '742000 Euro'],
    [{ priceEur: 149.5 }, '149,50 €', '149 Euro und 50 Cent'],
    [{ priceUsd: 48.35 }, '48,35 $', '48 Dollar und 35 Cent'],
    [{ feeEur: 0.99 }, '0,99 €', '99 Cent'],
    [{ priceUsd: 0.0000123 }, '0,0000123 $', '0,0000123 Dollar'],
    [{ priceEur: 1 }, '1 €', 'ein Euro'],
    [{ priceJpy: 3800 }, '3.800 ¥', '3800 Yen'],
    [{ priceGbp: 179 }, '179 £', '179 Pfund'],
    [{ pnlUsd: -18400 }, '−18.400 $', 'minus 18400 Dollar'],
    [{ apyPct: 6.84 }, '6,84 %', '6,84 Prozent'],
    [{ growthPct: -3.2 }, '−3,2 %', 'minus 3,2 Prozent'],
    [{ sharePct: 1 }, '1 %', 'ein Prozent'],
    [{ uptimePct: 99.98 }, '99,98 %', '99,98 Prozent'],
    [{ newAccounts: 1204 }, '1.204', '1204'],
    [{ visitors: 341000 }, '341.000', '341000'],
    [{ downloads: 1840000 }, '1,84 Mio', '1,84 Millionen'],
    [{ downloads: 1000000 }, '1 Mio', 'eine Million'],
    [{ rating: 4.7 }, '4,7', '4,7'],
    [{ count: -0 }, '0', '0'],
    [{ tempC: 12 }, '12°', '12 Grad'],
    [{ tempC: -1 }, '−1°', 'minus ein Grad'],
    [{ tempC: 27.3 }, '27,3°', '27,3 Grad'],
    [{ waitMinutes: 17 }, '17 Min', '17 Minuten'],
    [{ waitMinutes: 1 }, '1 Min', 'eine Minute'],
    [{ durationHours: 1 }, '1 Std', 'eine Stunde'],
    [{ durationDays: 3 }, '3 Tage', '3 Tage'],
    [{ durationDays: 1 }, '1 Tag', 'ein Tag'],
    [{ followUpMonths: 18 }, '18 Monate', '18 Monate'],
    [{ latencyMs: 41 }, '41 ms', '41 Millisekunden'],
    [{ windKph: 14 }, '14 km/h', '14 Kilometer pro Stunde'],
    [{ distanceKm: 10 }, '10 km', '10 Kilometer'],
    [{ rainMm: 11.6 }, '11,6 mm', '11,6 Millimeter'],
    [{ weightKg: 1 }, '1 kg', 'ein Kilo'],
    [{ energyKwh: 9.8 }, '9,8 kWh', '9,8 Kilowattstunden'],
    [{ asOf: '2026-09-28' }, '28. Sep 2026', 'achtundzwanzigsten September zweitausendsechsundzwanzig'],
    [{ asOf: '1998-05-03' }, '3. Mai 1998', 'dritten Mai neunzehnhundertachtundneunzig'],
    [{ year: 2026 }, '2026', 'zweitausendsechsundzwanzig'],
    [{ opened: true }, 'Ja', 'ja'],
    [{ handle: '@nightowl' }, '@nightowl', 'nightowl'],
    [{ link: 'https://rates.example/usdc' }, 'rates.example/usdc', 'rates Punkt example Schrägstrich usdc'],
  ])('%j is %s and is said "%s"', (data, display, spoken) => {
    const { full } = write(data);
    expect([plain(full.display), full.spoken]).toEqual([display, spoken]);
  });

  it.each([
    ['7d', 'sieben Tagen'],
    ['24h', '24 Stunden'],
    ['1h', 'einer Stunde'],
    ['1d', 'einem Tag'],
    ['1mo', 'einem Monat'],
    ['3mo', 'drei Monaten'],
    ['1w', 'einer Woche'],
    ['5y', 'fünf Jahren'],
  ])('the window %s stands after "in" as %s', (window, words) => {
    expect(german.writeWindow(window).display).toBe(words);
  });

  it('signs are said as words, and captions keep theirs', () => {
    const { signed, bare } = write({ tvlChange7dPct: 8.4 });
    expect([plain(signed.display), signed.spoken, bare.display]).toEqual(['+8,4 %', 'plus 8,4 Prozent', '8,4']);
  });

  it('reads kilometres as kilometres, not as a thousand millions', () => {
    expect(groundText('Die Strecke ist 10 km lang.', readFacts({ distanceKm: 10 }), 'de')).toEqual([]);
  });
});
