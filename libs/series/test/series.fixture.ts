import { type MikroORM } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { NotificationsService } from '@app/accounts';
import { Clock, Database, openOrm, QUEUES, TicketQueues } from '@app/platform';
import { SetClock, startTestDatabase } from '@app/testing';
import { type CheckTicket, SERIES_ENTITIES } from '../src';
import { StopSeriesService } from '../src/stop-series.service';
import { ClaimChecksService } from '../src/tick/claim-checks.service';

const ACCOUNT = 'acc_series';

/** What a test wants to know of a series. */
export interface AskedSeries {
  schedule?: string;
  tz?: string;
  nextRunAt: Date;
}

export interface CheckRow {
  id: string;
  series_id: string;
  slot: string;
  status: string;
}

/** What one worker has: connections, queues and the services over them. */
export class SeriesProcess {
  readonly database: Database;
  readonly claims: ClaimChecksService;

  private constructor(
    readonly orm: MikroORM,
    private readonly queues: TicketQueues,
    clock: Clock,
  ) {
    this.database = new Database(orm);
    const stops = new StopSeriesService(new NotificationsService(this.database, clock), clock);
    this.claims = new ClaimChecksService(this.database, queues, stops, clock);
  }

  static async start(url: string, clock: Clock): Promise<SeriesProcess> {
    const orm = (await openOrm(url, SERIES_ENTITIES)) as MikroORM;
    return new SeriesProcess(orm, new TicketQueues({ queueUrl: undefined, stalledAfterSeconds: 20 }, url), clock);
  }

  get tickets() {
    return this.queues.of(QUEUES.series);
  }

  async stop(): Promise<void> {
    await this.queues.onApplicationShutdown();
    await this.orm.close(true);
  }
}

/** Workers over a database of their own; what they do with checks is the test's. */
export class SeriesStand {
  private serial = 0;
  private readonly processes: SeriesProcess[] = [];

  private constructor(
    private readonly server: Awaited<ReturnType<typeof startTestDatabase>>,
    readonly clock: SetClock,
  ) {}

  static async start(time: Date): Promise<SeriesStand> {
    Logger.overrideLogger(false);
    const stand = new SeriesStand(await startTestDatabase(), new SetClock(time));
    const first = await stand.process();
    await first.database.transaction(async (em) => {
      await em.execute(
        "INSERT INTO accounts (id, email, password_hash, created_at) VALUES (?, 's@x.example', 'x', now())",
        [ACCOUNT],
      );
      await em.execute(
        "INSERT INTO channels (id, account_id, name, defaults, created_at, updated_at) VALUES ('chn_s', ?, 'C', '{}', now(), now())",
        [ACCOUNT],
      );
      await em.execute(
        "INSERT INTO shows (id, account_id, name, title, defaults, created_at, updated_at) VALUES ('shw_s', ?, 'S', 'S', '{}', now(), now())",
        [ACCOUNT],
      );
    });
    return stand;
  }

  /** One more worker. */
  async process(): Promise<SeriesProcess> {
    const process = await SeriesProcess.start(this.server.url, this.clock);
    this.processes.push(process);
    return process;
  }

  /** The worker that was there from the start. */
  get first(): SeriesProcess {
    const [first] = this.processes;
    if (!first) throw new Error('not started');
    return first;
  }

  async stop(): Promise<void> {
    for (const process of this.processes) await process.stop();
    await this.server.stop();
  }

  /** Active series; returns their ids. */
  async series(asked: AskedSeries[]): Promise<string[]> {
    const made = asked.map((one) => ({ id: `ser_${++this.serial}`, schedule: 'daily', tz: 'UTC', ...one }));
    const rows = JSON.stringify(made.map(({ nextRunAt, ...one }) => ({ ...one, next: nextRunAt.toISOString() })));
    await this.first.database.read().execute(INSERT_SERIES, [ACCOUNT, rows]);
    return made.map(({ id }) => id);
  }

  async checks(): Promise<CheckRow[]> {
    const em = this.first.database.read();
    return await em.execute<CheckRow[]>(
      'SELECT id, series_id, slot, status FROM series_checks ORDER BY series_id, slot',
    );
  }

  async nextRunOf(id: string): Promise<string | null> {
    const em = this.first.database.read();
    const [row] = await em.execute<Array<{ next_run_at: string | null }>>(
      'SELECT next_run_at FROM series WHERE id = ?',
      [id],
    );
    return row?.next_run_at ? new Date(row.next_run_at).toISOString() : null;
  }

  /** Checks that the queue holds, by id. */
  async ticketed(): Promise<string[]> {
    const jobs = await this.first.tickets.getJobs(['waiting', 'active', 'delayed', 'prioritized'], 0, 100_000);
    return jobs.map(({ data }) => (data as CheckTicket).checkId).sort();
  }

  /** Ends every open check, as a worker does that found nothing new. */
  async finishAll(): Promise<void> {
    const finish =
      "UPDATE series_checks SET status = 'done', outcome = 'quiet', finished_at = ? WHERE status = 'claimed'";
    await this.first.database.read().execute(finish, [this.clock.now()]);
  }

  async clear(): Promise<void> {
    await this.first.tickets.obliterate({ force: true });
    for (const table of ['episodes', 'series_checks', 'series'])
      await this.first.database.read().execute(`DELETE FROM ${table}`);
  }
}

const INSERT_SERIES = `
  INSERT INTO series (id, account_id, channel_id, show_id, kind, source, schedule, tz, policy, destinations, title,
                      settings, autopilot, status, next_run_at, created_at, updated_at)
  SELECT id, ?, 'chn_s', 'shw_s', 'page', '{}', schedule, tz, 'hold', '{}', 'Bread', '{}', false, 'active', next,
         now(), now()
  FROM jsonb_to_recordset(?::jsonb) AS asked (id text, schedule text, tz text, next timestamptz)`;
