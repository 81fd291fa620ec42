import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Clock, virtualMoment } from '../clock';
import { Database } from './database';

const COMPARE_EVERY_MS = 30_000;
/** Clocks that differ by less agree: a measurement is not much better. */
const TOLERANCE_MS = 250;
/** Beyond this somebody ought to set the machine's clock. */
const WORTH_TELLING_MS = 5_000;

/**
 * One time for all processes, whatever their machines' clocks say: the database's. What one process dates, another
 * compares with its own now: claims, holds, sessions, sweeps. Until it was compared, and while the database is away, the
 * machine's clock goes on from what was last known.
 */
@Injectable()
export class SharedClock extends Clock implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(SharedClock.name);
  private aheadMs = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly database: Database) {
    super();
  }

  /** By how much this machine's clock is ahead of the database's; 0 where they agree. */
  get skewMs(): number {
    return this.aheadMs;
  }

  override now(): Date {
    return virtualMoment()?.at ?? this.real();
  }

  override real(): Date {
    return new Date(Date.now() - this.aheadMs);
  }

  async onModuleInit(): Promise<void> {
    await this.compare();
    this.timer = setInterval(() => void this.compare().catch(() => undefined), COMPARE_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Asks the database what time it is. */
  async compare(): Promise<void> {
    const asked = performance.now();
    const askedAt = Date.now();
    const [row] = await this.database
      .read()
      .execute<Array<{ ms: string }>>('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms');
    const halfWayMs = (performance.now() - asked) / 2;
    const aheadMs = Math.round(askedAt + halfWayMs - Number(row?.ms));
    const before = this.aheadMs;
    // The answer may have been made at any moment of the way.
    this.aheadMs = Math.abs(aheadMs) <= TOLERANCE_MS + halfWayMs ? 0 : aheadMs;
    if (Math.abs(this.aheadMs - before) < WORTH_TELLING_MS) return;
    this.logger.warn({ aheadMs: this.aheadMs }, "this machine's clock differs from the database's, which is gone by");
  }
}
