import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock, CONFIG, type Config } from '@app/platform';
import { readBestPair } from './dexscreener';
import { type HourCandle, readCandles } from './geckoterminal';
import { MarketHttp } from './market.http';
import { checkTokenAddress, sameAddress } from './token-address';
import { type ChainId, TOKEN_CHAINS } from './token-chains';
import { tokenFacts } from './token-facts';
import { UnknownTokenError } from './tokens.errors';

/** What is told of a token now: a payload like any other. */
export interface TokenSnapshot {
  /** "DEGEN on Base". */
  title: string;
  data: Record<string, unknown>;
}

const FRESH_MS = 60_000;
const MOST_KEPT = 500;

/** Reads tokens: facts from DexScreener, hourly candles from GeckoTerminal (specification 4.2, `POST /videos/token`). */
@Injectable()
export class TokenMarketService {
  private readonly logger = new Logger(TokenMarketService.name);
  private readonly pairs: MarketHttp;
  private readonly candles: MarketHttp;
  /** In the order in which they were read. */
  private readonly kept = new Map<string, { until: number; snapshot: Promise<TokenSnapshot> }>();

  constructor(
    @Inject(CONFIG) { market }: Pick<Config, 'market'>,
    private readonly clock: Clock,
  ) {
    this.pairs = new MarketHttp('DexScreener', market.dexScreener);
    this.candles = new MarketHttp('GeckoTerminal', market.geckoTerminal);
  }

  /**
   * The same answer for a minute, and one question for all who ask meanwhile. Throws `BadRequestError` for an address that
   * the chain cannot have, `UnknownTokenError`, and `MarketDataError` where DexScreener cannot be read; candles that
   * cannot be had are left out.
   */
  async read(chain: ChainId, address: string): Promise<TokenSnapshot> {
    checkTokenAddress(chain, address);
    const key = `${chain}:${sameAddress(chain)(address)}`;
    const now = this.clock.now().getTime();
    const known = this.kept.get(key);
    if (known && known.until > now) return await known.snapshot;
    const snapshot = this.ask(chain, address);
    this.keep(key, now + FRESH_MS, snapshot);
    return await snapshot;
  }

  private keep(key: string, until: number, snapshot: Promise<TokenSnapshot>): void {
    this.kept.delete(key);
    this.kept.set(key, { until, snapshot });
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    // A failure is not kept: the next one asks anew.
    snapshot.catch(() => {
      if (this.kept.get(key)?.snapshot === snapshot) this.kept.delete(key);
    });
  }

  private async ask(chain: ChainId, address: string): Promise<TokenSnapshot> {
    const pair = await readBestPair(this.pairs, chain, address);
    if (!pair) throw new UnknownTokenError(chain, address);
    const candles = await readCandles(this.candles, chain, pair.pairAddress, address).catch((error: unknown) => {
      this.logger.warn({ err: error, chain, address }, 'a film of a token goes without candles');
      return [] as HourCandle[];
    });
    const { symbol, name } = pair.baseToken;
    return {
      title: `${symbol ?? name ?? 'A token'} on ${TOKEN_CHAINS[chain].name}`,
      data: tokenFacts(chain, pair, candles, this.clock.now()),
    };
  }
}
