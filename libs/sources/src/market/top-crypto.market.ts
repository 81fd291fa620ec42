import type { Clock } from '@app/platform';
import { z } from 'zod';
import type { MarketConfig } from '../sources.config';
import { FRESH_MS, type MarketData, type MarketFacts, type MarketGuess } from './market-data';
import { figure, soundRows, text, told } from './market-fields';
import { MarketHttp } from './market.http';
import type { MarketText } from './market-text';
import { QUERY_WORDS } from './query-words';

const coinSchema = z.object({
  name: z.string().min(1),
  symbol: text,
  image: text,
  current_price: figure,
  market_cap: figure,
  price_change_percentage_24h: figure,
  last_updated: text,
});

/** The ten coins of the highest market value, from CoinGecko. */
export class TopCryptoMarket implements MarketData {
  readonly freshMs = FRESH_MS.prices;
  private readonly http: MarketHttp;

  constructor(
    { coinGecko, coinGeckoKey }: Pick<MarketConfig, 'coinGecko' | 'coinGeckoKey'>,
    private readonly clock: Clock,
  ) {
    const headers: Record<string, string> = coinGeckoKey === undefined ? {} : { 'x-cg-demo-api-key': coinGeckoKey };
    this.http = new MarketHttp({ name: 'CoinGecko', baseUrl: coinGecko, perMinute: 30, headers });
  }

  suits(query: MarketText): MarketGuess | null {
    return query.has(QUERY_WORDS.crypto) ? { argument: '', certainty: 0.9 } : null;
  }

  async read(_: string, signal: AbortSignal): Promise<MarketFacts> {
    const answer = await this.http.get(
      '/api/v3/coins/markets?vs_currency=usd&order=market_cap_desc&per_page=10',
      signal,
    );
    if (!Array.isArray(answer)) throw this.http.strange();
    const coins = soundRows(coinSchema, answer).filter(
      (coin) => coin.current_price !== null && coin.market_cap !== null,
    );
    if (coins.length < 2) throw this.http.fault('answered without prices');
    const times = coins
      .flatMap(({ last_updated: at }) => (at !== null && !Number.isNaN(Date.parse(at)) ? [at] : []))
      .sort();
    return {
      title: `The top ${coins.length} in crypto`,
      url: 'https://www.coingecko.com',
      stills: coins.flatMap(({ image, name }) => (image === null ? [] : [{ url: image, alt: name }])),
      itemCount: coins.length,
      data: {
        coins: coins.map((coin) =>
          told({
            name: coin.name,
            symbol: coin.symbol?.toUpperCase(),
            iconUrl: coin.image,
            marketCapUsd: coin.market_cap,
            // Longer names than the market value's: storage orders by length, and a table is about its first figure.
            marketPriceUsd: coin.current_price,
            priceChange24hPct: coin.price_change_percentage_24h,
          }),
        ),
        ...moversOf(coins),
        asOf: times[0] ?? this.clock.now().toISOString(),
        source: 'CoinGecko',
      },
    };
  }
}

/** The coins that moved most each way: the service's own figures, picked and not worked out. */
function moversOf(coins: ReadonlyArray<z.infer<typeof coinSchema>>): Record<string, unknown> {
  const moved = coins
    .flatMap(({ name, price_change_percentage_24h: pct }) => (pct === null ? [] : [{ name, change24hPct: pct }]))
    .sort((a, b) => b.change24hPct - a.change24hPct);
  const [best] = moved;
  const worst = moved.at(-1);
  return best && worst && best.change24hPct > 0 && worst.change24hPct < 0 ? { bestMover: best, worstMover: worst } : {};
}
