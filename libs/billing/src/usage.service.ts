import { Injectable } from '@nestjs/common';
import { Clock, Database } from '@app/platform';

/** What one key was charged for one kind of work in one month. */
export interface UsageRow {
  /** UTC, such as `2026-11`. */
  month: string;
  /** Null for the studio, series, and work that the worker orders. */
  keyId: string | null;
  /** What was paid for, such as `design` or `render`. */
  kind: string;
  /** Pieces of work. */
  works: number;
  /** Charged, less what was refunded. */
  credits: number;
}

/** Work is named `kind:…`, and counts in the month in which it was held. */
const USAGE = `
  SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, key_id AS "keyId", split_part(work, ':', 1) AS kind,
         count(*)::int AS works, sum(captured - refunded)::int AS credits
    FROM holds
   WHERE account_id = ? AND status = 'captured' AND created_at >= ?
   GROUP BY 1, 2, 3 ORDER BY 1, 3, 2 NULLS FIRST`;

@Injectable()
export class UsageService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** What an account was charged in this month and the `months - 1` before it, oldest first. */
  async of(accountId: string, months: number): Promise<UsageRow[]> {
    const now = this.clock.now();
    const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1 - months));
    return await this.database.read().execute<UsageRow[]>(USAGE, [accountId, from]);
  }
}
