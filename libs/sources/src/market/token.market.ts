import { BadRequestError } from '@app/platform';
import { type ChainId, CHAIN_IDS, TOKEN_CHAINS } from '../tokens/token-chains';
import type { TokenMarketService } from '../tokens/token-market.service';
import { FRESH_MS, type MarketData, type MarketFacts, type MarketGuess } from './market-data';
import type { MarketText } from './market-text';

const ADDRESS = /\b(0x[0-9a-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})\b/;

/** A token by chain and address, `base:0x…`. */
export class TokenMarket implements MarketData {
  readonly freshMs = FRESH_MS.prices;

  constructor(private readonly tokens: TokenMarketService) {}

  suits(query: MarketText): MarketGuess | null {
    const address = ADDRESS.exec(query.text)?.[1];
    if (address === undefined) return null;
    const named = CHAIN_IDS.find((id) => query.has([id, TOKEN_CHAINS[id].network]));
    const chain = named ?? (address.startsWith('0x') ? null : 'solana');
    // Without its chain an EVM address may be another token on each.
    return chain && { argument: `${chain}:${address}`, certainty: 0.99 };
  }

  async read(argument: string): Promise<MarketFacts> {
    const [chain = '', address = ''] = argument.split(':');
    if (!isChain(chain))
      throw new BadRequestError([{ path: 'chain', message: `must be one of ${CHAIN_IDS.join(', ')}` }]);
    const { title, data } = await this.tokens.read(chain, address);
    const icon = data['iconUrl'];
    return {
      title,
      url: `https://dexscreener.com/${chain}/${address}`,
      data,
      stills: typeof icon === 'string' ? [{ url: icon, alt: title }] : [],
      itemCount: Array.isArray(data['candles']) ? data['candles'].length : 0,
    };
  }
}

function isChain(text: string): text is ChainId {
  return Object.hasOwn(TOKEN_CHAINS, text);
}
