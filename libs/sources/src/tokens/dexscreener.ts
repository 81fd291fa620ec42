import { z } from 'zod';
import { figure, soundRows, text } from '../market/market-fields';
import type { MarketHttp } from '../market/market.http';
import { sameAddress } from './token-address';
import type { ChainId } from './token-chains';

const windows = z.object({ h1: figure, h24: figure }).nullish().catch(null);
const side = z.object({ address: z.string(), name: text, symbol: text });

const pairSchema = z.object({
  dexId: text,
  pairAddress: z.string().min(1),
  baseToken: side,
  quoteToken: side.nullish().catch(null),
  priceUsd: figure,
  priceChange: windows,
  volume: windows,
  liquidity: z.object({ usd: figure }).nullish().catch(null),
  marketCap: figure,
  fdv: figure,
  pairCreatedAt: figure,
  info: z.object({ imageUrl: text }).nullish().catch(null),
});

/** A market of a token, as DexScreener lists it. */
export type TokenPair = z.infer<typeof pairSchema>;

/**
 * The deepest market in which a token is what is traded, and has a price; null where there is none. Rows that do not look
 * like pairs are passed over. Throws `MarketDataError`.
 */
export async function readBestPair(http: MarketHttp, chain: ChainId, address: string): Promise<TokenPair | null> {
  const answer = await http.get(`/token-pairs/v1/${chain}/${address}`);
  if (answer === null) return null;
  if (!Array.isArray(answer)) throw http.strange();
  const spelt = sameAddress(chain);
  const pairs = soundRows(pairSchema, answer).filter(
    // A pair's figures are its base token's.
    ({ baseToken, priceUsd }) => spelt(baseToken.address) === spelt(address) && (priceUsd ?? 0) > 0,
  );
  const depth = ({ liquidity }: TokenPair): number => liquidity?.usd ?? 0;
  return pairs.reduce<TokenPair | null>((best, pair) => (best && depth(best) >= depth(pair) ? best : pair), null);
}
