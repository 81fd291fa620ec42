import { setMaxListeners } from 'node:events';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';

/** Whether this process is on its way out: it takes no new work then, and `/health/ready` says so. */
@Injectable()
export class Draining implements OnModuleDestroy {
  private readonly controller = new AbortController();

  constructor() {
    // Every open stream and every piece of work listens.
    setMaxListeners(0, this.controller.signal);
  }

  /** Aborts as soon as the process is told to stop, before anything is closed. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  get isDraining(): boolean {
    return this.controller.signal.aborted;
  }

  /** The first of what Nest calls when an application is closed. */
  onModuleDestroy(): void {
    this.controller.abort();
  }
}
