import { startTestDatabase, type TestDatabase } from '@app/testing';
import { Queue, Worker } from 'bullmq';
import { createSharedBackend, PostgresQueues } from '../src/queues/queue-connection';

const NAMES = ['design', 'render', 'webhooks'];

/** Unlike `once` of Node it goes on where the worker tells of an error. */
function next(worker: Worker, event: 'completed' | 'drained'): Promise<void> {
  return new Promise((resolve) => void worker.once(event, () => resolve()));
}

describe('queues and workers of a process', () => {
  let server: TestDatabase;
  let connection: PostgresQueues;
  const closing: Array<{ close(): Promise<void> }> = [];

  beforeAll(async () => {
    server = await startTestDatabase();
    connection = new PostgresQueues(server.url);
  });

  afterAll(async () => {
    for (const each of closing) await each.close();
    await connection.end();
    await server.stop();
  });

  function queueOf(name: string): Queue {
    const queue = new Queue(name, { connection: connection as never }, createSharedBackend as never);
    queue.on('error', () => undefined);
    closing.push(queue);
    return queue;
  }

  function workerOf(name: string, done: string[]): Worker {
    const work = ({ data }: { data: unknown }) => Promise.resolve(done.push(data as string));
    const worker = new Worker(
      name,
      work,
      { connection: connection as never, drainDelay: 60 },
      createSharedBackend as never,
    );
    worker.on('error', () => undefined);
    closing.push(worker);
    return worker;
  }

  async function listeners(): Promise<number> {
    const asked =
      "SELECT count(*)::int AS count FROM pg_stat_activity WHERE query LIKE '%LISTEN bullmq_jobs%' AND pid <> pg_backend_pid()";
    const { rows } = await connection.pool.query<{ count: number }>(asked);
    return rows[0]?.count ?? 0;
  }

  it('hear of tickets over one connection, each of its own, and go on when one of them ends', async () => {
    const done: string[] = [];
    const workers = NAMES.map((name) => workerOf(name, done));
    const queues = NAMES.map(queueOf);
    for (const [index, queue] of queues.entries()) {
      const completed = next(workers[index] as Worker, 'completed');
      await queue.add('ticket', queue.name);
      await completed;
    }
    expect(done).toEqual(NAMES);
    expect(await listeners()).toBe(1);
    await workers[0]?.close();
    await queues[0]?.close();
    const completed = next(workers[1] as Worker, 'completed');
    await queues[1]?.add('ticket', 'again');
    await completed;
    expect(done).toEqual([...NAMES, 'again']);
  });

  it('hear again once the connection that they listen on was cut', async () => {
    const done: string[] = [];
    const [worker, queue] = [workerOf('exports', done), queueOf('exports')];
    await next(worker, 'drained');
    const completed = next(worker, 'completed');
    await connection.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%LISTEN bullmq_jobs%' AND pid <> pg_backend_pid()",
    );
    await queue.add('ticket', 'after the cut');
    await completed;
    expect(done).toEqual(['after the cut']);
  });
});
