import { plain, writerOf } from '../../../test/write-first';
import { hindi } from './hindi';

const write = writerOf(hindi);

describe('writing figures in Hindi', () => {
  it.each([
    [{ tvlUsd: 412600000 }, '$41.26 करोड़', '41.26 करोड़ डॉलर'],
    [{ capUsd: 11840000000 }, '$11.84 अरब', '11.84 अरब डॉलर'],
    [{ capUsd: 2400000000000 }, '$2.4 लाख करोड़', '2.4 लाख करोड़ डॉलर'],
    [{ revenue: '$4.2M' }, '$42 लाख', '42 लाख डॉलर'],
    [{ salesGbp: 1250000 }, '£12.5 लाख', '12.5 लाख पाउंड'],
    [{ pnlUsd: -18400 }, '−$18,400', 'माइनस 18400 डॉलर'],
    [{ budgetEur: 123456 }, '€1,23,456', '123456 यूरो'],
    [{ budgetInr: 25000000 }, '₹2.5 करोड़', '2.5 करोड़ रुपये'],
    [{ priceInr: 1 }, '₹1', '1 रुपया'],
    [{ priceInr: 49.5 }, '₹49.50', '49 रुपये 50 पैसे'],
    [{ priceEur: 149.5 }, '€149.50', '149 यूरो 50 सेंट'],
    [{ priceEur: 0.99 }, '€0.99', '99 सेंट'],
    [{ priceJpy: 980 }, '¥980', '980 येन'],
    [{ priceChf: 12 }, 'CHF 12', '12 स्विस फ़्रैंक'],
    [{ priceUsd: 0.0000123 }, '$0.0000123', '0.0000123 डॉलर'],
    [{ apyPct: 6.84 }, '6.84%', '6.84 प्रतिशत'],
    [{ growthPct: -3.2 }, '−3.2%', 'माइनस 3.2 प्रतिशत'],
    [{ marginPct: 0.5 }, '0.5%', '0.5 प्रतिशत'],
    [{ feeBps: 25 }, '25 आधार अंक', '25 आधार अंक'],
    [{ coreInflationChangePp: 0.3 }, '0.3 प्रतिशत अंक', '0.3 प्रतिशत अंक'],
    [{ population: 8400000 }, '84 लाख', '84 लाख'],
    [{ population: 1000000 }, '10 लाख', '10 लाख'],
    [{ population: 1412000000 }, '1.412 अरब', '1.412 अरब'],
    [{ visitors: 341000 }, '3,41,000', '341000'],
    [{ newAccounts: 1204 }, '1,204', '1204'],
    [{ count: -0 }, '0', '0'],
    [{ rating: 4.7 }, '4.7', '4.7'],
    [{ huge: 1e308 }, '1e308', '1 गुणा दस की घात 308'],
    [{ tempC: 12 }, '12°', '12 डिग्री'],
    [{ tempC: -1 }, '−1°', 'माइनस 1 डिग्री'],
    [{ waitMinutes: 17 }, '17 मिनट', '17 मिनट'],
    [{ waitHours: 1 }, '1 घंटा', '1 घंटा'],
    [{ waitHours: 3 }, '3 घंटे', '3 घंटे'],
    [{ windKph: 14 }, '14 किमी/घंटा', '14 किलोमीटर प्रति घंटा'],
    [{ rainMm: 11.6 }, '11.6 मिमी', '11.6 मिलीमीटर'],
    [{ latencyMs: 182 }, '182 ms', '182 मिलीसेकंड'],
    [{ areaKm2: 42 }, '42 वर्ग किमी', '42 वर्ग किलोमीटर'],
    [{ distanceLightYears: 4.2 }, '4.2 प्रकाश वर्ष', '4.2 प्रकाश वर्ष'],
    [{ asOf: '2026-09-28' }, '28 सितंबर 2026', '28 सितंबर 2026'],
    [{ founded: '1998-03-01' }, '1 मार्च 1998', '1 मार्च 19 सौ 98'],
    [{ month: '2026-09' }, 'सितंबर 2026', 'सितंबर 2026'],
    [{ month: 'August' }, 'अगस्त', 'अगस्त'],
    [{ day: 'Mon' }, 'सोमवार', 'सोमवार'],
    [{ year: 2026 }, '2026', '2026'],
    [{ year: 1900 }, '1900', '19 सौ'],
    [{ open: '14:00' }, '14:00', '14 बजे'],
    [{ open: '07:21' }, '07:21', '7 बजकर 21 मिनट'],
    [{ available: true }, 'हाँ', 'हाँ'],
    [{ handle: '@nightowl' }, '@nightowl', 'nightowl'],
    [{ link: 'https://rates.example/usdc' }, 'rates.example/usdc', 'rates डॉट example स्लैश usdc'],
    [{ wallet: '0x7a2f4c1be09d53a86f1e2b7740c95d3e8ab6f012' }, '0x7a2f…f012', 'यह पता'],
  ])('%j', (data, display, spoken) => {
    const { full } = write(data);
    expect({ display: plain(full.display), spoken: full.spoken }).toEqual({ display, spoken });
  });

  it('signs movements, leaves units out of the bare form, and has words for fields', () => {
    expect(plain(write({ tvlChange7dPct: 8.4 }).signed.display)).toBe('+8.4%');
    expect(write({ apyPct: 4.31 }).bare).toEqual({ display: '4.31', spoken: '4.31' });
    expect(write({ newAccounts: 3 }).label.display).toBe('नए खाते');
    expect(write({ moonsSeen: 3 }).label.display).toBe('Moons seen');
  });

  it.each([
    ['7d', 'सात दिन'],
    ['1h', 'एक घंटे'],
    ['24h', '24 घंटे'],
    ['1w', 'एक हफ़्ते'],
    ['1y', 'एक साल'],
  ])('writes the window %s as it stands before a postposition', (window, words) => {
    expect(hindi.writeWindow(window).spoken).toBe(words);
  });
});
