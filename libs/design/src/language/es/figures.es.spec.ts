import { plain, writerOf } from '../../../test/write-first';
import { spanish } from './spanish';

const write = writerOf(spanish);

describe('writing figures in Spanish', () => {
  it.each([
    [{ tvlUsd: 412600000 }, '412,6 M$', '412,6 millones de dólares'],
    [{ capUsd: 11840000000 }, '11.840 M$', '11840 millones de dólares'],
    [{ capUsd: 2400000000000 }, '2,4 B$', '2,4 billones de dólares'],
    [{ revenue: '$4.2M' }, '4,2 M$', '4,2 millones de dólares'],
    [{ salesGbp: 1250000 }, '1,25 M£', '1,25 millones de libras'],
    [{ pnlUsd: -18400 }, '−18.400 $', 'menos 18400 dólares'],
    [{ budgetEur: 123456 }, '123.456 €', '123456 euros'],
    [{ priceEur: 149.5 }, '149,50 €', '149 euros con 50 céntimos'],
    [{ priceEur: 0.99 }, '0,99 €', '99 céntimos'],
    [{ priceEur: 1 }, '1 €', '1 euro'],
    [{ priceJpy: 980 }, '980 ¥', '980 yenes'],
    [{ priceUsd: 0.0000123 }, '0,0000123 $', '0,0000123 dólares'],
    [{ apyPct: 6.84 }, '6,84 %', '6,84 por ciento'],
    [{ growthPct: -3.2 }, '−3,2 %', 'menos 3,2 por ciento'],
    [{ marginPct: 0.5 }, '0,5 %', '0,5 por ciento'],
    [{ feeBps: 25 }, '25 pb', '25 puntos básicos'],
    [{ population: 8400000 }, '8,4 M', '8,4 millones'],
    [{ population: 1000000 }, '1 M', '1 millón'],
    [{ visitors: 341000 }, '341.000', '341000'],
    [{ newAccounts: 1204 }, '1204', '1204'],
    [{ count: -0 }, '0', '0'],
    [{ rating: 4.7 }, '4,7', '4,7'],
    [{ huge: 1e308 }, '1e308', '1 por 10 elevado a 308'],
    [{ tempC: 12 }, '12°', '12 grados'],
    [{ tempC: -1 }, '−1°', 'menos 1 grado'],
    [{ waitMinutes: 17 }, '17 min', '17 minutos'],
    [{ waitMinutes: 1 }, '1 min', 'un minuto'],
    [{ windKph: 14 }, '14 km/h', '14 kilómetros por hora'],
    [{ rainMm: 11.6 }, '11,6 mm', '11,6 milímetros'],
    [{ latencyMs: 182 }, '182 ms', '182 milisegundos'],
    [{ coreInflationChangePp: 0.3 }, '0,3 puntos', '0,3 puntos porcentuales'],
    [{ distanceLightYears: 4.2 }, '4,2 años luz', '4,2 años luz'],
    [{ areaKm2: 42 }, '42 km²', '42 kilómetros cuadrados'],
    [{ asOf: '2026-09-28' }, '28 sept 2026', '28 de septiembre de 2026'],
    [{ month: '2026-09' }, 'septiembre de 2026', 'septiembre de 2026'],
    [{ month: 'August' }, 'agosto', 'agosto'],
    [{ day: 'Mon' }, 'lunes', 'lunes'],
    [{ year: 2026 }, '2026', '2026'],
    [{ open: '14:00' }, '14:00', '14 en punto'],
    [{ open: '07:21' }, '07:21', '7 y 21'],
    [{ available: true }, 'Sí', 'sí'],
    [{ handle: '@nightowl' }, '@nightowl', 'nightowl'],
    [{ link: 'https://rates.example/usdc' }, 'rates.example/usdc', 'rates punto example barra usdc'],
    [{ wallet: '0x7a2f4c1be09d53a86f1e2b7740c95d3e8ab6f012' }, '0x7a2f…f012', 'esta dirección'],
  ])('%j', (data, display, spoken) => {
    const { full } = write(data);
    expect({ display: plain(full.display), spoken: full.spoken }).toEqual({ display, spoken });
  });

  it('signs movements, leaves units out of the bare form, and has words for fields', () => {
    expect(plain(write({ tvlChange7dPct: 8.4 }).signed.display)).toBe('+8,4 %');
    expect(write({ apyPct: 4.31 }).bare).toEqual({ display: '4,31', spoken: '4,31' });
    expect(write({ newAccounts: 3 }).label.display).toBe('Cuentas nuevas');
    expect(write({ moonsSeen: 3 }).label.display).toBe('Moons seen');
  });

  it.each([
    ['7d', 'siete días'],
    ['1h', 'una hora'],
    ['24h', '24 horas'],
    ['1y', 'un año'],
  ])('says the window %s', (window, words) => {
    expect(spanish.writeWindow(window).spoken).toBe(words);
  });
});
