import { writerOf } from '../../../test/write-first';
import { french } from './french';

const write = writerOf(french);

/** Screens keep a number and its unit together by no-break spaces, thousands by narrow ones. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

describe('writing figures in French', () => {
  it.each([
    [{ tvlUsd: 412600000 }, '412,6 M$', '412,6 millions de dollars'],
    [{ capUsd: 11840000000 }, '11,84 Md$', '11,84 milliards de dollars'],
    [{ capUsd: 2400000000000 }, '2 400 Md$', '2400 milliards de dollars'],
    [{ digits: 123456789012345 }, '123 457 Md', '123457 milliards'],
    [{ revenue: '$4.2M' }, '4,2 M$', '4,2 millions de dollars'],
    [{ salesEur: 1250000 }, '1,25 M€', '1,25 million d’euros'],
    [{ pnlUsd: -18400 }, '−18 400 $', 'moins 18400 dollars'],
    [{ budgetEur: 123456 }, '123 456 €', '123456 euros'],
    [{ priceEur: 149.5 }, '149,50 €', '149 euros et 50 centimes'],
    [{ priceEur: 0.99 }, '0,99 €', '99 centimes'],
    [{ priceEur: 1 }, '1 €', '1 euro'],
    [{ priceEur: 1.5 }, '1,50 €', '1 euro et 50 centimes'],
    [{ priceGbp: 12 }, '12 £', '12 livres'],
    [{ priceJpy: 980 }, '980 ¥', '980 yens'],
    [{ priceUsd: 0.0000123 }, '0,0000123 $', '0,0000123 dollar'],
    [{ apyPct: 6.84 }, '6,84 %', '6,84 pour cent'],
    [{ growthPct: -3.2 }, '−3,2 %', 'moins 3,2 pour cent'],
    [{ marginPct: 0.5 }, '0,5 %', '0,5 pour cent'],
    [{ feeBps: 25 }, '25 pb', '25 points de base'],
    [{ inflationChangePp: -0.3 }, '−0,3 point', 'moins 0,3 point de pourcentage'],
    [{ population: 8400000 }, '8,4 M', '8,4 millions'],
    [{ population: 1000000 }, '1 M', '1 million'],
    [{ visitors: 341000 }, '341 000', '341000'],
    [{ newAccounts: 1204 }, '1 204', '1204'],
    [{ count: -0 }, '0', '0'],
    [{ rating: 4.7 }, '4,7', '4,7'],
    [{ huge: 1e308 }, '1e308', '1 fois 10 puissance 308'],
    [{ tempC: 12 }, '12°', '12 degrés'],
    [{ tempC: -1 }, '−1°', 'moins 1 degré'],
    [{ equilibriumTempK: 234 }, '234 K', '234 kelvins'],
    [{ areaKm2: 118.5 }, '118,5 km²', '118,5 kilomètres carrés'],
    [{ cargoTonnes: 3 }, '3 t', '3 tonnes'],
    [{ waitMinutes: 17 }, '17 min', '17 minutes'],
    [{ waitMinutes: 1 }, '1 min', 'une minute'],
    [{ windKph: 14 }, '14 km/h', '14 kilomètres par heure'],
    [{ rainMm: 11.6 }, '11,6 mm', '11,6 millimètres'],
    [{ latencyMs: 182 }, '182 ms', '182 millisecondes'],
    [{ asOf: '2026-09-28' }, '28 septembre 2026', '28 septembre 2026'],
    [{ asOf: '2026-05-01' }, '1 mai 2026', 'premier mai 2026'],
    [{ month: '2026-09' }, 'septembre 2026', 'septembre 2026'],
    [{ month: 'August' }, 'août', 'août'],
    [{ day: 'Mon' }, 'lundi', 'lundi'],
    [{ year: 2026 }, '2026', '2026'],
    [{ open: '14:00' }, '14 h', '14 heures'],
    [{ open: '07:21' }, '7 h 21', '7 heures 21'],
    [{ open: '01:05' }, '1 h 05', '1 heure 5'],
    [{ available: true }, 'Oui', 'oui'],
    [{ handle: '@nightowl' }, '@nightowl', 'nightowl'],
    [{ link: 'https://rates.example/usdc' }, 'rates.example/usdc', 'rates point example barre oblique usdc'],
    [{ wallet: '0x7a2f4c1be09d53a86f1e2b7740c95d3e8ab6f012' }, '0x7a2f…f012', 'cette adresse'],
  ])('%j', (data, display, spoken) => {
    const { full } = write(data);
    expect({ display: plain(full.display), spoken: full.spoken }).toEqual({ display, spoken });
  });

  it('signs movements, leaves units out of the bare form, and has words for fields', () => {
    expect(plain(write({ tvlChange7dPct: 8.4 }).signed.display)).toBe('+8,4 %');
    expect(write({ apyPct: 4.31 }).bare).toEqual({ display: '4,31', spoken: '4,31' });
    expect(write({ newAccounts: 3 }).label.display).toBe('Nouveaux comptes');
    expect(write({ moonsSeen: 3 }).label.display).toBe('Moons seen');
  });

  it.each([
    ['7d', 'sept jours'],
    ['1h', 'une heure'],
    ['24h', '24 heures'],
    ['1y', 'un an'],
  ])('says the window %s', (window, words) => {
    expect(french.writeWindow(window).spoken).toBe(words);
  });
});
