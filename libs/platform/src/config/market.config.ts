import { z } from 'zod';

const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

/** Environment variables of market data services, part of `environmentSchema`; keyless, so each is in use. */
export const marketVariables = {
  DEXSCREENER_BASE_URL: url.default('https://api.dexscreener.com'),
  GECKOTERMINAL_BASE_URL: url.default('https://api.geckoterminal.com'),
};

/** Where market data are read: all that stands before the paths of the services. */
export interface MarketConfig {
  dexScreener: string;
  geckoTerminal: string;
}

/** Market data services out of the parsed variables. */
export function readMarket(env: z.infer<z.ZodObject<typeof marketVariables>>): MarketConfig {
  return { dexScreener: env.DEXSCREENER_BASE_URL, geckoTerminal: env.GECKOTERMINAL_BASE_URL };
}
