/** Answers of market data services in their own wire formats, as made-up as their figures. */
import { TRADING_DAYS } from './trading-days';

/** Frankfurter's latest rate. */
export function frankfurterLatest(base: string, quote: string, rate: number): Record<string, unknown> {
  return { amount: 1.0, base, date: '2026-11-20', rates: { [quote]: rate } };
}

/** Frankfurter's rates of its last thirty days, weekends left out. */
export function frankfurterRange(base: string, quote: string, rate: number): Record<string, unknown> {
  const rates = Object.fromEntries(
    TRADING_DAYS.map((seconds, index) => [
      new Date(seconds * 1000).toISOString().slice(0, 10),
      { [quote]: Number((rate * (0.982 + (0.018 * index) / (TRADING_DAYS.length - 1))).toFixed(4)) },
    ]),
  );
  return { amount: 1.0, base, start_date: '2026-10-24', end_date: '2026-11-20', rates };
}

/** Open-Meteo's places; `results` is missing where there is none. */
export function openMeteoPlaces(
  ...names: Array<[name: string, country: string, region: string]>
): Record<string, unknown> {
  const results = names.map(([name, country, admin1], index) => ({
    id: 2267057 + index,
    name,
    latitude: 38.71667,
    longitude: -9.13333,
    elevation: 15,
    feature_code: 'PPLC',
    country_code: country.slice(0, 2).toUpperCase(),
    timezone: 'Europe/Lisbon',
    population: 517802,
    country,
    admin1,
  }));
  return { ...(results.length > 0 ? { results } : {}), generationtime_ms: 0.52 };
}

/** Open-Meteo's forecast of seven days. */
export function openMeteoForecast(): Record<string, unknown> {
  const time = Array.from({ length: 7 }, (_, day) => `2026-11-${21 + day}`);
  return {
    latitude: 38.7,
    longitude: -9.13,
    generationtime_ms: 0.12,
    utc_offset_seconds: 0,
    timezone: 'Europe/Lisbon',
    timezone_abbreviation: 'GMT',
    elevation: 17,
    current_units: {
      time: 'iso8601',
      interval: 'seconds',
      temperature_2m: '°C',
      apparent_temperature: '°C',
      relative_humidity_2m: '%',
      wind_speed_10m: 'km/h',
      weather_code: 'wmo code',
    },
    current: {
      time: '2026-11-21T12:15',
      interval: 900,
      temperature_2m: 16.4,
      apparent_temperature: 15.1,
      relative_humidity_2m: 72,
      wind_speed_10m: 18.3,
      weather_code: 61,
    },
    daily_units: {
      time: 'iso8601',
      temperature_2m_max: '°C',
      temperature_2m_min: '°C',
      precipitation_sum: 'mm',
      precipitation_probability_max: '%',
      sunrise: 'iso8601',
      sunset: 'iso8601',
    },
    daily: {
      time,
      temperature_2m_max: [17.1, 18.3, 19, 16.2, 14.8, 15.5, 17.7],
      temperature_2m_min: [11.2, 12, 13.4, 10.9, 9.1, 8.7, 10.3],
      precipitation_sum: [4.2, 0, 0, 6.8, 12.1, 1.3, 0],
      precipitation_probability_max: [82, 10, 4, 74, 96, 38, null],
      sunrise: time.map((day) => `${day}T07:22`),
      sunset: time.map((day) => `${day}T17:19`),
    },
  };
}

/** CoinGecko's markets. */
export function coinGeckoMarkets(): Array<Record<string, unknown>> {
  const coins: Array<[string, string, number, number, number | null]> = [
    ['Bitcoin', 'btc', 97_412, 1_928_331_204_112, 2.14],
    ['Ethereum', 'eth', 3_611.8, 434_901_223_880, 3.91],
    ['Tether', 'usdt', 1.0, 129_004_118_322, 0.01],
    ['XRP', 'xrp', 1.42, 80_881_204_110, -1.73],
    ['Solana', 'sol', 241.06, 114_510_331_020, 5.28],
    ['BNB', 'bnb', 641.2, 92_870_114_508, 0.84],
    ['Dogecoin', 'doge', 0.3914, 57_402_118_330, -4.02],
    ['USDC', 'usdc', 0.9999, 38_410_220_110, 0],
    ['Cardano', 'ada', 0.8012, 28_110_402_330, 7.66],
    ['TRON', 'trx', 0.1984, 17_110_330_204, null],
  ];
  return coins.map(([name, symbol, price, cap, change], index) => ({
    id: name.toLowerCase(),
    symbol,
    name,
    image: `https://coin-images.coingecko.com/coins/images/${index}/large/${symbol}.png`,
    current_price: price,
    market_cap: cap,
    market_cap_rank: index + 1,
    fully_diluted_valuation: cap,
    total_volume: 61_204_118_330,
    high_24h: null,
    low_24h: price,
    price_change_percentage_24h: change,
    roi: null,
    last_updated: '2026-11-21T12:03:11.214Z',
  }));
}

