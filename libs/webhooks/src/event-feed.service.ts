import { Injectable } from '@nestjs/common';
import { Database, NotFoundError, type Page, SharedLook } from '@app/platform';
import { AccountEvent } from './account-event.entity';
import { TEST_EVENT, type WebhookEventName } from './webhook-events';

/** A place in an account's feed: behind the event of this id, or before the oldest one. */
export interface FeedPosition {
  position: string;
  id: string | null;
}

/** Which events a reader asks for; all without names. */
export interface FeedFilter {
  events?: readonly WebhookEventName[] | undefined;
}

const START: FeedPosition = { position: '0', id: null };
const LOOK_EVERY_MS = 1_000;
/** Proxies close connections that are silent for longer, many of them after 30 s. */
const HEARTBEAT_MS = 15_000;
const EVENTS_A_READ = 100;

/** The account's events in order, so that a missed delivery loses nothing. */
@Injectable()
export class EventFeedService {
  private readonly watch = new SharedLook((accountIds) => this.newestPositions(accountIds), LOOK_EVERY_MS);

  constructor(private readonly database: Database) {}

  /**
   * Where the event of this id stands; `now` is behind the newest, nothing or `start` is before the oldest. Throws
   * `NotFoundError`.
   */
  async positionOf(accountId: string, after: string | undefined): Promise<FeedPosition> {
    if (!after || after === 'start') return START;
    const ofFeed = { accountId, event: { $ne: TEST_EVENT } };
    const em = this.database.read();
    if (after === 'now') {
      const [newest] = await em.find(AccountEvent, ofFeed, { orderBy: { position: 'desc' }, limit: 1 });
      return newest ?? START;
    }
    const event = await em.findOne(AccountEvent, { ...ofFeed, id: after });
    if (!event) throw new NotFoundError('event', after);
    return event;
  }

  /** Events after the given one. One relay assigns the positions, so nothing appears before what was read. Throws `NotFoundError`. */
  async after(
    accountId: string,
    { limit, after, events }: FeedFilter & { limit: number; after?: string },
  ): Promise<Page<AccountEvent>> {
    const { position } = await this.positionOf(accountId, after);
    const rows = await this.read(accountId, { position, events, limit: limit + 1 });
    const data = rows.slice(0, limit);
    return { data, nextCursor: rows.length > limit ? (data.at(-1)?.id ?? null) : null };
  }

  /**
   * Events behind a position, those that happen from now on included, until `signal` aborts; null from time to time where
   * nothing happens. Reads on only as fast as it is read.
   */
  async *follow(
    accountId: string,
    { position, events }: FeedFilter & Pick<FeedPosition, 'position'>,
    signal: AbortSignal,
  ): AsyncGenerator<AccountEvent | null> {
    let last = position;
    // All up to here is read, of whatever name.
    let seen = BigInt(position);
    while (!signal.aborted) {
      const rows = await this.read(accountId, { position: last, events, limit: EVENTS_A_READ });
      for (const row of rows) {
        if (signal.aborted) return;
        last = row.position;
        yield row;
      }
      if (rows.length === EVENTS_A_READ) continue;
      if (BigInt(last) > seen) seen = BigInt(last);
      const isNews = (newest: string): boolean => BigInt(newest) > seen;
      const newest = await this.watch.until(accountId, isNews, { signal, forMs: HEARTBEAT_MS });
      if (newest !== undefined) seen = BigInt(newest);
      else if (!signal.aborted) yield null;
    }
  }

  private async read(
    accountId: string,
    { position, events, limit }: FeedFilter & { position: string; limit: number },
  ): Promise<AccountEvent[]> {
    const event = events ? { $in: [...events] } : { $ne: TEST_EVENT };
    return await this.database
      .read()
      .find(AccountEvent, { accountId, event, position: { $gt: position } }, { orderBy: { position: 'asc' }, limit });
  }

  /** One short search of the index for each account. */
  private async newestPositions(accountIds: string[]): Promise<Map<string, string>> {
    const rows = await this.database.read().execute<Array<{ account_id: string; position: string | null }>>(
      `SELECT account_id, (SELECT max(position) FROM account_events e WHERE e.account_id = asked.account_id) AS position
       FROM jsonb_array_elements_text(?::jsonb) AS asked(account_id)`,
      [JSON.stringify(accountIds)],
    );
    return new Map(rows.flatMap(({ account_id, position }) => (position === null ? [] : [[account_id, position]])));
  }
}
