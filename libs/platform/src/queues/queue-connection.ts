import {
  type BackendClasses,
  createPostgresBackend,
  createRedisBackend,
  type IQueueBackend,
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

/** PostgreSQL schema that BullMQ owns; our migrations never touch it. */
export const QUEUE_SCHEMA = 'bullmq';

/**
 * How the queues' producers reach them. A Redis that is away refuses what is put on a queue at once: whoever orders is
 * answered all the same, for the tables hold the work and the sweep queues it later.
 */
export function queueConnection(config: QueueConfig, databaseUrl: string): object {
  if (isRedis(config)) return { ...redis(config), enableOfflineQueue: false };
  return { connectionString: config.queueUrl ?? databaseUrl, schema: QUEUE_SCHEMA, max: 2, Client: SteadyClient };
}

/** PostgreSQL tells an idle worker of tickets; so often it looks for one that it was not told of. */
const IDLE_LOOK_S = 60;

/** How workers reach the queues: on Redis a worker waits for the server as long as it takes. */
export function workerConnection(
  config: QueueConfig,
  databaseUrl: string,
): Pick<WorkerOptions, 'connection' | 'drainDelay'> {
  if (isRedis(config)) return { connection: redis(config) };
  return { connection: queueConnection(config, databaseUrl), drainDelay: IDLE_LOOK_S };
}

/** BullMQ's classes over the store that the queues are in. */
export function queueClasses(config: QueueConfig): BackendClasses<IQueueBackend, object> {
  return (isRedis(config) ? withBackend(createRedisBackend) : withBackend(createPostgresBackend)) as never;
}

/** Whether the queues are in Redis; else they are in PostgreSQL. */
function isRedis({ queueUrl }: QueueConfig): boolean {
  return queueUrl?.startsWith('redis') ?? false;
}

function redis({ queueUrl }: QueueConfig): RedisConnection {
  const retryStrategy = (times: number): number => Math.min(times * RETRY_STEP_MS, RETRY_MOST_MS);
  return { url: queueUrl ?? '', maxRetriesPerRequest: null, retryStrategy };
}
