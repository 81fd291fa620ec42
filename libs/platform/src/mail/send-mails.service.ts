import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../clock';
import { Database } from '../database/database';
import { SecretBox } from '../secrets/secret-box';
import { MailMetrics } from './mail.metrics';
import { MailError, Mailer } from './mailer';
import { OutgoingMail } from './outgoing-mail.entity';
import type { MailWords } from './outgoing-mails';

const AT_ONCE = 5;
/** Longer than an attempt can take: after it, a mail of a dead sender is retried. */
const CLAIMED_MS = 120_000;
/** Seconds between attempts; a mail is given up after the attempt that follows the last pause. */
const PAUSES_S = [15, 60, 300, 900];
const MOST_ATTEMPTS = PAUSES_S.length + 1;
const KEPT_MS = 30 * 86_400_000;

const CLAIM = `
  UPDATE mails SET attempts = attempts + 1, due_at = ? WHERE id IN (
    SELECT id FROM mails WHERE status = 'waiting' AND due_at <= ? ORDER BY due_at LIMIT ? FOR UPDATE SKIP LOCKED
  ) RETURNING id`;

type Outcome = Partial<Pick<OutgoingMail, 'status' | 'sealed' | 'error' | 'dueAt' | 'settledAt'>>;

/**
 * Sends waiting mails, outside any transaction. An attempt is counted before it starts and is released if its process dies,
 * so a mail is neither lost nor sent more than a few times. Any number of processes may run it at once.
 */
@Injectable()
export class SendMailsService {
  /** SQL: when there is a mail to send. */
  readonly due = "SELECT min(due_at) FROM mails WHERE status = 'waiting'";
  private readonly logger = new Logger(SendMailsService.name);

  constructor(
    private readonly database: Database,
    private readonly mailer: Mailer,
    private readonly secrets: SecretBox,
    private readonly clock: Clock,
    private readonly metrics: MailMetrics,
  ) {}

  /** Sends all mails that are due; returns how many. */
  async sendDue(): Promise<number> {
    let tried = 0;
    for (;;) {
      const mails = await this.claim();
      await Promise.all(mails.map((mail) => this.settle(mail)));
      tried += mails.length;
      if (mails.length < AT_ONCE) return tried;
    }
  }

  /** Removes mails sent or given up thirty days ago. */
  async forget(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    await this.database.read().nativeDelete(OutgoingMail, { settledAt: { $lt: before } });
  }

  private async claim(): Promise<OutgoingMail[]> {
    const em = this.database.read();
    const now = this.clock.now();
    const values = [new Date(now.getTime() + CLAIMED_MS), now, AT_ONCE];
    const claimed = await em.execute<Array<{ id: string }>>(CLAIM, values);
    return claimed.length === 0 ? [] : await em.find(OutgoingMail, { id: { $in: claimed.map(({ id }) => id) } });
  }

  private async settle(mail: OutgoingMail): Promise<void> {
    const { id, attempts } = mail;
    const outcome = await this.attempt(mail);
    // A sender that outlived its claim finds the count changed and leaves the mail to the next one.
    await this.database.read().nativeUpdate(OutgoingMail, { id, attempts, status: 'waiting' }, outcome);
  }

  private async attempt({ id, recipient, sealed, attempts, expiresAt, createdAt }: OutgoingMail): Promise<Outcome> {
    const now = this.clock.now();
    if (attempts > MOST_ATTEMPTS) return this.giveUp(id, 'interrupted');
    if (expiresAt <= now || sealed === null) return this.giveUp(id, 'too late');
    try {
      const words = JSON.parse(this.secrets.open(sealed)) as MailWords;
      await this.mailer.send({ id, to: recipient, date: createdAt, ...words });
      this.metrics.tries.inc({ outcome: 'sent' });
      return { status: 'sent', sealed: null, error: null, settledAt: this.clock.now() };
    } catch (error) {
      const reason = error instanceof MailError ? error.message : (error as Error).name;
      const pause = PAUSES_S[attempts - 1];
      if (pause === undefined || (error instanceof MailError && error.isFinal)) return this.giveUp(id, reason);
      this.metrics.tries.inc({ outcome: 'retried' });
      this.logger.warn({ mailId: id, attempts, reason }, 'mail not sent, to be tried again');
      return { error: reason, dueAt: new Date(this.clock.now().getTime() + pause * 1000) };
    }
  }

  private giveUp(mailId: string, reason: string): Outcome {
    this.metrics.tries.inc({ outcome: 'given_up' });
    this.logger.error({ mailId, reason }, 'mail given up');
    return { status: 'failed', sealed: null, error: reason, settledAt: this.clock.now() };
  }
}
