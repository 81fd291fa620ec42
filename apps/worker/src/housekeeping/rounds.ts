import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Draining, Metrics } from '@app/platform';

/** Between rounds that clear away what is days old. An operator hears of a task that was not done for ten minutes. */
export const SELDOM_MS = 300_000;

/** Runs what a worker does beside its queues, over and over; every task may run in all workers at once. */
@Injectable()
export class Rounds implements BeforeApplicationShutdown {
  private readonly logger = new Logger(Rounds.name);
  private readonly busy = new Map<string, Promise<void>>();

  private readonly rounds;
  private readonly lastDone;

  constructor(
    private readonly draining: Draining,
    metrics: Metrics,
  ) {
    this.rounds = metrics.counter({
      name: 'factreel_housekeeping_rounds_total',
      help: 'Rounds of what a worker does beside its queues, by task and outcome',
      labels: ['task', 'outcome'],
    });
    this.lastDone = metrics.gauge({
      name: 'factreel_housekeeping_last_done_timestamp_seconds',
      help: 'When a task of housekeeping was last done here',
      labels: ['task'],
    });
  }

  /**
   * A slow round is not overtaken by the next, and a failed one is only logged: the next tries again. None begins in a
   * process that is told to stop.
   */
  async once(name: string, task: () => Promise<unknown>): Promise<void> {
    if (this.busy.has(name) || this.draining.isDraining) return;
    const round = this.run(name, task);
    this.busy.set(name, round);
    await round;
  }

  /** Also for a task that was looked for and has nothing to do, which is as good. */
  noteDone(name: string): void {
    this.rounds.inc({ task: labelOf(name), outcome: 'done' });
    this.lastDone.setToCurrentTime({ task: labelOf(name) });
  }

  /** The connections that they use are closed after this. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.busy.values());
  }

  private async run(name: string, task: () => Promise<unknown>): Promise<void> {
    try {
      await task();
      this.noteDone(name);
    } catch (error) {
      this.rounds.inc({ task: labelOf(name), outcome: 'failed' });
      this.logger.warn({ err: error, task: name }, 'housekeeping failed');
    } finally {
      this.busy.delete(name);
    }
  }
}

/** `send mails` as a label. */
function labelOf(name: string): string {
  return name.replaceAll(' ', '_');
}
