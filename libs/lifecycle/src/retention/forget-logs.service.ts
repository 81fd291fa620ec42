import { Injectable } from '@nestjs/common';
import { NotificationsService, RequestLogService } from '@app/accounts';
import { ClaimChecksService } from '@app/series';
import { ImportsService, OrderFootageService } from '@app/library';
import { SweepDeliveriesService } from '@app/webhooks';
import { KeepingTimes } from './keeping-times';

/** Removes a batch of older rows; returns how many. */
type Forget = (before: Date) => Promise<number>;

/** Deletes old logs: each lib deletes its own, in batches. */
@Injectable()
export class ForgetLogsService {
  constructor(
    private readonly deliveries: SweepDeliveriesService,
    private readonly checks: ClaimChecksService,
    private readonly notices: NotificationsService,
    private readonly imports: ImportsService,
    private readonly footage: OrderFootageService,
    private readonly requests: RequestLogService,
    private readonly times: KeepingTimes,
  ) {}

  /** Any number of processes may run it at once. `more` deletes the logs of libs above this one. */
  async sweep(...more: Forget[]): Promise<void> {
    const { logsDays, noticesDays } = this.times.settings;
    const logs = [this.deliveries, this.checks, this.imports, this.footage, this.requests];
    for (const log of logs) await untilDone((before) => log.forget(before), this.times.ago(logsDays));
    for (const forget of more) await untilDone(forget, this.times.ago(logsDays));
    await untilDone((before) => this.notices.forget(before), this.times.ago(noticesDays));
  }
}

async function untilDone(forget: Forget, before: Date): Promise<void> {
  while ((await forget(before)) > 0) continue;
}
