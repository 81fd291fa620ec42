import { readFacts } from '@app/facts';
import { plain, writerOf } from '../../../test/write-first';
import { groundText } from '../../figures/ground-text';
import { turkish } from './turkish';

const write = writerOf(turkish);

describe('writing figures in Turkish', () => {
  it.each([
    [{ tvlUsd: 412600000 }, '412,6 milyon $', '412,6 milyon dolar'],
    [{ capUsd: 11840000000 }, '11,84 milyar $', '11,84 milyar dolar'],
    [{ gdpUsd: 4500000000000 }, '4,5 trilyon $', '4,5 trilyon dolar'],
    [{ raisedEur: 742000 }, '742.000 €', '742000 euro'],
    [{ priceEur: 149.5 }, '149,50 €', '149 euro 50 sent'],
    [{ priceUsd: 48.35 }, '48,35 $', '48 dolar 35 sent'],
    [{ revenueTRY: 19.9 }, '19,90 TL', '19 lira 90 kuruş'],
    [{ feeEur: 0.99 }, '0,99 €', '99 sent'],
    [{ priceUsd: 0.0000123 }, '0,0000123 $', '0,0000123 dolar'],
    [{ priceJpy: 3800 }, '3.800 ¥', '3800 yen'],
    [{ priceGbp: 179 }, '179 £', '179 sterlin'],
    [{ pnlUsd: -18400 }, '−18.400 $', 'eksi 18400 dolar'],
    [{ apyPct: 6.84 }, '%6,84', 'yüzde 6,84'],
    [{ growthPct: -3.2 }, '−%3,2', 'eksi yüzde 3,2'],
    [{ sharePct: 41 }, '%41', 'yüzde 41'],
    [{ uptimePct: 99.98 }, '%99,98', 'yüzde 99,98'],
    [{ newAccounts: 1204 }, '1.204', '1204'],
    [{ visitors: 341000 }, '341.000', '341000'],
    [{ downloads: 1840000 }, '1,84 milyon', '1,84 milyon'],
    [{ rating: 4.7 }, '4,7', '4,7'],
    [{ count: -0 }, '0', '0'],
    [{ tempC: 12 }, '12°', '12 derece'],
    [{ tempC: -1 }, '−1°', 'eksi 1 derece'],
    [{ waitMinutes: 17 }, '17 dk', '17 dakika'],
    [{ durationHours: 1 }, '1 sa', '1 saat'],
    [{ durationDays: 3 }, '3 gün', '3 gün'],
    [{ followUpMonths: 18 }, '18 ay', '18 ay'],
    [{ latencyMs: 41 }, '41 ms', '41 milisaniye'],
    [{ windKph: 14 }, '14 km/sa', 'saatte 14 kilometre'],
    [{ distanceKm: 10 }, '10 km', '10 kilometre'],
    [{ rainMm: 11.6 }, '11,6 mm', '11,6 milimetre'],
    [{ weightKg: 2.5 }, '2,5 kg', '2,5 kilo'],
    [{ energyKwh: 9.8 }, '9,8 kWh', '9,8 kilovatsaat'],
    [{ asOf: '2026-09-28' }, '28 Eylül 2026', '28 Eylül 2026'],
    [{ asOf: '1998-05-03' }, '3 Mayıs 1998', '3 Mayıs 1998'],
    [{ year: 2026 }, '2026', '2026'],
    [{ opened: true }, 'Evet', 'evet'],
    [{ opened: false }, 'Hayır', 'hayır'],
    [{ handle: '@nightowl' }, '@nightowl', 'nightowl'],
    [{ link: 'https://rates.example/usdc' }, 'rates.example/usdc', 'rates nokta example bölü usdc'],
  ])('%j is %s and is said "%s"', (data, display, spoken) => {
    const { full } = write(data);
    expect([plain(full.display), full.spoken]).toEqual([display, spoken]);
  });

  it.each([
    ['7d', 'yedi günde'],
    ['24h', '24 saatte'],
    ['1w', 'bir haftada'],
    ['3mo', 'üç ayda'],
    ['5y', 'beş yılda'],
  ])('the window %s carries its case: %s', (window, words) => {
    expect(turkish.writeWindow(window).display).toBe(words);
  });

  it('sets the sign before the percent sign, as the voice says it', () => {
    const { signed, bare } = write({ tvlChange7dPct: 8.4 });
    expect([signed.display, signed.spoken, bare.display]).toEqual(['+%8,4', 'artı yüzde 8,4', '8,4']);
  });

  it('reads the points of a table as points, not as a percentage', () => {
    expect(groundText('Lider 61 puan ile önde.', readFacts({ points: 61 }), 'tr')).toEqual([]);
  });

  it('reads kilometres as kilometres, not as a thousand millions', () => {
    expect(groundText('Mesafe 10 km.', readFacts({ distanceKm: 10 }), 'tr')).toEqual([]);
  });
});
