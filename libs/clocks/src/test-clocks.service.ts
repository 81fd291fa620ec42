import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Job, JobEnds, JobQueues, newJob } from '@app/jobs';
import {
  atMoment,
  BadRequestError,
  Clock,
  ConflictError,
  Database,
  findOwned,
  ForbiddenError,
  isLiveAccount,
  newId,
  NotFoundError,
  type Page,
  type PageAsked,
  readPage,
} from '@app/platform';
import { ClockedWorks } from './clocked-works';
import { TestClock, UNUSED_DAYS } from './test-clock.entity';

/** Payload of the job that advances a clock. */
export interface AdvancePayload {
  clockId: string;
}

/** How far from today a clock may begin. */
export const MOST_DAYS_AWAY = 366;
const MOST_CLOCKS = 50;
const DAY_MS = 86_400_000;
const BATCH = 100;

/** Makes, reads, advances and removes test clocks, and does work at their time. */
@Injectable()
export class TestClocksService {
  constructor(
    private readonly database: Database,
    private readonly queues: JobQueues,
    private readonly works: ClockedWorks,
    private readonly ends: JobEnds,
    private readonly clock: Clock,
  ) {}

  /** Throws `ForbiddenError` for a live account, `BadRequestError` for a time too far away, and `ConflictError` beyond 50 clocks. */
  async create(accountId: string, { now, name = null }: { now: Date; name?: string | null }): Promise<TestClock> {
    assertTest(accountId);
    const at = this.clock.real();
    if (Math.abs(now.getTime() - at.getTime()) > MOST_DAYS_AWAY * DAY_MS)
      throw new BadRequestError([{ path: 'now', message: `must be at most ${MOST_DAYS_AWAY} days from today` }]);
    return await this.database.transaction(async (em) => {
      if ((await em.count(TestClock, { accountId })) >= MOST_CLOCKS)
        throw new ConflictError(`an account has at most ${MOST_CLOCKS} test clocks; delete one first`);
      const blank = { status: 'ready' as const, target: null, jobId: null, error: null };
      const times = { standsAt: now, createdAt: at, usedAt: at };
      const clock = em.create(TestClock, { id: newId('clk'), accountId, name, ...blank, ...times });
      await em.persist(clock).flush();
      return clock;
    });
  }

  /** Newest first. Throws `ForbiddenError` for a live account, and `UnknownCursorError`. */
  async page(accountId: string, asked: PageAsked): Promise<Page<TestClock>> {
    assertTest(accountId);
    const list = { entity: TestClock, whose: { accountId }, by: ['position'] as const };
    return await readPage(this.database.read(), list, asked);
  }

  /** Throws `NotFoundError` for another account's. */
  async get(accountId: string, id: string): Promise<TestClock> {
    return await find(this.database.read(), accountId, id);
  }

  /** Orders the job that plays what falls due up to `to`. Throws `NotFoundError` and what `TestClock.advance` throws. */
  async advance(accountId: string, id: string, to: Date): Promise<{ clock: TestClock; job: Job }> {
    const ordered = await this.database.transaction(async (em) => {
      const clock = await find(em, accountId, id, LockMode.PESSIMISTIC_WRITE);
      const payload: AdvancePayload = { clockId: id };
      const order = { accountId, kind: 'clock', stage: 'advance', subject: id, payload } as const;
      const job = await newJob(em, order, this.clock);
      clock.advance(to, job.id, job.createdAt);
      await em.persist(job).flush();
      return { clock, job };
    });
    await this.queues.announce(ordered.job);
    return ordered;
  }

  /** The clock stays at the last moment that was played. Throws `NotFoundError`, and `ConflictError` for a job that has ended. */
  async cancel(accountId: string, jobId: string): Promise<void> {
    await this.database.transaction(async (em) => {
      const job = await findOwned(em, Job, 'job', { id: jobId, accountId }, LockMode.PESSIMISTIC_WRITE);
      if (!job.isUnfinished()) throw new ConflictError(`${jobId} has ended`);
      await this.ends.end(em, job, { status: 'cancelled', reason: 'cancelled' });
    });
  }

  /** What lives by it lives by real time from now on. Throws `NotFoundError`, and `ConflictError` while it is advancing. */
  async remove(accountId: string, id: string): Promise<void> {
    await this.database.transaction(async (em) => {
      const clock = await find(em, accountId, id, LockMode.PESSIMISTIC_WRITE);
      if (clock.status === 'advancing') throw new ConflictError(`test clock ${id} is advancing`);
      await this.works.release(em, id);
      await em.remove(clock).flush();
    });
  }

  /** Removes clocks that nobody has used for 30 days; returns how many. */
  async sweep(): Promise<number> {
    const before = new Date(this.clock.real().getTime() - UNUSED_DAYS * DAY_MS);
    const unused = { usedAt: { $lt: before }, status: { $ne: 'advancing' as const } };
    const clocks = await this.database.read().find(TestClock, unused, { limit: BATCH });
    for (const { accountId, id } of clocks) {
      await this.remove(accountId, id).catch((error: unknown) => {
        if (!(error instanceof NotFoundError || error instanceof ConflictError)) throw error;
      });
    }
    return clocks.length;
  }

  /** Work of a request that names a clock; without one it is done in real time. Throws `NotFoundError` for another account's. */
  async enter<T>(accountId: string, id: string | null | undefined, work: () => Promise<T>): Promise<T> {
    if (id === null || id === undefined) return await work();
    const { standsAt: at } = await this.get(accountId, id);
    return await atMoment({ clockId: id, at }, work);
  }

  /** Work on a record that lives by a clock, or by none. A clock that was removed meanwhile counts as none. */
  async during<T>(id: string | null, work: () => Promise<T>): Promise<T> {
    const at = id === null ? null : await this.timeOf(id);
    return id !== null && at ? await atMoment({ clockId: id, at }, work) : await work();
  }

  /** The time that a clock shows; null for one that there is not. */
  async timeOf(id: string): Promise<Date | null> {
    const clock = await this.database.read().findOne(TestClock, { id });
    return clock?.standsAt ?? null;
  }
}

function assertTest(accountId: string): void {
  if (isLiveAccount(accountId))
    throw new ForbiddenError('Test clocks belong to test mode: use a key that begins with sk_test_.');
}

async function find(em: EntityManager, accountId: string, id: string, lockMode?: LockMode): Promise<TestClock> {
  const clock = await em.findOne(TestClock, { id, accountId }, lockMode === undefined ? {} : { lockMode });
  if (!clock) throw new NotFoundError('test clock', id);
  return clock;
}
