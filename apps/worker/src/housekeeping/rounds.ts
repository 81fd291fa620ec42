import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Draining } from '@app/platform';

/** Runs what a worker does beside its queues, over and over; every task may run in all workers at once. */
@Injectable()
export class Rounds implements BeforeApplicationShutdown {
  private readonly logger = new Logger(Rounds.name);
  private readonly busy = new Map<string, Promise<void>>();

  constructor(private readonly draining: Draining) {}

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

  /** The connections that they use are closed after this. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.busy.values());
  }

  private async run(name: string, task: () => Promise<unknown>): Promise<void> {
    try {
      await task();
    } catch (error) {
      this.logger.warn({ err: error, task: name }, 'housekeeping failed');
    } finally {
      this.busy.delete(name);
    }
  }
}
