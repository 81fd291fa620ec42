import { Injectable } from '@nestjs/common';
import { Database, NotFoundError, type Page } from '@app/platform';
import { AccountEvent } from './account-event.entity';
import { TEST_EVENT } from './webhook-endpoint.entity';

/** The account's events in order, so that a missed delivery loses nothing. */
@Injectable()
export class EventFeedService {
  constructor(private readonly database: Database) {}

  /** Events after the given one. One relay assigns the positions, so nothing appears before what was read. Throws `NotFoundError`. */
  async after(accountId: string, page: { limit: number; after?: string }): Promise<Page<AccountEvent>> {
    const em = this.database.read();
    const ofFeed = { accountId, event: { $ne: TEST_EVENT } };
    const after = page.after ? await em.findOne(AccountEvent, { ...ofFeed, id: page.after }) : null;
    if (page.after && !after) throw new NotFoundError('event', page.after);
    const rows = await em.find(
      AccountEvent,
      { ...ofFeed, ...(after ? { position: { $gt: after.position } } : {}) },
      { orderBy: { position: 'asc' }, limit: page.limit + 1 },
    );
    const data = rows.slice(0, page.limit);
    return { data, nextCursor: rows.length > page.limit ? (data.at(-1)?.id ?? null) : null };
  }
}
