import {
  coinGeckoMarkets,
  hackerNewsFeed,
  MarketServer,
  openMeteoForecast,
  openMeteoPlaces,
  tcgdexCard,
  yahooGainers,
} from '@app/testing';

const SERVICES = ['OPEN_METEO', 'OPEN_METEO_GEOCODING', 'YAHOO_FINANCE', 'COINGECKO', 'TCGDEX', 'HACKER_NEWS'];

/** The services that starters read, with something to tell about each; of cities Lisbon alone is known. */
export async function startersMarket(): Promise<MarketServer> {
  const market = await MarketServer.start();
  market.serve('/v1/search', (query) =>
    query.get('name') === 'Lisbon' ? openMeteoPlaces(['Lisbon', 'Portugal', 'Lisboa']) : openMeteoPlaces(),
  );
  market.serve('/v1/forecast', openMeteoForecast());
  market.serve('/api/v3/coins/markets', coinGeckoMarkets());
  market.serve('/v1/finance/screener/predefined/saved', yahooGainers());
  market.serve('/rss', hackerNewsFeed('A compiler in a weekend', 'Maps without a server', 'Why the lights went out'));
  const cards = [
    ['base1-4', 'Charizard'],
    ['base1-2', 'Blastoise'],
    ['base1-15', 'Venusaur'],
  ] as const;
  cards.forEach(([id, name], index) =>
    market.serve(`/v2/en/cards/${id}`, tcgdexCard(id, name, 'Base Set', { usd: 412.5 - index * 111 })),
  );
  return market;
}

/** Settings of a stack that asks `market` and nobody else. */
export function marketSettings({ url }: MarketServer): NodeJS.ProcessEnv {
  return Object.fromEntries(SERVICES.map((name) => [`${name}_BASE_URL`, url]));
}
