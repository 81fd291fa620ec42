import type { PackContent } from '@app/sources';

/** One source as eight looks found it, a day apart. */
export interface ShowDays {
  title: string;
  premise?: string;
  kind: PackContent['kind'];
  days: Array<Record<string, unknown>>;
}

const DAYS = 8;
const each = (day: (index: number) => Record<string, unknown>): Array<Record<string, unknown>> =>
  Array.from({ length: DAYS }, (_, index) => day(index));
const at = (list: readonly number[], index: number): number => list[index % list.length] ?? 0;
const date = (index: number): string => `2026-11-${String(10 + index).padStart(2, '0')}`;
const rounded = (value: number, places = 2): number => Number(value.toFixed(places));

const COINS = [
  ['Bitcoin', 'BTC', 1_928_331_204_112, 97_412, [2.14, -1.2, 0.4, 3.31, -4.82, 1.9, -0.31, 5.2]],
  ['Ethereum', 'ETH', 434_901_223_880, 3611.8, [3.91, -2.05, 6.12, -0.71, -6.4, 2.2, 1.43, -1.1]],
  ['Tether', 'USDT', 138_204_118_330, 1, [0.01, -0.02, 0.01, 0.02, -0.01, 0.03, -0.01, 0.02]],
  ['Solana', 'SOL', 92_118_402_330, 193.4, [-5.3, 8.41, -2.2, 4.87, -9.12, 3.3, 7.94, -3.6]],
  ['XRP', 'XRP', 71_402_118_330, 1.24, [1.2, 12.4, -3.31, -1.9, 2.8, -6.3, 0.92, 4.11]],
  ['Dogecoin', 'DOGE', 57_402_118_330, 0.3914, [-4.02, 2.2, 9.61, -7.15, 1.1, -2.4, -5.83, 11.2]],
  ['Cardano', 'ADA', 28_110_402_330, 0.8012, [7.66, -3.3, 1.8, 2.4, -5.1, 9.32, -2.71, -6.02]],
  ['Avalanche', 'AVAX', 17_204_331_120, 41.9, [0.8, 4.1, -6.7, 6.03, -3.9, -1.2, 3.8, 1.7]],
] as const;

function crypto(index: number): Record<string, unknown> {
  const coins = COINS.map(([name, symbol, cap, price, moves]) => {
    const grown = moves.slice(0, index + 1).reduce((value, move) => value * (1 + move / 100), 1);
    const marketPriceUsd = rounded(price * grown, price < 10 ? 4 : 2);
    return { name, symbol, marketCapUsd: Math.round(cap * grown), marketPriceUsd, priceChange24hPct: at(moves, index) };
  });
  const moved = [...coins].sort((a, b) => b.priceChange24hPct - a.priceChange24hPct);
  const mover = (coin: (typeof coins)[number] | undefined): Record<string, unknown> => ({
    name: coin?.name,
    change24hPct: coin?.priceChange24hPct,
  });
  const ends = { bestMover: mover(moved[0]), worstMover: mover(moved.at(-1)) };
  return { coins, ...ends, asOf: `${date(index)}T08:00:00Z`, source: 'CoinGecko' };
}

function weather(index: number): Record<string, unknown> {
  const week = Array.from({ length: 7 }, (_, day) => ({
    day: date(index + day),
    maxTempC: at([14.2, 15.1, 13.8, 16.4, 12.9, 11.7, 14.8, 17.2, 15.6], index + day + (index % 3)),
    minTempC: at([8.1, 7.4, 9.2, 6.8, 5.9, 8.8, 7.1], index + day),
    precipitationMm: at([0, 2.4, 0, 0, 6.1, 11.3, 0.4, 0, 3.2], index + day),
    rainChancePct: at([5, 60, 10, 0, 80, 95, 30, 15, 70], index + day),
  }));
  return {
    city: 'Lisbon',
    country: 'Portugal',
    now: {
      tempC: at([12.4, 13.1, 11.2, 14.6, 10.3, 9.8, 12.2, 15.4], index),
      windKph: at([18, 24, 9, 31, 42, 12, 16, 7], index),
      humidityPct: at([71, 64, 80, 58, 88, 91, 69, 55], index),
    },
    week,
    sunrise: `07:${21 + index}`,
    sunset: `17:${20 - index}`,
    asOf: `${date(index)}T07:00:00Z`,
    source: 'Open-Meteo',
  };
}

function bakery(index: number): Record<string, unknown> {
  return {
    shop: 'Hearth Bakery',
    loavesSold: at([402, 388, 415, 371, 440, 398, 409, 452], index),
    breadPriceEur: at([3.1, 3.1, 3.2, 3.2, 3.2, 3.3, 3.3, 3.3], index),
    visitors: at([212, 198, 230, 187, 251, 205, 219, 262], index),
    averageWaitMinutes: at([4, 6, 5, 3, 7, 4, 5, 8], index),
    products: [
      { name: 'Sourdough', sold: at([120, 111, 134, 101, 140, 118, 122, 131], index) },
      { name: 'Rye', sold: at([84, 92, 80, 88, 79, 97, 90, 86], index) },
      { name: 'Cinnamon roll', sold: at([60, 75, 58, 66, 81, 62, 70, 95], index) },
      { name: 'Baguette', sold: at([138, 110, 143, 116, 140, 121, 127, 140], index) },
    ],
  };
}

/** A price alone moves from day to day. */
function oneFigure(index: number): Record<string, unknown> {
  const price = at([102.4, 103.1, 101.7, 104.9, 104.2, 106.8, 105.3, 108], index);
  return { product: 'Hill Honey', priceEur: price, jarsLeft: 40, weightGrams: 250 };
}

function gainers(index: number): Record<string, unknown> {
  const names = ['Solvane Energy', 'Meridex Bio', 'Hexalo Systems', 'Quayline', 'Orrin Foods', 'Tessel Labs'];
  const companies = names.map((name, place) => ({
    name,
    changePct: rounded(at([24.31, 19.8, 14.02, 11.7, 9.64, 8.2], place + index) + index * 0.37),
    priceUsd: rounded(at([31.42, 12.07, 88.15, 6.3, 45.9, 210.4], place) * (1 + index / 50)),
  }));
  return { companies: companies.sort((a, b) => b.changePct - a.changePct), source: 'Yahoo Finance' };
}

/** Sources as readers and market services give them, a day apart. */
export const SHOWS: Readonly<Record<string, ShowDays>> = {
  crypto: { title: 'The Big Board', kind: 'json', days: each(crypto) },
  weather: { title: 'Lisbon, Before Coffee', kind: 'json', days: each(weather) },
  bakery: { title: 'Hearth Bakery', kind: 'page', days: each(bakery) },
  honey: { title: 'Hill Honey', kind: 'json', days: each(oneFigure) },
  gainers: { title: 'After the Bell', kind: 'json', days: each(gainers) },
};
