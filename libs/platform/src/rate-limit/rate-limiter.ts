import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database';
import type { PreparedStatement } from '../database/prepared-statement';

/** Usage of a subject's window, this request included. */
export interface RateUse {
  used: number;
  /** Seconds until the window ends; at least 1. */
  seconds: number;
}

interface Turn {
  weight: number;
  resolve: (use: RateUse) => void;
  reject: (error: unknown) => void;
}

/** The database's clock decides when a window ends, since the clocks of machines differ. */
const COUNT: PreparedStatement = {
  name: 'count_request',
  text: `
    INSERT INTO rate_windows AS w (subject, used, ends_at) VALUES ($1, $2, now() + make_interval(secs => $3))
    ON CONFLICT (subject) DO UPDATE SET
      used = CASE WHEN w.ends_at <= now() THEN EXCLUDED.used ELSE w.used + EXCLUDED.used END,
      ends_at = CASE WHEN w.ends_at <= now() THEN EXCLUDED.ends_at ELSE w.ends_at END
    RETURNING used, greatest(1, ceil(extract(epoch FROM ends_at - now())))::int AS seconds`,
};
const LOOK: PreparedStatement = {
  name: 'look_at_window',
  text: `
    SELECT used, greatest(1, ceil(extract(epoch FROM ends_at - now())))::int AS seconds
      FROM rate_windows WHERE subject = $1 AND ends_at > now()`,
};
const FORGET = 'DELETE FROM rate_windows WHERE ends_at < now()';
const FORGET_EVERY_MS = 60_000;

/**
 * Counts requests exactly, across all api processes, in windows that begin with a subject's first request.
 * While a statement for a subject is running, its next requests gather and are counted by one more statement. So a busy key
 * costs the database one row written in turn, and no request waits for a timer.
 */
@Injectable()
export class RateLimiter implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(RateLimiter.name);
  private readonly gathered = new Map<string, Turn[]>();
  private forgetting: NodeJS.Timeout | undefined;

  constructor(private readonly database: Database) {}

  onModuleInit(): void {
    this.forgetting = setInterval(() => void this.forget(), FORGET_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.forgetting);
  }

  /** Counts a request as `weight` requests; starts a window of `windowSeconds` if there is none. */
  async count(subject: string, windowSeconds: number, weight = 1): Promise<RateUse> {
    return await new Promise((resolve, reject) => {
      const turn = { weight, resolve, reject };
      const gathered = this.gathered.get(subject);
      if (gathered) gathered.push(turn);
      else void this.settle(subject, windowSeconds, [turn]);
    });
  }

  /** Usage of the subject's window without counting; null without a window. */
  async look(subject: string): Promise<RateUse | null> {
    const [row] = await this.database.prepared<RateUse>(LOOK, [subject]);
    return row ?? null;
  }

  private async settle(subject: string, windowSeconds: number, first: Turn[]): Promise<void> {
    for (let turns = first; turns.length > 0; turns = this.gathered.get(subject) ?? []) {
      this.gathered.set(subject, []);
      try {
        const all = turns.reduce((sum, { weight }) => sum + weight, 0);
        const { used, seconds } = await this.add(subject, all, windowSeconds);
        let so = used - all;
        for (const { weight, resolve } of turns) resolve({ used: (so += weight), seconds });
      } catch (error) {
        for (const { reject } of turns) reject(error);
      }
    }
    this.gathered.delete(subject);
  }

  private async add(subject: string, requests: number, windowSeconds: number): Promise<RateUse> {
    const [row] = await this.database.prepared<RateUse>(COUNT, [subject, requests, windowSeconds]);
    if (!row) throw new Error('the window was not returned');
    return row;
  }

  private async forget(): Promise<void> {
    await this.database
      .read()
      .execute(FORGET)
      .catch((error: unknown) => this.logger.warn({ err: error }, 'windows that ended could not be forgotten'));
  }
}
