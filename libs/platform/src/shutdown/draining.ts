import { setMaxListeners } from 'node:events';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';

/** Whether this process is shutting down: it then takes no new work, and `/health/ready` fails. */
@Injectable()
export class Draining implements OnModuleDestroy {
  private readonly controller = new AbortController();

  constructor() {
    // Every open stream and every piece of work adds a listener.
    setMaxListeners(0, this.controller.signal);
  }

  /** Aborts when the process is told to stop, before anything is closed. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  get isDraining(): boolean {
    return this.controller.signal.aborted;
  }

  /** The first hook that Nest calls on close. */
  onModuleDestroy(): void {
    this.controller.abort();
  }
}
