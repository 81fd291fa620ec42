import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Database, isPassingTrouble, Metrics, newId } from '@app/platform';
import type { ApiRequest } from './api-request.entity';

export type RequestNote = Omit<ApiRequest, 'position' | 'id'>;

const EVERY_MS = 1_000;
const BATCH = 500;
/** Beyond this (a few megabytes) requests are dropped. */
const MOST_WAITING = 5_000;
const INSERT = `
  INSERT INTO api_requests (id, account_id, key_id, request_id, at, method, path, status, ms, error, body)
  SELECT id, "accountId", "keyId", "requestId", at, method, path, status, ms, error, body
    FROM jsonb_to_recordset(?::jsonb) AS noted(id text, "accountId" text, "keyId" text, "requestId" text, at timestamptz,
      method text, path text, status int, ms int, error text, body jsonb)`;

/**
 * Records requests in batches, after their answers: no caller waits for it. A killed process loses the last second.
 */
@Injectable()
export class RequestRecorder implements OnApplicationShutdown {
  private readonly logger = new Logger(RequestRecorder.name);
  private readonly counted;
  private readonly waiting: Array<RequestNote & { id: string }> = [];
  private writing: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    metrics: Metrics,
  ) {
    this.counted = metrics.counter<'outcome'>({
      name: 'factreel_request_log_total',
      help: 'Requests for the log of their account: written, or dropped because the database was too slow',
      labels: ['outcome'],
    });
  }

  /** Returns at once. Requests without room are dropped and counted. */
  note(request: RequestNote): void {
    if (this.waiting.length >= MOST_WAITING) return this.counted.inc({ outcome: 'dropped' });
    this.waiting.push({ id: newId('req'), ...request });
    if (this.waiting.length >= BATCH) void this.flush();
    else this.timer ??= setTimeout(() => void this.flush(), EVERY_MS).unref();
  }

  /** Writes everything that waits, unless the database is down. Never throws. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing ??= this.writeAll().finally(() => (this.writing = undefined));
    await this.writing;
  }

  /** Runs after the last answer and before the database closes. */
  async onApplicationShutdown(): Promise<void> {
    await this.flush();
    this.counted.inc({ outcome: 'dropped' }, this.waiting.splice(0).length);
    clearTimeout(this.timer);
  }

  private async writeAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.slice(0, BATCH);
      const outcome = await this.write(batch);
      if (outcome === 'away') {
        this.timer ??= setTimeout(() => void this.flush(), EVERY_MS).unref();
        return;
      }
      this.waiting.splice(0, batch.length);
      this.counted.inc({ outcome }, batch.length);
    }
  }

  private async write(batch: object[]): Promise<'written' | 'dropped' | 'away'> {
    try {
      await this.database.run(INSERT, [JSON.stringify(batch)]);
      return 'written';
    } catch (error) {
      if (isPassingTrouble(error)) return 'away';
      this.logger.error({ err: error, requests: batch.length }, 'requests could not be written down');
      return 'dropped';
    }
  }
}
