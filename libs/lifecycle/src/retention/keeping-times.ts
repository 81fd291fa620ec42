import { Inject, Injectable } from '@nestjs/common';
import { Clock, CONFIG, type Config } from '@app/platform';

const DAY_MS = 86_400_000;

/** Retention times from the settings, applied to now. */
@Injectable()
export class KeepingTimes {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'retention'>,
    private readonly clock: Clock,
  ) {}

  get settings(): Config['retention'] {
    return this.config.retention;
  }

  /** Data kept for that many days is deleted if it is older than this. */
  ago(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY_MS);
  }
}
