import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ClockedWork, ClockedWorks, TestClocksService } from '@app/clocks';
import { Clock, Database, newId, type PreparedStatement, randomText, virtualMoment } from '@app/platform';
import { tokenHash } from '../token-hash';
import { type EmbedBrand, EmbedToken } from './embed-token.entity';

/** Lifetime of an embed token in seconds: the bounds and the default (docs/specification.md 8). */
export const EMBED_TTL = { least: 300, most: 604_800, usual: 43_200 } as const;

export interface EmbedGrant {
  externalUserId: string;
  /** Normalised by `readOrigin`. */
  origin: string;
  channelId: string | null;
  showId: string | null;
  brand: EmbedBrand | null;
  /** Credits that the user may spend in total, earlier tokens included; null for no limit. */
  maxCredits: number | null;
  /** The language tag in which the studio speaks to the user; null for the browser's choice. */
  locale: string | null;
}

/** A valid token. */
export interface LiveEmbed extends EmbedGrant {
  tokenId: string;
  accountId: string;
  keyId: string;
  expiresAt: Date;
}

/** The studio page of a token. If the token expired or its key ended, the page tells its integrator. */
export interface EmbedPage {
  pageId: string;
  origin: string;
  locale: string | null;
  isLive: boolean;
}

const PREFIX = 'et_';
const TOKEN_LENGTH = 40;
const PAGE_ID_LENGTH = 24;

const FIND: PreparedStatement = {
  name: 'find_embed_token',
  text: `
    SELECT t.id AS "tokenId", t.account_id AS "accountId", t.key_id AS "keyId", t.external_user_id AS "externalUserId",
           t.origin, t.channel_id AS "channelId", t.show_id AS "showId", t.brand,
           t.max_credits AS "maxCredits", t.locale, t.expires_at AS "expiresAt", t.clock_id AS "clockId"
      FROM embed_tokens t JOIN api_keys k ON k.id = t.key_id JOIN accounts a ON a.id = t.account_id
     WHERE t.hash = $1 AND (t.clock_id IS NOT NULL OR t.expires_at > $2) AND (k.expires_at > $2) IS NOT FALSE
       AND k.revoked_at IS NULL AND a.closed_at IS NULL`,
};

const PAGE = `
  SELECT t.page_id AS "pageId", t.origin, t.locale, t.expires_at AS "expiresAt", t.clock_id AS "clockId",
         (k.expires_at > ?) IS NOT FALSE AND k.revoked_at IS NULL AND a.closed_at IS NULL AS "isLive"
    FROM embed_tokens t JOIN api_keys k ON k.id = t.key_id JOIN accounts a ON a.id = t.account_id`;

/** A row of the statements above. */
type Clocked<Row> = Row & { expiresAt: Date; clockId: string | null };

/** Mints and recognises the tokens of embedded studios. A token of a test clock expires by that clock; its key does not. */
@Injectable()
export class EmbedTokensService implements ClockedWork, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly clocks: TestClocksService,
    private readonly clocked: ClockedWorks,
  ) {}

  onModuleInit(): void {
    this.clocked.add(this);
  }

  /** The token is returned only here. `ttlSeconds` must be within `EMBED_TTL`. */
  async mint(
    minter: { accountId: string; keyId: string },
    grant: EmbedGrant,
    ttlSeconds: number = EMBED_TTL.usual,
  ): Promise<{ token: string; expiresAt: Date }> {
    const token = `${PREFIX}${randomText(TOKEN_LENGTH)}`;
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + ttlSeconds * 1000);
    const made = { id: newId('emb'), hash: tokenHash(token), pageId: randomText(PAGE_ID_LENGTH), createdAt, expiresAt };
    const clockId = virtualMoment()?.clockId ?? null;
    await this.database.read().insert(EmbedToken, { ...minter, ...grant, ...made, clockId });
    return { token, expiresAt };
  }

  /** Null unless the token has not expired, its key is valid and its account is open. */
  async authenticate(token: string): Promise<LiveEmbed | null> {
    if (!token.startsWith(PREFIX)) return null;
    const [found] = await this.database.prepared<Clocked<LiveEmbed>>(FIND, [tokenHash(token), this.clock.now()]);
    if (!found || !(await this.isLive(found))) return null;
    const { clockId: _clock, ...live } = found;
    return live;
  }

  /** The page of a token, even an ended one; null for an unknown token. */
  async pageOfToken(token: string): Promise<EmbedPage | null> {
    return await this.findPage('hash', tokenHash(token));
  }

  /** The page of an address, even of an ended token; null for an unknown one. */
  async pageById(pageId: string): Promise<EmbedPage | null> {
    return await this.findPage('page_id', pageId);
  }

  async release(em: EntityManager, clockId: string): Promise<void> {
    await em.nativeUpdate(EmbedToken, { clockId }, { clockId: null });
  }

  private async findPage(column: 'hash' | 'page_id', value: string): Promise<EmbedPage | null> {
    const statement = `${PAGE} WHERE t.${column} = ?`;
    const [found] = await this.database.read().execute<Array<Clocked<EmbedPage>>>(statement, [this.clock.now(), value]);
    if (!found) return null;
    const { pageId, origin, locale, isLive } = found;
    return { pageId, origin, locale, isLive: isLive && (await this.isLive(found)) };
  }

  private async isLive({ clockId, expiresAt }: Clocked<object>): Promise<boolean> {
    const clockTime = clockId === null ? null : await this.clocks.timeOf(clockId);
    return new Date(expiresAt) > (clockTime ?? this.clock.now());
  }
}
