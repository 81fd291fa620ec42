import { ConfigPart, variable } from '@app/platform';
import type { DriveKind } from './drive/shared-drive';

const { text, url } = variable;

/** Where the browser is that reads pages which only their scripts draw. */
export interface BrowserConfig {
  /** This one or none; unset: an installed one. */
  path: string | undefined;
  /** Folders with programs, as `PATH` lists them. */
  searchPath: string;
}

export const BROWSER_CONFIG = ConfigPart.from(
  'browser',
  { CHROMIUM_PATH: text.optional() },
  (env, { environment }): BrowserConfig => ({ path: env.CHROMIUM_PATH, searchPath: environment['PATH'] ?? '' }),
);

/** Cloud drives by the name that connections have: where each answers, and the key for accounts that have none of their own. */
export type DrivesConfig = Record<DriveKind, { baseUrl: string; apiKey: string | undefined }>;

export const DRIVES_CONFIG = ConfigPart.from(
  'drives',
  {
    GOOGLE_DRIVE_BASE_URL: url.default('https://www.googleapis.com'),
    GOOGLE_DRIVE_API_KEY: text.optional(),
    DROPBOX_BASE_URL: url.default('https://api.dropboxapi.com'),
    DROPBOX_API_KEY: text.optional(),
  },
  (env): DrivesConfig => ({
    'google-drive': { baseUrl: env.GOOGLE_DRIVE_BASE_URL, apiKey: env.GOOGLE_DRIVE_API_KEY },
    dropbox: { baseUrl: env.DROPBOX_BASE_URL, apiKey: env.DROPBOX_API_KEY },
  }),
);

/** How much a library may hold. */
export interface LibraryConfig {
  /** Of one account's library together. */
  maxBytes: number;
}

export const LIBRARY_CONFIG = ConfigPart.from(
  'library',
  { LIBRARY_MAX_MB: variable.whole(1, 1_000_000_000).default(20_000) },
  (env): LibraryConfig => ({ maxBytes: env.LIBRARY_MAX_MB * 1_000_000 }),
);

/** Path of ffmpeg; undefined: the one that comes with the packages. */
export const FFMPEG_CONFIG = ConfigPart.from('ffmpeg', { FFMPEG_PATH: text.optional() }, (env) => env.FFMPEG_PATH);

/** A service of OpenAI's format that transcribes speech in footage. */
export interface TranscriptionConfig {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
}

/** Undefined where neither the address nor the key is set. */
export const TRANSCRIPTION_CONFIG = ConfigPart.from(
  'transcription',
  {
    TRANSCRIPTION_BASE_URL: url.optional(),
    TRANSCRIPTION_API_KEY: text.optional(),
    TRANSCRIPTION_MODEL: text.default('whisper-1'),
  },
  (env): TranscriptionConfig | undefined => {
    const { TRANSCRIPTION_BASE_URL: baseUrl, TRANSCRIPTION_API_KEY: apiKey, TRANSCRIPTION_MODEL: model } = env;
    return baseUrl || apiKey ? { baseUrl: baseUrl ?? 'https://api.openai.com', apiKey, model } : undefined;
  },
);

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

/** Most need no key, so each is in use. */
export const MARKET_CONFIG = ConfigPart.from(
  'market',
  {
    DEXSCREENER_BASE_URL: url.default('https://api.dexscreener.com'),
    GECKOTERMINAL_BASE_URL: url.default('https://api.geckoterminal.com'),
    COINGECKO_BASE_URL: url.default('https://api.coingecko.com'),
    COINGECKO_API_KEY: text.optional(),
    YAHOO_FINANCE_BASE_URL: url.default('https://query1.finance.yahoo.com'),
    ALPHAVANTAGE_BASE_URL: url.default('https://www.alphavantage.co'),
    ALPHAVANTAGE_API_KEY: text.optional(),
    FRANKFURTER_BASE_URL: url.default('https://api.frankfurter.dev'),
    OPEN_METEO_BASE_URL: url.default('https://api.open-meteo.com'),
    OPEN_METEO_GEOCODING_BASE_URL: url.default('https://geocoding-api.open-meteo.com'),
    OPEN_METEO_API_KEY: text.optional(),
    TCGDEX_BASE_URL: url.default('https://api.tcgdex.net'),
    DEFILLAMA_BASE_URL: url.default('https://yields.llama.fi'),
    HACKER_NEWS_BASE_URL: url.default('https://news.ycombinator.com'),
  },
  (env): MarketConfig => ({
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
  }),
);

/** Every setting of this lib. */
export const SOURCES_CONFIG = [
  BROWSER_CONFIG,
  DRIVES_CONFIG,
  FFMPEG_CONFIG,
  LIBRARY_CONFIG,
  MARKET_CONFIG,
  TRANSCRIPTION_CONFIG,
];
