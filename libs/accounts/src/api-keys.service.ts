import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  Clock,
  Database,
  newId,
  NotFoundError,
  type Page,
  type PageAsked,
  type PreparedStatement,
  randomText,
  readPage,
} from '@app/platform';
import { ApiKey } from './api-key.entity';
import { tokenHash } from './token-hash';

/** How long a use of a key may go unrecorded; a write for each request would be a write too many. */
const LAST_USED_STEP_MS = 60_000;

interface KeyRow {
  keyId: string;
  accountId: string;
  /** Milliseconds since 1970. */
  lastUsedMs: number | null;
}

const FIND_KEY: PreparedStatement = {
  name: 'find_key',
  text: `
    SELECT k.id AS "keyId", k.account_id AS "accountId", extract(epoch FROM k.last_used_at)::float8 * 1000 AS "lastUsedMs"
      FROM api_keys k JOIN accounts a ON a.id = k.account_id
     WHERE k.hash = $1 AND k.revoked_at IS NULL AND a.closed_at IS NULL`,
};

/** Creates, lists, revokes and recognises API keys. */
@Injectable()
export class ApiKeysService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The only time the key itself is seen (CONTRACT.md 3). */
  async create(
    em: EntityManager,
    input: { accountId: string; name: string },
  ): Promise<{ keyId: string; apiKey: string }> {
    const apiKey = `sk_${randomText(40)}`;
    const key = em.create(ApiKey, {
      id: newId('key'),
      accountId: input.accountId,
      name: input.name,
      hash: tokenHash(apiKey),
      hint: apiKey.slice(-4),
      createdAt: this.clock.now(),
    });
    await em.persistAndFlush(key);
    return { keyId: key.id, apiKey };
  }

  /** The account of a live key, or null for a wrong or revoked one, and for one of a closed account. */
  async authenticate(apiKey: string): Promise<{ accountId: string; keyId: string } | null> {
    const [key] = await this.database.prepared<KeyRow>(FIND_KEY, [tokenHash(apiKey)]);
    if (!key) return null;
    const { accountId, keyId, lastUsedMs } = key;
    const now = this.clock.now();
    if (lastUsedMs === null || now.getTime() - lastUsedMs > LAST_USED_STEP_MS) {
      await this.database.read().nativeUpdate(ApiKey, { id: keyId }, { lastUsedAt: now });
    }
    return { accountId, keyId };
  }

  /** Live keys, and revoked ones where asked for, newest first, behind the one that `cursor` names. Throws `UnknownCursorError`. */
  async list(
    accountId: string,
    { withRevoked = false, ...asked }: PageAsked & { withRevoked?: boolean },
  ): Promise<Page<ApiKey>> {
    const where = withRevoked ? {} : { revokedAt: null };
    const list = { entity: ApiKey, whose: { accountId }, where, by: ['createdAt', 'id'] as const };
    return await readPage(this.database.read(), list, asked);
  }

  /** Of any account unless one is named. Throws `NotFoundError`; revoking twice is fine. */
  async revoke(keyId: string, accountId?: string): Promise<void> {
    const em = this.database.read();
    const key = await em.findOne(ApiKey, { id: keyId, ...(accountId === undefined ? {} : { accountId }) });
    if (!key) throw new NotFoundError('key', keyId);
    key.revoke(this.clock.now());
    await em.flush();
  }
}
