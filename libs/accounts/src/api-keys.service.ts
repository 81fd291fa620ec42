import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  BadRequestError,
  Clock,
  Database,
  isLiveAccount,
  newId,
  NotFoundError,
  type Page,
  type PageAsked,
  type PreparedStatement,
  randomText,
  readPage,
} from '@app/platform';
import { ApiKey } from './api-key.entity';
import type { KeyScope } from './key-scopes';
import { tokenHash } from './token-hash';

/** How often `lastUsedAt` is written at most: a write per request would be too many. */
const LAST_USED_STEP_MS = 60_000;

export interface NewKey {
  /** A live account, or a test account for a test key. */
  accountId: string;
  name: string;
  /** All scopes if omitted. */
  scopes?: KeyScope[];
  /** Never expires if omitted. */
  expiresAt?: Date;
}

/** The caller behind a valid key. */
export interface LiveKey {
  accountId: string;
  keyId: string;
  /** Null for all. */
  scopes: KeyScope[] | null;
  /** The version of the API that its first call spoke; null for a key that was never used. */
  apiVersion: string | null;
}

/** Why a key is refused. */
export type KeyRefusal = 'unknown' | 'revoked' | 'expired' | 'closed';

interface KeyRow extends LiveKey {
  /** Null for a valid key. */
  refusal: Exclude<KeyRefusal, 'unknown'> | null;
  /** Milliseconds since 1970. */
  lastUsedMs: number | null;
}

const FIND_KEY: PreparedStatement = {
  name: 'find_key',
  text: `
    SELECT k.id AS "keyId", k.account_id AS "accountId", k.scopes, k.api_version AS "apiVersion",
           extract(epoch FROM k.last_used_at)::float8 * 1000 AS "lastUsedMs",
           CASE WHEN a.closed_at IS NOT NULL THEN 'closed' WHEN k.revoked_at IS NOT NULL THEN 'revoked'
                WHEN k.expires_at <= $2 THEN 'expired' END AS refusal
      FROM api_keys k JOIN accounts a ON a.id = k.account_id
     WHERE k.hash = $1`,
};

/** Creates, lists, revokes and recognises API keys. */
@Injectable()
export class ApiKeysService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Makes a key and returns it; it cannot be read again. Throws `BadRequestError` if `expiresAt` is not in the future. */
  async create(
    em: EntityManager,
    { accountId, name, scopes, expiresAt }: NewKey,
  ): Promise<{ keyId: string; apiKey: string }> {
    const createdAt = this.clock.now();
    if (expiresAt && expiresAt <= createdAt) {
      throw new BadRequestError([{ path: 'expiresAt', message: 'must be in the future' }]);
    }
    const apiKey = `${isLiveAccount(accountId) ? 'sk_' : 'sk_test_'}${randomText(40)}`;
    const key = em.create(ApiKey, {
      id: newId('key'),
      accountId,
      name,
      hash: tokenHash(apiKey),
      hint: apiKey.slice(-4),
      scopes: scopes ?? null,
      createdAt,
      expiresAt: expiresAt ?? null,
    });
    await em.persistAndFlush(key);
    return { keyId: key.id, apiKey };
  }

  /** The caller behind a key, or why the key is refused. Every refusal takes the same hash and the same query, so timing tells nothing. */
  async authenticate(apiKey: string): Promise<LiveKey | KeyRefusal> {
    const now = this.clock.now();
    const [key] = await this.database.prepared<KeyRow>(FIND_KEY, [tokenHash(apiKey), now]);
    if (!key) return 'unknown';
    const { accountId, keyId, scopes, apiVersion, refusal, lastUsedMs } = key;
    if (refusal) return refusal;
    if (lastUsedMs === null || now.getTime() - lastUsedMs > LAST_USED_STEP_MS) {
      await this.database.read().nativeUpdate(ApiKey, { id: keyId }, { lastUsedAt: now });
    }
    return { accountId, keyId, scopes, apiVersion };
  }

  /** Keeps the version of a key's first call. A later call changes nothing. */
  async pin(keyId: string, apiVersion: string): Promise<void> {
    await this.database.read().nativeUpdate(ApiKey, { id: keyId, apiVersion: null }, { apiVersion });
  }

  /**
   * Valid keys of these accounts, on request also revoked ones, newest first, after the one named by `cursor`. Throws
   * `UnknownCursorError`.
   */
  async list(
    accountIds: readonly string[],
    { withRevoked = false, ...asked }: PageAsked & { withRevoked?: boolean },
  ): Promise<Page<ApiKey>> {
    const where = withRevoked ? {} : { revokedAt: null };
    const list = {
      entity: ApiKey,
      whose: { accountId: { $in: [...accountIds] } },
      where,
      by: ['createdAt', 'id'] as const,
    };
    return await readPage(this.database.read(), list, asked);
  }

  /** By id, those that were revoked as well. */
  async namesOf(keyIds: readonly string[]): Promise<Map<string, string>> {
    const keys = await this.database.read().find(ApiKey, { id: { $in: [...keyIds] } }, { fields: ['name'] });
    return new Map(keys.map(({ id, name }) => [id, name]));
  }

  /** Revokes a key, of any account unless `accountIds` are given. A second call changes nothing. Throws `NotFoundError`. */
  async revoke(keyId: string, accountIds?: readonly string[]): Promise<void> {
    const em = this.database.read();
    const whose = accountIds === undefined ? {} : { accountId: { $in: [...accountIds] } };
    const key = await em.findOne(ApiKey, { id: keyId, ...whose });
    if (!key) throw new NotFoundError('key', keyId);
    key.revoke(this.clock.now());
    await em.flush();
  }
}
