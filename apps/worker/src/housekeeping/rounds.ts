import { Injectable, Logger } from '@nestjs/common';

/** Runs what a worker does beside its queues, over and over; every task may run in all workers at once. */
@Injectable()
export class Rounds {
  private readonly logger = new Logger(Rounds.name);
  private readonly busy = new Set<string>();

  /** A slow round is not overtaken by the next, and a failed one is only logged: the next tries again. */
  async once(name: string, task: () => Promise<unknown>): Promise<void> {
    if (this.busy.has(name)) return;
    this.busy.add(name);
    try {
      await task();
    } catch (error) {
      this.logger.warn({ err: error, task: name }, 'housekeeping failed');
    } finally {
      this.busy.delete(name);
    }
  }
}
