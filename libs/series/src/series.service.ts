import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type FilingOwner, Filings } from '@app/channels';
import { TestClocksService } from '@app/clocks';
import { Clock, ConflictError, Database, findOwned, type Page, type PageAsked, readPage } from '@app/platform';
import { OrderFilingService, type SeriesKeeper } from '@app/videos';
import { LISTED_SERIES, type SeriesRecord, withEpisodes } from './last-episodes';
import { Series } from './series.entity';

/** Reads, pauses and resumes series; every method throws `NotFoundError` for another account's. */
@Injectable()
export class SeriesService implements FilingOwner, SeriesKeeper, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly filings: Filings,
    private readonly orders: OrderFilingService,
    private readonly clocks: TestClocksService,
  ) {}

  onModuleInit(): void {
    this.filings.own(this);
    this.orders.keepSeries(this);
  }

  /** A channel or a show stays while series are in it. */
  async beforeRemoval(em: EntityManager, kind: 'channel' | 'show', id: string): Promise<void> {
    const within = await em.count(Series, kind === 'channel' ? { channelId: id } : { showId: id });
    if (within === 0) return;
    throw new ConflictError(
      kind === 'channel'
        ? `series are in the channel ${id}; move or delete them first`
        : `a series makes episodes of the show ${id}; delete it first`,
    );
  }

  async get(accountId: string, id: string): Promise<Series> {
    return await findOwned(this.database.read(), Series, 'series', { id, accountId });
  }

  /** Newest first, autopilot's among them. Throws `UnknownCursorError`. */
  async page(accountId: string, asked: PageAsked): Promise<Page<SeriesRecord>> {
    const em = this.database.read();
    const list = { entity: Series, whose: { accountId }, by: ['position'] as const, fields: LISTED_SERIES };
    const { data, nextCursor } = await readPage(em, list, asked);
    return { data: await withEpisodes(em, data), nextCursor };
  }

  /** Again is fine. */
  async pause(accountId: string, id: string): Promise<Series> {
    return await this.change(accountId, id, (series, at) => {
      series.pause(null, at);
    });
  }

  /** Pauses all that are active, in the caller's transaction; `reason` is a sentence for the owner. */
  async pauseAll(em: EntityManager, accountId: string, reason: string): Promise<void> {
    const at = this.clock.now();
    const active = await em.find(
      Series,
      { accountId, status: 'active' },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
    for (const series of active) series.pause(reason, at);
    await em.flush();
  }

  /** Goes on with the next slot; what was missed meanwhile is not made up for. Again is fine. */
  async resume(accountId: string, id: string): Promise<Series> {
    return await this.change(accountId, id, (series, at) => {
      series.resume(at);
    });
  }

  private async change(accountId: string, id: string, work: (series: Series, at: Date) => void): Promise<Series> {
    const { clockId } = await this.get(accountId, id);
    return await this.clocks.during(clockId, () =>
      this.database.transaction(async (em) => {
        const series = await findOwned(em, Series, 'series', { id, accountId }, LockMode.PESSIMISTIC_WRITE);
        work(series, this.clock.now());
        await em.flush();
        return series;
      }),
    );
  }
}
