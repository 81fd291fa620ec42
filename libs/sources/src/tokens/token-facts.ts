import { upperFirst } from '@app/facts';
import type { TokenPair } from './dexscreener';
import type { HourCandle } from './geckoterminal';
import { type ChainId, TOKEN_CHAINS } from './token-chains';

/** Fewer hours are no chart. */
const LEAST_CANDLES = 8;

/**
 * A market as a payload: every figure as the services gave it, nothing worked out; what they do not tell is left out. The
 * addresses are left out as well, so that nobody reads them aloud.
 */
export function tokenFacts(
  chain: ChainId,
  pair: TokenPair,
  candles: readonly HourCandle[],
  asOf: Date,
): Record<string, unknown> {
  const { baseToken, quoteToken, liquidity, volume, priceChange, marketCap, fdv, pairCreatedAt, info } = pair;
  const symbol = baseToken.symbol ?? baseToken.name;
  const hasCandles = candles.length >= LEAST_CANDLES;
  const told = {
    asset: symbol,
    name: baseToken.name === symbol ? null : baseToken.name,
    chain: TOKEN_CHAINS[chain].name,
    priceUsd: pair.priceUsd,
    priceChange24hPct: priceChange?.h24,
    priceChange1hPct: priceChange?.h1,
    volume24hUsd: positive(volume?.h24),
    liquidityUsd: positive(liquidity?.usd),
    marketCapUsd: positive(marketCap),
    // A long name: the database orders what it keeps by length of name, and the price is to stand before this.
    fullyDilutedValueUsd: fdv === marketCap ? null : positive(fdv),
    exchange: pair.dexId && nameOf(pair.dexId),
    tradedAgainst: quoteToken?.symbol,
    pairCreatedAt: dayOf(pairCreatedAt),
    iconUrl: info?.imageUrl,
    currency: hasCandles ? 'USD' : null,
    candles: hasCandles ? candles : null,
    asOf: asOf.toISOString(),
    source: hasCandles ? 'DexScreener & GeckoTerminal' : 'DexScreener',
  };
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null && value !== undefined));
}

function positive(value: number | null | undefined): number | null {
  return value !== null && value !== undefined && value > 0 ? value : null;
}

/** `uniswap` gives "Uniswap", `pancakeswap-v3` "Pancakeswap v3"; ids that are addresses are no names. */
function nameOf(dexId: string): string | null {
  if (/^0x/i.test(dexId)) return null;
  const words = dexId.replaceAll(/[-_]+/g, ' ').trim();
  return words === '' ? null : upperFirst(words);
}

function dayOf(milliseconds: number | null): string | null {
  if (milliseconds === null || milliseconds <= 0 || milliseconds > 8.64e15) return null;
  return new Date(milliseconds).toISOString().slice(0, 10);
}
