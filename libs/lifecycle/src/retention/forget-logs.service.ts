import { Inject, Injectable } from '@nestjs/common';
import { NotificationsService } from '@app/accounts';
import { Clock, CONFIG, type Config } from '@app/platform';
import { ClaimChecksService } from '@app/series';
import { ImportsService, OrderFootageService } from '@app/videos';
import { SweepDeliveriesService } from '@app/webhooks';

const DAY_MS = 86_400_000;

/** Removes some of what is older; returns how many rows went. */
type Forget = (before: Date) => Promise<number>;

/** Logs that have had their time: each part of the house forgets its own, in batches. */
@Injectable()
export class ForgetLogsService {
  constructor(
    private readonly deliveries: SweepDeliveriesService,
    private readonly checks: ClaimChecksService,
    private readonly notices: NotificationsService,
    private readonly imports: ImportsService,
    private readonly footage: OrderFootageService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'retention'>,
  ) {}

  /** Any number of processes may do it at once. `more` are the logs of parts that stand above this one. */
  async sweep(...more: Forget[]): Promise<void> {
    const { logsDays, noticesDays } = this.config.retention;
    const logs = [this.deliveries, this.checks, this.imports, this.footage];
    for (const log of logs) await untilDone((before) => log.forget(before), this.ago(logsDays));
    for (const forget of more) await untilDone(forget, this.ago(logsDays));
    await untilDone((before) => this.notices.forget(before), this.ago(noticesDays));
  }

  private ago(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY_MS);
  }
}

async function untilDone(forget: Forget, before: Date): Promise<void> {
  while ((await forget(before)) > 0) continue;
}
