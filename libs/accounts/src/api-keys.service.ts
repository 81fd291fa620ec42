import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, cutPage, Database, newId, NotFoundError, type Page, randomText } from '@app/platform';
import { ApiKey } from './api-key.entity';

/** How long a use of a key may go unrecorded; a write for each request would be a write too many. */
const LAST_USED_STEP_MS = 60_000;

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
      hash: hashKey(apiKey),
      hint: apiKey.slice(-4),
      createdAt: this.clock.now(),
    });
    await em.persistAndFlush(key);
    return { keyId: key.id, apiKey };
  }

  /** The account of a live key, or null for a wrong or revoked one. */
  async authenticate(apiKey: string): Promise<{ accountId: string; keyId: string } | null> {
    const em = this.database.read();
    const key = await em.findOne(ApiKey, { hash: hashKey(apiKey), revokedAt: null });
    if (!key) return null;
    const now = this.clock.now();
    if (!key.lastUsedAt || now.getTime() - key.lastUsedAt.getTime() > LAST_USED_STEP_MS) {
      await em.nativeUpdate(ApiKey, { id: key.id }, { lastUsedAt: now });
    }
    return { accountId: key.accountId, keyId: key.id };
  }

  /** Live keys, newest first, behind the one that `cursor` names. Throws `NotFoundError` for another account's too. */
  async list(accountId: string, { limit, cursor }: { limit: number; cursor?: string }): Promise<Page<ApiKey>> {
    const em = this.database.read();
    const last = cursor ? await em.findOne(ApiKey, { id: cursor, accountId }) : null;
    if (cursor && !last) throw new NotFoundError('key', cursor);
    const behind = last && {
      $or: [{ createdAt: { $lt: last.createdAt } }, { createdAt: last.createdAt, id: { $lt: last.id } }],
    };
    const rows = await em.find(
      ApiKey,
      { accountId, revokedAt: null, ...behind },
      { orderBy: { createdAt: 'desc', id: 'desc' }, limit: limit + 1 },
    );
    return cutPage(rows, limit);
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

/** Keys are 200 random bits, so a plain digest cannot be guessed back. */
function hashKey(apiKey: string): string {
  return createHash('sha256').update(apiKey).digest('hex');
}
