import { plain, writerOf } from '../../../test/write-first';
import { italian } from './italian';

const write = writerOf(italian);

describe('writing figures in Italian', () => {
  it.each([
    [{ tvlUsd: 412600000 }, '412,6 mln $', '412,6 milioni di dollari'],
    [{ capUsd: 11840000000 }, '11,84 mld $', '11,84 miliardi di dollari'],
    [{ capUsd: 1000000 }, '1 mln $', 'un milione di dollari'],
    [{ revenue: '$4.2M' }, '4,2 mln $', '4,2 milioni di dollari'],
    [{ salesGbp: 1250000 }, '1,25 mln £', '1,25 milioni di sterline'],
    [{ pnlUsd: -18400 }, '−18.400 $', 'meno 18400 dollari'],
    [{ budgetEur: 123456 }, '123.456 €', '123456 euro'],
    [{ priceEur: 149.5 }, '149,50 €', '149 euro e 50 centesimi'],
    [{ priceEur: 0.99 }, '0,99 €', '99 centesimi'],
    [{ priceEur: 1 }, '1 €', 'un euro'],
    [{ priceGbp: 1 }, '1 £', 'una sterlina'],
    [{ priceJpy: 980 }, '980 ¥', '980 yen'],
    [{ apyPct: 6.84 }, '6,84%', '6,84 per cento'],
    [{ growthPct: -3.2 }, '−3,2%', 'meno 3,2 per cento'],
    [{ marginPct: 0.5 }, '0,5%', '0,5 per cento'],
    [{ feeBps: 25 }, '25 pb', '25 punti base'],
    [{ rateChangePp: 2 }, '2 punti', '2 punti percentuali'],
    [{ population: 8400000 }, '8,4 mln', '8,4 milioni'],
    [{ visitors: 341000 }, '341.000', '341000'],
    [{ newAccounts: 1204 }, '1204', '1204'],
    [{ count: -0 }, '0', '0'],
    [{ rating: 4.7 }, '4,7', '4,7'],
    [{ huge: 1e308 }, '1e308', '1 per 10 alla 308'],
    [{ tempC: 12 }, '12°', '12 gradi'],
    [{ tempC: -1 }, '−1°', 'meno 1 grado'],
    [{ waitMinutes: 17 }, '17 min', '17 minuti'],
    [{ waitMinutes: 1 }, '1 min', 'un minuto'],
    [{ windKph: 14 }, '14 km/h', '14 chilometri orari'],
    [{ rainMm: 11.6 }, '11,6 mm', '11,6 millimetri'],
    [{ areaKm2: 89 }, '89 km²', '89 chilometri quadrati'],
    [{ latencyMs: 182 }, '182 ms', '182 millisecondi'],
    [{ durationDays: 3 }, '3 giorni', '3 giorni'],
    [{ asOf: '2026-09-28' }, '28 set 2026', '28 settembre 2026'],
    [{ asOf: '2026-09-01' }, '1 set 2026', 'primo settembre 2026'],
    [{ month: '2026-09' }, 'settembre 2026', 'settembre 2026'],
    [{ month: 'August' }, 'agosto', 'agosto'],
    [{ day: 'Mon' }, 'lunedì', 'lunedì'],
    [{ year: 2026 }, '2026', '2026'],
    [{ open: '14:00' }, '14:00', '14'],
    [{ open: '07:21' }, '07:21', '7 e 21'],
    [{ open: '01:30' }, '01:30', 'una e 30'],
    [{ available: true }, 'Sì', 'sì'],
    [{ handle: '@nightowl' }, '@nightowl', 'nightowl'],
    [{ link: 'https://rates.example/usdc' }, 'rates.example/usdc', 'rates punto example barra usdc'],
    [{ wallet: '0x7a2f4c1be09d53a86f1e2b7740c95d3e8ab6f012' }, '0x7a2f…f012', 'questo indirizzo'],
  ])('%j', (data, display, spoken) => {
    const { full } = write(data);
    expect({ display: plain(full.display), spoken: full.spoken }).toEqual({ display, spoken });
  });

  it('signs movements, leaves units out of the bare form, and has words for fields', () => {
    expect(write({ tvlChange7dPct: 8.4 }).signed.display).toBe('+8,4%');
    expect(write({ apyPct: 4.31 }).bare).toEqual({ display: '4,31', spoken: '4,31' });
    expect(write({ newAccounts: 3 }).label.display).toBe('Nuovi account');
    expect(write({ moonsSeen: 3 }).label.display).toBe('Moons seen');
  });

  it.each([
    ['7d', 'sette giorni'],
    ['1h', "un'ora"],
    ['1w', 'una settimana'],
    ['24h', '24 ore'],
    ['1y', 'un anno'],
  ])('says the window %s', (window, words) => {
    expect(italian.writeWindow(window).spoken).toBe(words);
  });
});
