import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '@app/platform';
import { TooManySignInsError } from '../accounts.errors';

const AT_MOST = 10;
/** Older failures do not count. */
export const FAILURES_WITHIN_MS = 15 * 60_000;
/** An arbitrary number that separates these advisory locks from others. */
const LOCK_SPACE = 41_207;

const TENTH_NEWEST = 'SELECT at FROM sign_in_failures WHERE subject = ? AND at > ? ORDER BY at DESC OFFSET ? LIMIT 1';

/** Counts failed sign-ins per e-mail and address, across all processes. */
@Injectable()
export class SignInFailures {
  constructor(private readonly clock: Clock) {}

  /** Blocks other sign-ins of these subjects until the transaction ends. */
  async lock(em: EntityManager, subjects: string[]): Promise<void> {
    for (const subject of [...subjects].sort()) {
      await em.execute('SELECT pg_advisory_xact_lock(?, hashtext(?))', [LOCK_SPACE, subject]);
    }
  }

  /** Throws `TooManySignInsError`. */
  async assertFew(em: EntityManager, subjects: string[]): Promise<void> {
    const now = this.clock.now().getTime();
    const since = new Date(now - FAILURES_WITHIN_MS);
    for (const subject of subjects) {
      const [tenth] = await em.execute<Array<{ at: string }>>(TENTH_NEWEST, [subject, since, AT_MOST - 1]);
      if (!tenth) continue;
      const again = new Date(tenth.at).getTime() + FAILURES_WITHIN_MS;
      throw new TooManySignInsError(AT_MOST, Math.max(1, Math.ceil((again - now) / 1000)));
    }
  }

  /** Resets the count. */
  async forgive(em: EntityManager, subject: string): Promise<void> {
    await em.execute('DELETE FROM sign_in_failures WHERE subject = ?', [subject]);
  }

  async add(em: EntityManager, subjects: string[]): Promise<void> {
    const at = this.clock.now();
    for (const subject of subjects) {
      await em.execute('INSERT INTO sign_in_failures (subject, at) VALUES (?, ?)', [subject, at]);
    }
  }
}
