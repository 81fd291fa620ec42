import { EventEmitter } from 'node:events';
import {
  type BackendClasses,
  type BackendFactory,
  createRedisBackend,
  type IQueueBackend,
  PostgresConnection,
  PostgresQueueBackend,
  type WorkerOptions,
  withBackend,
} from 'bullmq';
import type { Config } from '../config/config';
import { SteadyClient } from '../database/steady-client';

/** A Redis that comes back is noticed within so long; BullMQ's own pauses grow to 20 s. */
const RETRY_MOST_MS = 2_000;
const RETRY_STEP_MS = 200;

export type QueueConfig = Pick<Config, 'queueUrl' | 'stalledAfterSeconds'>;

interface RedisConnection {
  url: string;
  maxRetriesPerRequest: null;
  retryStrategy: (times: number) => number;
}

type ListenClient = Awaited<ReturnType<PostgresConnection['getListenClient']>>;

/** PostgreSQL schema that BullMQ owns; our migrations never touch it. */
export const QUEUE_SCHEMA = 'bullmq';
/** Connections for statements, all of them short. */
const POOL = 4;
/**
 * PostgreSQL tells an idle worker of tickets, and a connection that broke off is noticed within some 20 s; so often it looks
 * for a ticket that it was not told of.
 */
const IDLE_LOOK_S = 300;

/**
 * How the queues and workers of a process reach PostgreSQL: by one pool, and by one connection that hears of tickets. By itself
 * BullMQ opens both for each of them, and PostgreSQL wakes every connection that listens at every NOTIFY.
 */
export class PostgresQueues extends PostgresConnection {
  private listening: ListenClient | null = null;

  constructor(connectionString: string) {
    super({ connectionString, schema: QUEUE_SCHEMA, max: POOL, Client: SteadyClient });
    this.setMaxListeners(0);
  }

  override async getListenClient(): Promise<ListenClient> {
    const client = await super.getListenClient();
    if (client !== this.listening) this.share(client);
    return client;
  }

  /** Every worker says `LISTEN` on it and waits; the driver takes one statement at a time. */
  private share(client: ListenClient): void {
    this.listening = client;
    if (client instanceof EventEmitter) client.setMaxListeners(0);
    const query = client.query.bind(client);
    let last: Promise<unknown> = Promise.resolve();
    client.query = async (text, parameters) => {
      const answer = last.then(() => query<never>(text, parameters));
      last = answer.catch(() => undefined);
      return await answer;
    };
  }

  /** A queue or worker that ends leaves it to the others. */
  override async close(): Promise<void> {}

  async end(): Promise<void> {
    await super.close();
  }
}

/** Hands BullMQ the connections that all queues and workers share. */
export const createSharedBackend: BackendFactory<PostgresQueueBackend, PostgresQueues> = (name, options) =>
  new PostgresQueueBackend(options.connection, name, options as never);

/** How the queues and workers of a process reach their store. */
export class QueueConnection {
  private readonly postgres: PostgresQueues | null;

  constructor(
    private readonly config: QueueConfig,
    databaseUrl: string,
  ) {
    this.postgres = isRedis(config) ? null : new PostgresQueues(config.queueUrl ?? databaseUrl);
  }

  /** BullMQ's classes over that store. */
  get classes(): BackendClasses<IQueueBackend, object> {
    return (this.postgres ? withBackend(createSharedBackend) : withBackend(createRedisBackend)) as never;
  }

  /**
   * For queues. A Redis that is away refuses what is put on a queue at once: whoever orders is answered all the same, for the
   * tables hold the work and the sweep queues it later.
   */
  get ofQueues(): object {
    return this.postgres ?? { ...redis(this.config), enableOfflineQueue: false };
  }

  /** For workers: on Redis a worker waits for the server as long as it takes. */
  get ofWorkers(): Pick<WorkerOptions, 'connection' | 'drainDelay'> {
    if (!this.postgres) return { connection: redis(this.config) };
    return { connection: this.postgres as object, drainDelay: IDLE_LOOK_S };
  }

  /** Once the queues and workers are closed. */
  async end(): Promise<void> {
    await this.postgres?.end();
  }
}

/** Whether the queues are in Redis; else they are in PostgreSQL. */
function isRedis({ queueUrl }: QueueConfig): boolean {
  return queueUrl?.startsWith('redis') ?? false;
}

function redis({ queueUrl }: QueueConfig): RedisConnection {
  const retryStrategy = (times: number): number => Math.min(times * RETRY_STEP_MS, RETRY_MOST_MS);
  return { url: queueUrl ?? '', maxRetriesPerRequest: null, retryStrategy };
}
