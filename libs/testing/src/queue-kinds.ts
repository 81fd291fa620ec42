import { describeWithRedis, RedisServer } from './redis.server';
import type { Stack } from './stack';

/** The queue of a stack under test. */
export interface QueueKind {
  /** Tells a stack's programs of it. */
  environment: NodeJS.ProcessEnv;
  /** It loses everything that it holds for the stack at once. */
  loseAll(stack: Stack): Promise<void>;
  close(): Promise<void>;
}

/** One suite over each kind of queue that Factreel runs on; `start` makes one for a stack of the suite's own. */
export function describeOnQueues(name: string, suite: (start: () => Promise<QueueKind>) => void): void {
  describe(`${name}, its queue in PostgreSQL`, () => suite(async () => IN_POSTGRESQL));
  describeWithRedis(`${name}, its queue in Redis`, () => suite(inRedis));
}

const IN_POSTGRESQL: QueueKind = {
  environment: {},
  loseAll: async (stack) => {
    await stack.rows('DELETE FROM bullmq.job');
  },
  close: async () => undefined,
};

async function inRedis(): Promise<QueueKind> {
  const server = await RedisServer.start();
  return {
    environment: { QUEUE_URL: server.url },
    loseAll: () => server.loseAll(),
    close: () => server.close(),
  };
}
