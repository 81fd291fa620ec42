import { Injectable } from '@nestjs/common';
import { NotificationsService } from '@app/accounts';
import { Clock, Database } from '@app/platform';
import type { WebhookEndpoint } from './webhook-endpoint.entity';

const DAY_MS = 24 * 60 * 60_000;
/** An endpoint that has accepted nothing for this long is paused. */
export const PAUSED_AFTER_DAYS = 3;

const REACHED = 'UPDATE webhook_endpoints SET failing_since = NULL WHERE id = ? AND failing_since IS NOT NULL';
const FAILED = 'UPDATE webhook_endpoints SET failing_since = ? WHERE id = ? AND failing_since IS NULL';
const PAUSE = `
  UPDATE webhook_endpoints SET enabled = false, paused_reason = ?
   WHERE id = ? AND enabled AND failing_since <= ? RETURNING url, failing_since AS "failingSince"`;

/** Tracks failures of endpoints, and pauses those that have accepted nothing for days. */
@Injectable()
export class EndpointHealthService {
  constructor(
    private readonly database: Database,
    private readonly notices: NotificationsService,
    private readonly clock: Clock,
  ) {}

  /** Runs after each attempt. The owner is notified in the transaction that pauses, so exactly once. */
  async note({ id, accountId, failingSince }: WebhookEndpoint, hasTaken: boolean): Promise<void> {
    const now = this.clock.now();
    if (hasTaken) {
      if (failingSince) await this.database.run(REACHED, [id]);
      return;
    }
    const before = new Date(now.getTime() - PAUSED_AFTER_DAYS * DAY_MS);
    if (!failingSince || failingSince > before) return void (await this.database.run(FAILED, [now, id]));
    await this.database.transaction(async (em) => {
      const reason = `nothing was taken for ${PAUSED_AFTER_DAYS} days`;
      const [paused] = await em.execute<Array<{ url: string; failingSince: string | Date }>>(PAUSE, [
        reason,
        id,
        before,
      ]);
      if (!paused) return;
      const since = new Date(paused.failingSince).toISOString();
      const data = { webhookId: id, url: paused.url, since };
      await this.notices.notify(em, { accountId, kind: 'webhook_paused', occasion: `${id}:${since}`, data });
    });
  }
}
