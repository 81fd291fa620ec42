import { getEventListeners } from 'node:events';
import type { MikroORM } from '@mikro-orm/core';
import { Database, openOrm, TableNews } from '@app/platform';
import { SetClock, startTestDatabase, type TestDatabase } from '@app/testing';
import { Job, JOB_ENTITIES, JobNews, newJob, type NewJob, priorityOf } from '../src';

const NOW = new Date('2026-03-01T12:00:00Z');
const CLOCK = new SetClock(NOW);

describe('jobs', () => {
  let server: TestDatabase;
  let orm: MikroORM;
  let database: Database;
  let heard: TableNews;
  let news: JobNews;

  beforeAll(async () => {
    server = await startTestDatabase();
    orm = await openOrm(server.url, JOB_ENTITIES);
    database = new Database(orm);
    heard = new TableNews(server.url);
    news = new JobNews(heard, database);
    news.onModuleInit();
    // Told once the connection is there.
    await new Promise<void>((resolve) => heard.on('jobs_told', () => resolve()));
  });

  beforeEach(async () => {
    await database.read().execute('DELETE FROM jobs');
  });

  afterAll(async () => {
    await heard.onApplicationShutdown();
    await orm.close(true);
    await server.stop();
  });

  async function ordered(accountId: string, more: Partial<NewJob<'create'>> = {}): Promise<Job> {
    return await database.transaction(async (em) => {
      // Accounts that no test here asks for.
      await em.execute("SET LOCAL session_replication_role = 'replica'");
      const job = await newJob(em, { accountId, kind: 'create', stage: 'design', ...more }, CLOCK);
      await em.persistAndFlush(job);
      return job;
    });
  }

  /** What a worker takes next begins, as BullMQ orders it: by priority, then by age. */
  async function taken(): Promise<string | undefined> {
    const waiting = await database.read().find(Job, { tries: 0 });
    const [next] = waiting.sort((one, other) => priorityOf(one) - priorityOf(other));
    if (next) await database.run("UPDATE jobs SET tries = 1, status = 'done' WHERE id = ?", [next.id]);
    return next?.accountId;
  }

  it('are taken from each account in turn, however many one of them queued first', async () => {
    for (let index = 0; index < 20; index++) await ordered('acc_many');
    expect([await taken(), await taken(), await taken()]).toEqual(['acc_many', 'acc_many', 'acc_many']);
    await ordered('acc_one');
    await ordered('acc_one');
    const next = [await taken(), await taken(), await taken(), await taken(), await taken()];
    expect(next.indexOf('acc_one')).toBeLessThan(2);
    expect(next.slice(0, 4).filter((account) => account === 'acc_one')).toHaveLength(2);
    expect(next.slice(0, 4).filter((account) => account === 'acc_many')).toHaveLength(2);
  });

  it('that somebody waits for come before batches of the same account and of others', async () => {
    for (let index = 0; index < 5; index++) await ordered('acc_series', { isBatch: true });
    await ordered('acc_series');
    await ordered('acc_person');
    expect([await taken(), await taken(), await taken()].sort()).toEqual(['acc_person', 'acc_series', 'acc_series']);
    const left = await database.read().find(Job, { tries: 0 });
    expect(left.every(({ isBatch }) => isBatch)).toBe(true);
  });

  it('end with the process, and leave nothing behind in it once they have ended', async () => {
    const job = await ordered('acc_one');
    const process = new AbortController();
    const [ended, running] = [news.watch(job, process.signal), news.watch(job, process.signal)];
    expect(getEventListeners(process.signal, 'abort')).toHaveLength(2);
    ended.end();
    expect(getEventListeners(process.signal, 'abort')).toHaveLength(1);
    const reason = new Error('the worker stops');
    process.abort(reason);
    const late = news.watch(job, process.signal);
    await Promise.resolve();
    expect([ended, running, late].map(({ signal }) => signal.reason as unknown)).toEqual([undefined, reason, reason]);
    running.end();
    late.end();
    expect(getEventListeners(process.signal, 'abort')).toEqual([]);
  });

  it('are told of when they change, and a stage that nobody wants any more is stopped', async () => {
    const job = await ordered('acc_told');
    const watch = news.watch(job, new AbortController().signal);
    const follower = news.follow(job.id);
    await database.run('UPDATE jobs SET progress = 0.5 WHERE id = ?', [job.id]);
    await follower.next();
    expect(watch.signal.aborted).toBe(false);
    const told = new Promise((resolve) => watch.signal.addEventListener('abort', resolve));
    await database.run("UPDATE jobs SET status = 'cancelled' WHERE id = ?", [job.id]);
    await told;
    await follower.next();
    watch.end();
    follower.end();
  });
});
