import { Injectable } from '@nestjs/common';
import { Clock, Database } from '@app/platform';
import { FAILURES_WITHIN_MS } from './sessions/sign-in-failures';

/** How long the page of an embedded studio can still say that its session has ended. */
const ENDED_EMBEDS_MS = 7 * 86_400_000;

/** Removes expired sessions, embed tokens, failure counts and idempotency keys. Any number of processes may run it at once. */
@Injectable()
export class SweepAccountsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async sweep(): Promise<void> {
    const em = this.database.read();
    const now = this.clock.now();
    await em.execute('DELETE FROM sessions WHERE expires_at <= ?', [now]);
    await em.execute('DELETE FROM embed_tokens WHERE expires_at <= ? AND clock_id IS NULL', [
      new Date(now.getTime() - ENDED_EMBEDS_MS),
    ]);
    await em.execute('DELETE FROM account_links WHERE expires_at <= ?', [now]);
    await em.execute('DELETE FROM idempotency_keys WHERE expires_at <= ?', [now]);
    await em.execute('DELETE FROM sign_in_failures WHERE at <= ?', [new Date(now.getTime() - FAILURES_WITHIN_MS)]);
  }
}
