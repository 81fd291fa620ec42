import { type MikroORM } from '@mikro-orm/postgresql';
import { NotificationsService } from '@app/accounts';
import { Database, openOrm, QUEUES, SystemClock, TicketQueues } from '@app/platform';
import { ClaimChecksService, SERIES_ENTITIES, StopSeriesService } from '@app/series';
import { startTestDatabase } from '@app/testing';
import { row } from './report';

const SERIES = 10_000;
/** The service's promise: 10,000 series that fall due together are claimed in less, on one machine. */
const GOAL_SECONDS = 10;

/** Series of many schedules and zones that fall due in the same minute, claimed by one worker and by three at once. */
export async function seriesBench(): Promise<void> {
  process.stdout.write(`\n${SERIES} series due in the same minute: checks written and on their queue\n`);
  for (const workers of [1, 3]) {
    const { seconds, checks, tickets } = await claimWith(workers);
    row(`  ${workers} ${workers === 1 ? 'worker' : 'workers'}`, {
      claimed: `in ${seconds.toFixed(2)} s`,
      goal: `${GOAL_SECONDS} s`,
      checks: String(checks),
      tickets: String(tickets),
    });
  }
}

async function claimWith(count: number): Promise<{ seconds: number; checks: number; tickets: number }> {
  const server = await startTestDatabase();
  const workers = await Promise.all(Array.from({ length: count }, () => startWorker(server.url)));
  try {
    const { database, queues } = workers[0] as BenchWorker;
    for (const statement of SEED) await database.read().execute(statement);
    const started = performance.now();
    await Promise.all(workers.map(({ claims }) => claims.claimDue()));
    const seconds = (performance.now() - started) / 1000;
    const [{ checks } = { checks: 0 }] = await database
      .read()
      .execute<Array<{ checks: number }>>('SELECT count(DISTINCT series_id)::int AS checks FROM series_checks');
    return { seconds, checks, tickets: await queues.of(QUEUES.series).getJobCountByTypes('waiting') };
  } finally {
    for (const { queues, orm } of workers) {
      await queues.onApplicationShutdown();
      await orm.close(true);
    }
    await server.stop();
  }
}

interface BenchWorker {
  orm: MikroORM;
  database: Database;
  queues: TicketQueues;
  claims: ClaimChecksService;
}

async function startWorker(url: string): Promise<BenchWorker> {
  const orm = (await openOrm(url, SERIES_ENTITIES)) as MikroORM;
  const [database, clock] = [new Database(orm), new SystemClock()];
  const queues = new TicketQueues({ queueUrl: undefined, stalledAfterSeconds: 20 }, url);
  const stops = new StopSeriesService(new NotificationsService(database, clock), clock);
  const claims = new ClaimChecksService(database, queues, stops, clock);
  return { orm, database, queues, claims };
}

/** Schedules of all forms over the zones that PostgreSQL knows by their places. */
const SEED = [
  "INSERT INTO accounts (id, email, password_hash, created_at) VALUES ('acc_bench', 'b@bench.example', 'x', now())",
  `INSERT INTO channels (id, account_id, name, defaults, created_at, updated_at)
   VALUES ('chn_bench', 'acc_bench', 'C', '{}', now(), now())`,
  `INSERT INTO shows (id, account_id, name, title, defaults, created_at, updated_at)
   VALUES ('shw_bench', 'acc_bench', 'S', 'S', '{}', now(), now())`,
  `INSERT INTO series (id, account_id, channel_id, show_id, kind, source, schedule, tz, policy, destinations, title,
                       settings, autopilot, status, next_run_at, created_at, updated_at)
   SELECT 'ser_' || n, 'acc_bench', 'chn_bench', 'shw_bench', 'page', '{}',
          (ARRAY['hourly', 'every 30m', 'daily 9am', 'weekdays 8am', 'weekly mon 9am', 'daily 21:15'])[1 + n % 6],
          (ARRAY['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Australia/Lord_Howe', 'Asia/Kolkata',
                 'America/Sao_Paulo', 'Africa/Cairo', 'Pacific/Chatham', 'Europe/London'])[1 + n / 6 % 10],
          'hold', '{}', 'Bench', '{}', false, 'active',
          date_trunc('minute', now()) - interval '1 minute' + n % 60 * interval '1 second', now(), now()
   FROM generate_series(1, ${SERIES}) AS n`,
];
