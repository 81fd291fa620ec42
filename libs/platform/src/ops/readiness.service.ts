import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { Database } from '../database/database';
import { QUEUES } from '../queues/queue-names';
import { ObjectStorage } from '../storage/object-storage';

/** What a process needs before it can work. */
export type Readiness = Record<'database' | 'queue' | 'storage', 'up' | 'down'>;

const TIMEOUT_MS = 3_000;

/** Asks database, queue and storage whether they answer. */
@Injectable()
export class ReadinessService {
  constructor(
    private readonly database: Database,
    private readonly storage: ObjectStorage,
    @InjectQueue(QUEUES.design) private readonly queue: Queue,
  ) {}

  async check(): Promise<{ ready: boolean; checks: Readiness }> {
    const [database, queue, storage] = await Promise.all([
      answers(async () => {
        await this.database.read().execute('SELECT 1');
      }),
      answers(async () => {
        await this.queue.getWaitingCount();
      }),
      answers(() => this.storage.check()),
    ]);
    const checks = { database, queue, storage };
    return { ready: Object.values(checks).every((state) => state === 'up'), checks };
  }
}

async function answers(question: () => Promise<void>): Promise<'up' | 'down'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), TIMEOUT_MS);
  });
  return await Promise.race([question(), late])
    .then(() => 'up' as const)
    .catch(() => 'down' as const)
    .finally(() => clearTimeout(timer));
}
