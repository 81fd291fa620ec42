import { Injectable } from '@nestjs/common';
import { Clock, Database, newId, type PreparedStatement, randomText } from '@app/platform';
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
           t.max_credits AS "maxCredits", t.expires_at AS "expiresAt"
      FROM embed_tokens t JOIN api_keys k ON k.id = t.key_id JOIN accounts a ON a.id = t.account_id
     WHERE t.hash = $1 AND least(t.expires_at, k.expires_at) > $2 AND k.revoked_at IS NULL AND a.closed_at IS NULL`,
};

const PAGE = `
  SELECT t.page_id AS "pageId", t.origin,
         least(t.expires_at, k.expires_at) > ? AND k.revoked_at IS NULL AND a.closed_at IS NULL AS "isLive"
    FROM embed_tokens t JOIN api_keys k ON k.id = t.key_id JOIN accounts a ON a.id = t.account_id`;

/** Mints and recognises the tokens of embedded studios. */
@Injectable()
export class EmbedTokensService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

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
    await this.database.read().insert(EmbedToken, { ...minter, ...grant, ...made });
    return { token, expiresAt };
  }

  /** Null unless the token has not expired, its key is valid and its account is open. */
  async authenticate(token: string): Promise<LiveEmbed | null> {
    if (!token.startsWith(PREFIX)) return null;
    const [live] = await this.database.prepared<LiveEmbed>(FIND, [tokenHash(token), this.clock.now()]);
    return live ?? null;
  }

  /** The page of a token, even an ended one; null for an unknown token. */
  async pageOfToken(token: string): Promise<EmbedPage | null> {
    return await this.findPage('hash', tokenHash(token));
  }

  /** The page of an address, even of an ended token; null for an unknown one. */
  async pageById(pageId: string): Promise<EmbedPage | null> {
    return await this.findPage('page_id', pageId);
  }

  private async findPage(column: 'hash' | 'page_id', value: string): Promise<EmbedPage | null> {
    const statement = `${PAGE} WHERE t.${column} = ?`;
    const [page] = await this.database.read().execute<EmbedPage[]>(statement, [this.clock.now(), value]);
    return page ?? null;
  }
}
