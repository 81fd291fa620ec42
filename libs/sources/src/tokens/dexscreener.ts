import { z } from 'zod';
import type { MarketHttp } from './market.http';
import { sameAddress } from './token-address';
import type { ChainId } from './token-chains';
import { MarketDataError } from './tokens.errors';

/** Numbers come as numbers or as texts; what is neither counts as not told. */
const figure = z
  .union([z.number(), z.string()])
  .transform((value) => (value === '' ? Number.NaN : Number(value)))
  .transform((value) => (Number.isFinite(value) ? value : null))
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);
const text = z
  .string()
  .trim()
  .nullish()
  .catch(null)
  .transform((value) => value || null);
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
  if (!Array.isArray(answer)) throw new MarketDataError('DexScreener', 'did not answer in its own format');
  const spelt = sameAddress(chain);
  const pairs = answer.flatMap((row: unknown) => {
    const { data } = pairSchema.safeParse(row);
    // A pair's figures are its base token's.
    return data && spelt(data.baseToken.address) === spelt(address) && (data.priceUsd ?? 0) > 0 ? [data] : [];
  });
  const depth = ({ liquidity }: TokenPair): number => liquidity?.usd ?? 0;
  return pairs.reduce<TokenPair | null>((best, pair) => (best && depth(best) >= depth(pair) ? best : pair), null);
}
