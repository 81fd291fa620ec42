import { plain, writerOf } from '../../../test/write-first';
import { indonesian } from './indonesian';

const write = writerOf(indonesian);

describe('writing figures in Indonesian', () => {
  it.each([
    [{ tvlUsd: 412600000 }, '$412,6 juta', '412,6 juta dolar'],
    [{ capUsd: 11840000000 }, '$11,84 miliar', '11,84 miliar dolar'],
    [{ capUsd: 2400000000000 }, '$2,4 triliun', '2,4 triliun dolar'],
    [{ revenue: '$4.2M' }, '$4,2 juta', '4,2 juta dolar'],
    [{ salesGbp: 1250000 }, '£1,25 juta', '1,25 juta poundsterling'],
    [{ salesIdr: 15000 }, 'Rp15.000', '15000 rupiah'],
    [{ priceChf: 12 }, 'CHF 12', '12 franc Swiss'],
    [{ pnlUsd: -18400 }, '−$18.400', 'minus 18400 dolar'],
    [{ budgetEur: 123456 }, '€123.456', '123456 euro'],
    [{ priceEur: 149.5 }, '€149,50', '149 euro 50 sen'],
    [{ priceEur: 0.99 }, '€0,99', '99 sen'],
    [{ priceEur: 1 }, '€1', '1 euro'],
    [{ priceJpy: 980 }, '¥980', '980 yen'],
    [{ apyPct: 6.84 }, '6,84%', '6,84 persen'],
    [{ growthPct: -3.2 }, '−3,2%', 'minus 3,2 persen'],
    [{ marginPct: 0.5 }, '0,5%', '0,5 persen'],
    [{ feeBps: 25 }, '25 bps', '25 basis poin'],
    [{ rateChangePp: 2 }, '2 poin', '2 poin persentase'],
    [{ population: 8400000 }, '8,4 juta', '8,4 juta'],
    [{ visitors: 341000 }, '341.000', '341000'],
    [{ newAccounts: 1204 }, '1.204', '1204'],
    [{ count: -0 }, '0', '0'],
    [{ rating: 4.7 }, '4,7', '4,7'],
    [{ huge: 1e308 }, '1e308', '1 kali 10 pangkat 308'],
    [{ tempC: 12 }, '12°', '12 derajat'],
    [{ tempC: -1 }, '−1°', 'minus 1 derajat'],
    [{ waitMinutes: 17 }, '17 menit', '17 menit'],
    [{ windKph: 14 }, '14 km/jam', '14 kilometer per jam'],
    [{ rainMm: 11.6 }, '11,6 mm', '11,6 milimeter'],
    [{ areaKm2: 89 }, '89 km²', '89 kilometer persegi'],
    [{ latencyMs: 182 }, '182 ms', '182 milidetik'],
    [{ durationDays: 3 }, '3 hari', '3 hari'],
    [{ asOf: '2026-09-28' }, '28 Sep 2026', '28 September 2026'],
    [{ month: '2026-09' }, 'September 2026', 'September 2026'],
    [{ month: 'August' }, 'Agustus', 'Agustus'],
    [{ day: 'Fri' }, 'Jumat', 'Jumat'],
    [{ year: 2026 }, '2026', '2026'],
    [{ open: '14:00' }, '14:00', '14'],
    [{ open: '07:21' }, '07:21', '7 lewat 21'],
    [{ available: true }, 'Ya', 'ya'],
    [{ handle: '@nightowl' }, '@nightowl', 'nightowl'],
    [{ link: 'https://rates.example/usdc' }, 'rates.example/usdc', 'rates titik example garis miring usdc'],
    [{ wallet: '0x7a2f4c1be09d53a86f1e2b7740c95d3e8ab6f012' }, '0x7a2f…f012', 'alamat ini'],
  ])('%j', (data, display, spoken) => {
    const { full } = write(data);
    expect({ display: plain(full.display), spoken: full.spoken }).toEqual({ display, spoken });
  });

  it('signs movements, keeps one form for one and many, and has words for fields', () => {
    expect(write({ tvlChange7dPct: 8.4 }).signed.display).toBe('+8,4%');
    expect(plain(write({ waitMinutes: 1 }).full.display)).toBe('1 menit');
    expect(write({ newAccounts: 3 }).label.display).toBe('Akun baru');
    expect(write({ moonsSeen: 3 }).label.display).toBe('Moons seen');
  });

  it.each([
    ['7d', 'tujuh hari'],
    ['1h', 'satu jam'],
    ['24h', '24 jam'],
    ['1y', 'satu tahun'],
  ])('says the window %s', (window, words) => {
    expect(indonesian.writeWindow(window).spoken).toBe(words);
  });
});
