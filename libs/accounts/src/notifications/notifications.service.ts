import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, Database, findOwned, newId, type Page, type PageAsked, readPage } from '@app/platform';
import { type NoticeData, type NoticeKind, NOTICES } from './notices';
import { Notification } from './notification.entity';

/** A notice to add; `occasion` identifies its cause within the kind, such as a ledger row. */
export interface Notice<Kind extends NoticeKind = NoticeKind> {
  accountId: string;
  kind: Kind;
  occasion: string;
  data: NoticeData[Kind];
}

const INSERT = `
  INSERT INTO notifications (id, account_id, kind, cause, title, message, data, created_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (cause) DO NOTHING`;

const FORGOTTEN_AT_ONCE = 5_000;
const FORGET = `
  DELETE FROM notifications WHERE position IN (SELECT position FROM notifications WHERE created_at < ? LIMIT ?)`;

@Injectable()
export class NotificationsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Adds a notice in the caller's transaction, once per occasion; false if it existed already. */
  async notify<Kind extends NoticeKind>(em: EntityManager, notice: Notice<Kind>): Promise<boolean> {
    const { accountId, kind, occasion, data } = notice;
    const { title, message } = NOTICES[kind](data);
    const words = [newId('ntf'), accountId, kind, `${kind}:${occasion}`, title, message];
    const values = [...words, JSON.stringify(data), this.clock.now()];
    // The unique key decides, not a read before it: another process may be adding the same notice right now.
    const { affectedRows } = await em.execute<{ affectedRows: number }>(INSERT, values, 'run');
    return affectedRows > 0;
  }

  /** Marks a notice as read because its cause is gone, in the caller's transaction. Does nothing without one. */
  async settle(em: EntityManager, { kind, occasion }: Pick<Notice, 'kind' | 'occasion'>): Promise<void> {
    const where = { cause: `${kind}:${occasion}`, readAt: null };
    await em.nativeUpdate(Notification, where, { readAt: this.clock.now() });
  }

  /** After the one named by `cursor`. Throws `UnknownCursorError`. */
  async page(accountId: string, asked: PageAsked): Promise<Page<Notification>> {
    return await readPage(
      this.database.read(),
      { entity: Notification, whose: { accountId }, by: ['position'] },
      asked,
    );
  }

  /** Marks it as read; can be repeated. Throws `NotFoundError`, also for another account's. */
  async read(accountId: string, id: string): Promise<Notification> {
    const em = this.database.read();
    const notification = await findOwned(em, Notification, 'notification', { id, accountId });
    notification.markRead(this.clock.now());
    await em.flush();
    return notification;
  }

  /** Deletes a batch of notices older than that, read or not; returns how many. */
  async forget(before: Date): Promise<number> {
    return await this.database.run(FORGET, [before, FORGOTTEN_AT_ONCE]);
  }
}
