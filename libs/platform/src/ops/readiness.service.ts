import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { TicketQueues } from '../queues/ticket-queues';
import { ObjectStorage } from '../storage/object-storage';
import { withTimeout } from '../work/with-timeout';

/** What a process needs before it can work. */
export type Readiness = Record<'database' | 'queue' | 'storage', 'up' | 'down'>;

const TIMEOUT_MS = 3_000;

/** Asks database, queue and storage whether they answer. */
@Injectable()
export class ReadinessService {
  constructor(
    private readonly database: Database,
    private readonly storage: ObjectStorage,
    private readonly queues: TicketQueues,
  ) {}

  async check(): Promise<{ ready: boolean; checks: Readiness }> {
    const [database, queue, storage] = await Promise.all([
      answers(async () => {
        await this.database.read().execute('SELECT 1');
      }),
      answers(() => this.queues.assertReachable()),
      answers(() => this.storage.check()),
    ]);
    const checks = { database, queue, storage };
    return { ready: Object.values(checks).every((state) => state === 'up'), checks };
  }
}

async function answers(question: () => Promise<void>): Promise<'up' | 'down'> {
  return await withTimeout(question(), TIMEOUT_MS, () => new Error('no answer')).then(
    () => 'up' as const,
    () => 'down' as const,
  );
}
