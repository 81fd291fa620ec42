import { z } from 'zod';
import { ConfigPart, variable } from '@app/platform';

const { url } = variable;
const key = z.string().trim().min(1).optional();

const variables = {
  DEXSCREENER_BASE_URL: url.default('https://api.dexscreener.com'),
  GECKOTERMINAL_BASE_URL: url.default('https://api.geckoterminal.com'),
  COINGECKO_BASE_URL: url.default('https://api.coingecko.com'),
  COINGECKO_API_KEY: key,
  YAHOO_FINANCE_BASE_URL: url.default('https://query1.finance.yahoo.com'),
  ALPHAVANTAGE_BASE_URL: url.default('https://www.alphavantage.co'),
  ALPHAVANTAGE_API_KEY: key,
  FRANKFURTER_BASE_URL: url.default('https://api.frankfurter.dev'),
  OPEN_METEO_BASE_URL: url.default('https://api.open-meteo.com'),
  OPEN_METEO_GEOCODING_BASE_URL: url.default('https://geocoding-api.open-meteo.com'),
  OPEN_METEO_API_KEY: key,
  TCGDEX_BASE_URL: url.default('https://api.tcgdex.net'),
  DEFILLAMA_BASE_URL: url.default('https://yields.llama.fi'),
  HACKER_NEWS_BASE_URL: url.default('https://news.ycombinator.com'),
};

/** Where market data are read: all that stands before the paths of the services, and the keys of those that take one. */
export interface MarketConfig {
  dexScreener: string;
  geckoTerminal: string;
  coinGecko: string;
  coinGeckoKey: string | undefined;
  yahooFinance: string;
  alphaVantage: string;
  /** Unset: Yahoo tells the stocks that gained most. */
  alphaVantageKey: string | undefined;
  frankfurter: string;
  openMeteo: string;
  openMeteoGeocoding: string;
  openMeteoKey: string | undefined;
  tcgdex: string;
  defiLlama: string;
  hackerNews: string;
}

/** Market data services; most need no key, so each is in use. */
export const MARKET_CONFIG = ConfigPart.from('market', variables, (env): MarketConfig => ({
  dexScreener: env.DEXSCREENER_BASE_URL,
  geckoTerminal: env.GECKOTERMINAL_BASE_URL,
  coinGecko: env.COINGECKO_BASE_URL,
  coinGeckoKey: env.COINGECKO_API_KEY,
  yahooFinance: env.YAHOO_FINANCE_BASE_URL,
  alphaVantage: env.ALPHAVANTAGE_BASE_URL,
  alphaVantageKey: env.ALPHAVANTAGE_API_KEY,
  frankfurter: env.FRANKFURTER_BASE_URL,
  openMeteo: env.OPEN_METEO_BASE_URL,
  openMeteoGeocoding: env.OPEN_METEO_GEOCODING_BASE_URL,
  openMeteoKey: env.OPEN_METEO_API_KEY,
  tcgdex: env.TCGDEX_BASE_URL,
  defiLlama: env.DEFILLAMA_BASE_URL,
  hackerNews: env.HACKER_NEWS_BASE_URL,
}));
