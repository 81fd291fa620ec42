import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@app/platform';
import { RETENTION_CONFIG, type RetentionConfig } from './retention.config';

const DAY_MS = 86_400_000;

/** Retention times from the settings, applied to now. */
@Injectable()
export class KeepingTimes {
  constructor(
    @Inject(RETENTION_CONFIG.token) readonly settings: RetentionConfig,
    private readonly clock: Clock,
  ) {}

  /** Data kept for that many days is deleted if it is older than this. */
  ago(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY_MS);
  }

  /** When data that is kept for that many days since then is deleted. */
  after(since: Date, days: number): Date {
    return new Date(since.getTime() + days * DAY_MS);
  }
}
