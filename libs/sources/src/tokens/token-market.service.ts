import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock, UnprocessableError } from '@app/platform';
import { MARKET_CONFIG, type MarketConfig } from '../sources.config';
import { KeptAnswers } from '../market/kept-answers';
import { FRESH_MS } from '../market/market-data';
import { MarketHttp } from '../market/market.http';
import { readBestPair } from './dexscreener';
import { type HourCandle, readCandles } from './geckoterminal';
import { checkTokenAddress, sameAddress } from './token-address';
import { type ChainId, TOKEN_CHAINS } from './token-chains';
import { tokenFacts } from './token-facts';

/** Nobody trades the token for a price, or there is no such token. */
class UnknownTokenError extends UnprocessableError {
  constructor(chain: string, address: string) {
    super(`no pair on ${chain} trades ${address} at a price`);
  }
}

/** What is told of a token now: a payload like any other. */
export interface TokenSnapshot {
  /** "DEGEN on Base". */
  title: string;
  data: Record<string, unknown>;
}

/** Reads tokens: facts from DexScreener, hourly candles from GeckoTerminal. */
@Injectable()
export class TokenMarketService {
  private readonly logger = new Logger(TokenMarketService.name);
  private readonly pairs: MarketHttp;
  private readonly candles: MarketHttp;
  private readonly kept = new KeptAnswers<TokenSnapshot>();

  constructor(
    @Inject(MARKET_CONFIG.token) market: Pick<MarketConfig, 'dexScreener' | 'geckoTerminal'>,
    private readonly clock: Clock,
  ) {
    this.pairs = new MarketHttp({ name: 'DexScreener', baseUrl: market.dexScreener, perMinute: 300 });
    this.candles = new MarketHttp({ name: 'GeckoTerminal', baseUrl: market.geckoTerminal, perMinute: 30 });
  }

  /**
   * The same answer for a minute, and one question for all who ask meanwhile. Throws `BadRequestError` for an address that
   * the chain cannot have, `UnknownTokenError`, and `MarketDataError` where DexScreener cannot be read; candles that
   * cannot be had are left out.
   */
  async read(chain: ChainId, address: string): Promise<TokenSnapshot> {
    checkTokenAddress(chain, address);
    const key = `${chain}:${sameAddress(chain)(address)}`;
    const ask = async (): Promise<TokenSnapshot> => await this.ask(chain, address);
    return await this.kept.get(key, this.clock.real().getTime(), FRESH_MS.prices, ask);
  }

  private async ask(chain: ChainId, address: string): Promise<TokenSnapshot> {
    const pair = await readBestPair(this.pairs, chain, address);
    if (!pair) throw new UnknownTokenError(chain, address);
    const candles = await readCandles(this.candles, chain, pair.pairAddress, address).catch((error: unknown) => {
      this.logger.warn({ err: error, chain, address }, 'a video of a token goes without candles');
      return [] as HourCandle[];
    });
    const { symbol, name } = pair.baseToken;
    return {
      title: `${symbol ?? name ?? 'A token'} on ${TOKEN_CHAINS[chain].name}`,
      data: tokenFacts(chain, pair, candles, this.clock.now()),
    };
  }
}
