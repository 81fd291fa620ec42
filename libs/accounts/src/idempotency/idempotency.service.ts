import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, Database, randomText, SecretBox } from '@app/platform';
import { IdempotencyKeyReusedError, StillRunningError } from './idempotency.errors';

/** So long a key repeats the answer of its first call. */
export const IDEMPOTENT_FOR_MS = 24 * 3_600_000;
/** After this long without a heartbeat a call counts as dead, and a retry may take its key over. */
const CLAIM_MS = 15_000;
/** Retries, since a key may be freed between the failed claim and the read of its reason. */
const TRIES = 5;

/** A call under a key: account, key and a digest of the request. */
export interface KeyedCall {
  accountId: string;
  key: string;
  requestHash: string;
}

/** The right to work under a key; `token` distinguishes it from a claim that took over. */
export interface IdempotencyClaim {
  accountId: string;
  key: string;
  token: string;
  /** Name of the work that a dead call had begun under the key; null for none. */
  work: string | null;
}

/** The answer of the first call. */
export interface KeptAnswer {
  status: number;
  location: string | null;
  body: unknown;
}

const CLAIM = `
  INSERT INTO idempotency_keys AS kept (account_id, key, request_hash, claim, claimed_until, expires_at)
    VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (account_id, key) DO UPDATE SET request_hash = excluded.request_hash, claim = excluded.claim,
      claimed_until = excluded.claimed_until, expires_at = excluded.expires_at, sealed_answer = NULL,
      work = CASE WHEN kept.expires_at <= ? THEN NULL ELSE kept.work END
    WHERE kept.expires_at <= ? OR
      (kept.sealed_answer IS NULL AND kept.claimed_until <= ? AND kept.request_hash = excluded.request_hash)
    RETURNING work`;
const OWN = 'account_id = ? AND key = ? AND claim = ? AND sealed_answer IS NULL';

/**
 * Remembers for 24 hours what was answered under an `Idempotency-Key`, for any number of api processes.
 * Paid libs do not know it: the api hands them a function that writes the answer in their own transaction, so work and
 * answer are stored together or not at all.
 */
@Injectable()
export class IdempotencyService {
  constructor(
    private readonly database: Database,
    private readonly secrets: SecretBox,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the right to do the work, or the answer of the call that did it. Throws `IdempotencyKeyReusedError` if the key
   * was used for another request, and `StillRunningError`.
   */
  async claim({ accountId, key, requestHash }: KeyedCall): Promise<IdempotencyClaim | KeptAnswer> {
    const em = this.database.read();
    for (let tries = 0; tries < TRIES; tries += 1) {
      const token = randomText(20);
      const now = this.clock.now();
      const [until, expiry] = [CLAIM_MS, IDEMPOTENT_FOR_MS].map((ms) => new Date(now.getTime() + ms));
      const words = [accountId, key, requestHash, token, until, expiry, now, now, now];
      const [claimed] = await em.execute<Array<Pick<IdempotencyClaim, 'work'>>>(CLAIM, words);
      if (claimed) return { accountId, key, token, work: claimed.work };
      const [kept] = await em.execute<Array<{ request_hash: string; sealed_answer: string | null }>>(
        'SELECT request_hash, sealed_answer FROM idempotency_keys WHERE account_id = ? AND key = ?',
        [accountId, key],
      );
      if (!kept) continue;
      if (kept.request_hash !== requestHash) throw new IdempotencyKeyReusedError();
      if (kept.sealed_answer === null) throw new StillRunningError();
      return JSON.parse(this.secrets.open(kept.sealed_answer)) as KeptAnswer;
    }
    throw new StillRunningError();
  }

  /** Heartbeat of a long call. */
  async renew(claim: IdempotencyClaim): Promise<void> {
    const until = new Date(this.clock.now().getTime() + CLAIM_MS);
    await this.own(this.database.read(), 'UPDATE idempotency_keys SET claimed_until = ?', claim, [until]);
  }

  /**
   * Stores the answer; for paid work in the transaction of the work itself. A process that dies after the commit has
   * answered for good, and one that dies before has done nothing. Answers may hold secrets, so all are encrypted. Throws
   * `StillRunningError` if another call has taken the key over; that rolls the work back.
   */
  async keep(em: EntityManager, claim: IdempotencyClaim, answer: KeptAnswer): Promise<void> {
    if (!(await this.write(em, claim, answer))) throw new StillRunningError();
  }

  /**
   * Stores the name of the work that begins under the key, in the transaction that pays for it. A call that takes the key
   * over from a dead process finds the work and waits for it instead of starting it again. Throws what `keep` throws.
   */
  async begin(em: EntityManager, claim: IdempotencyClaim, work: string): Promise<void> {
    if (!(await this.own(em, 'UPDATE idempotency_keys SET work = ?', claim, [work]))) throw new StillRunningError();
  }

  /** Stores the answer of finished work that did not store it in its own transaction. */
  async keepUnlessKept(claim: IdempotencyClaim, answer: KeptAnswer): Promise<void> {
    await this.write(this.database.read(), claim, answer);
  }

  /** Frees the key of refused or failed work; a stored answer stays. */
  async free(claim: IdempotencyClaim): Promise<void> {
    await this.own(this.database.read(), 'DELETE FROM idempotency_keys', claim);
  }

  private async write(em: EntityManager, claim: IdempotencyClaim, answer: KeptAnswer): Promise<boolean> {
    const sealed = this.secrets.seal(JSON.stringify(answer));
    return await this.own(em, 'UPDATE idempotency_keys SET sealed_answer = ?', claim, [sealed]);
  }

  /** False if the claim was lost. */
  private async own(
    em: EntityManager,
    statement: string,
    { accountId, key, token }: IdempotencyClaim,
    values: unknown[] = [],
  ): Promise<boolean> {
    const words = [...values, accountId, key, token];
    const { affectedRows } = await em.execute<{ affectedRows: number }>(`${statement} WHERE ${OWN}`, words, 'run');
    return affectedRows > 0;
  }
}
