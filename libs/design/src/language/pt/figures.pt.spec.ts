import { plain, writerOf } from '../../../test/write-first';
import { portuguese } from './portuguese';

const write = writerOf(portuguese);

describe('writing figures in Brazilian Portuguese', () => {
  it.each([
    [{ tvlUsd: 412600000 }, 'US$ 412,6 mi', '412,6 milhões de dólares'],
    [{ capUsd: 11840000000 }, 'US$ 11,84 bi', '11,84 bilhões de dólares'],
    [{ capUsd: 2400000000000 }, 'US$ 2,4 tri', '2,4 trilhões de dólares'],
    [{ revenue: '$4.2M' }, 'US$ 4,2 mi', '4,2 milhões de dólares'],
    [{ salesGbp: 1250000 }, '£ 1,25 mi', '1,25 milhão de libras'],
    [{ pnlUsd: -18400 }, '−US$ 18.400', 'menos 18400 dólares'],
    [{ budgetEur: 123456 }, '€ 123.456', '123456 euros'],
    [{ priceBrl: 149.5 }, 'R$ 149,50', '149 reais e 50 centavos'],
    [{ priceEur: 0.99 }, '€ 0,99', '99 centavos'],
    [{ priceBrl: 1 }, 'R$ 1', '1 real'],
    [{ priceJpy: 980 }, '¥ 980', '980 ienes'],
    [{ priceUsd: 0.0000123 }, 'US$ 0,0000123', '0,0000123 dólar'],
    [{ apyPct: 6.84 }, '6,84%', '6,84 por cento'],
    [{ growthPct: -3.2 }, '−3,2%', 'menos 3,2 por cento'],
    [{ marginPct: 0.5 }, '0,5%', '0,5 por cento'],
    [{ feeBps: 25 }, '25 pb', '25 pontos-base'],
    [{ inflationChangePp: -2.3 }, '−2,3 pp', 'menos 2,3 pontos percentuais'],
    [{ population: 8400000 }, '8,4 mi', '8,4 milhões'],
    [{ population: 1000000 }, '1 mi', '1 milhão'],
    [{ visitors: 341000 }, '341.000', '341000'],
    [{ newAccounts: 1204 }, '1.204', '1204'],
    [{ count: -0 }, '0', '0'],
    [{ rating: 4.7 }, '4,7', '4,7'],
    [{ huge: 1e308 }, '1e308', '1 vezes 10 elevado a 308'],
    [{ tempC: 12 }, '12°', '12 graus'],
    [{ tempC: -1 }, '−1°', 'menos 1 grau'],
    [{ equilibriumTempK: 234 }, '234 K', '234 kelvins'],
    [{ areaKm2: 118.5 }, '118,5 km²', '118,5 quilômetros quadrados'],
    [{ cargoTonnes: 2 }, '2 t', 'duas toneladas'],
    [{ waitMinutes: 17 }, '17 min', '17 minutos'],
    [{ waitMinutes: 1 }, '1 min', 'um minuto'],
    [{ delayHours: 2 }, '2 h', 'duas horas'],
    [{ delayHours: 21 }, '21 h', 'vinte e uma horas'],
    [{ delayHours: 12 }, '12 h', '12 horas'],
    [{ wins: 22 }, '22', 'vinte e duas'],
    [{ wins: 1 }, '1', 'uma'],
    [{ goals: 22 }, '22', '22'],
    [{ windKph: 14 }, '14 km/h', '14 quilômetros por hora'],
    [{ rainMm: 11.6 }, '11,6 mm', '11,6 milímetros'],
    [{ latencyMs: 182 }, '182 ms', '182 milissegundos'],
    [{ asOf: '2026-09-28' }, '28 de set. de 2026', '28 de setembro de 2026'],
    [{ asOf: '2026-05-01' }, '1 de mai. de 2026', 'primeiro de maio de 2026'],
    [{ month: '2026-09' }, 'setembro de 2026', 'setembro de 2026'],
    [{ month: 'August' }, 'agosto', 'agosto'],
    [{ day: 'Mon' }, 'segunda-feira', 'segunda-feira'],
    [{ year: 2026 }, '2026', '2026'],
    [{ open: '14:00' }, '14h', '14 horas'],
    [{ open: '07:21' }, '7h21', '7 horas e 21'],
    [{ open: '22:05' }, '22h05', 'vinte e duas horas e 5'],
    [{ available: true }, 'Sim', 'sim'],
    [{ handle: '@nightowl' }, '@nightowl', 'nightowl'],
    [{ link: 'https://rates.example/usdc' }, 'rates.example/usdc', 'rates ponto example barra usdc'],
    [{ wallet: '0x7a2f4c1be09d53a86f1e2b7740c95d3e8ab6f012' }, '0x7a2f…f012', 'este endereço'],
  ])('%j', (data, display, spoken) => {
    const { full } = write(data);
    expect({ display: plain(full.display), spoken: full.spoken }).toEqual({ display, spoken });
  });

  it('signs movements, leaves units out of the bare form, and has words for fields', () => {
    expect(plain(write({ tvlChange7dPct: 8.4 }).signed.display)).toBe('+8,4%');
    expect(write({ apyPct: 4.31 }).bare).toEqual({ display: '4,31', spoken: '4,31' });
    expect(write({ newAccounts: 3 }).label.display).toBe('Novas contas');
    expect(write({ moonsSeen: 3 }).label.display).toBe('Moons seen');
  });

  it.each([
    ['7d', 'sete dias'],
    ['1h', 'uma hora'],
    ['2w', 'duas semanas'],
    ['24h', '24 horas'],
    ['1y', 'um ano'],
  ])('says the window %s', (window, words) => {
    expect(portuguese.writeWindow(window).spoken).toBe(words);
  });
});