/** One card of TCGdex with the prices of two markets, either of which may be missing. */
export function tcgdexCard(
  id: string,
  name: string,
  set: string,
  prices: { usd?: number | null; eur?: number | null },
): Record<string, unknown> {
  const { usd = null, eur = null } = prices;
  const printing = { lowPrice: 1, midPrice: 2, highPrice: 3, marketPrice: usd, directLowPrice: null };
  return {
    category: 'Pokemon',
    id,
    illustrator: 'Mitsuhiro Arita',
    image: `https://assets.tcgdex.net/en/${id.replace('-', '/')}`,
    localId: id.split('-')[1],
    name,
    rarity: 'Rare',
    set: { cardCount: { official: 102, total: 102 }, id: id.split('-')[0], name: set },
    hp: 120,
    types: ['Fire'],
    pricing: {
      cardmarket:
        eur === null ? null : { updated: '2026-11-20T00:00:00.000Z', unit: 'EUR', avg: eur, low: 1, trend: eur },
      tcgplayer: usd === null ? null : { updated: '2026-11-20T00:00:00.000Z', unit: 'USD', holofoil: printing },
    },
  };
}

/** Rows of TCGdex's search by name. */
export function tcgdexBriefs(...cards: Array<[id: string, name: string]>): Array<Record<string, unknown>> {
  return cards.map(([id, name]) => ({
    id,
    localId: id.split('-')[1],
    name,
    image: `https://assets.tcgdex.net/en/${id}`,
  }));
}

/** DefiLlama's pools. */
export function llamaPools(...more: Array<Record<string, unknown>>): Record<string, unknown> {
  const pool = (
    project: string,
    symbol: string,
    chain: string,
    figures: [tvl: number, apy: number, base: number | null, reward: number | null],
  ): Record<string, unknown> => ({
    chain,
    project,
    symbol,
    tvlUsd: figures[0],
    apyBase: figures[2],
    apyReward: figures[3],
    apy: figures[1],
    rewardTokens: null,
    pool: `${project}-${symbol}-${chain}`.toLowerCase(),
    apyPct1D: 0.02,
    stablecoin: symbol === 'USDC',
    ilRisk: 'no',
    exposure: 'single',
    poolMeta: null,
    outlier: false,
    count: 611,
  });
  return {
    status: 'success',
    data: [
      pool('aave-v3', 'USDC', 'Base', [412_330_118, 5.82, 4.41, 1.41]),
      pool('lido', 'STETH', 'Ethereum', [31_204_118_330, 2.71, 2.71, null]),
      pool('aave-v3', 'USDC', 'Ethereum', [1_804_330_204, 4.13, 4.13, null]),
      pool('morpho-v1', 'USDC', 'Base', [288_104_330, 7.36, 5.2, 2.16]),
      pool('sky-lending', 'SUSDS', 'Ethereum', [2_710_330_204, 4.5, 4.5, null]),
      pool('dead-farm', 'USDC-WETH', 'Base', [0, 912.4, 912.4, null]),
      ...more,
    ],
  };
}

/** The front page of Hacker News. */
export function hackerNewsFeed(...titles: string[]): string {
  const items = titles.map(
    (title, index) =>
      `<item><title>${title}</title><link>https://blog${index}.example/post</link>` +
      `<pubDate>Sat, 21 Nov 2026 1${index % 10}:04:11 +0000</pubDate>` +
      `<comments>https://news.ycombinator.com/item?id=4200${index}</comments>` +
      `<description><![CDATA[<a href="https://news.ycombinator.com/item?id=4200${index}">Comments</a>]]></description></item>`,
  );
  return (
    '<rss version="2.0"><channel><title>Hacker News</title><link>https://news.ycombinator.com/</link>' +
    `<description>Links for the intellectually curious, ranked by readers.</description>${items.join('')}</channel></rss>`
  );
}
