import { setMaxListeners } from 'node:events';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, Database, type Patience } from '@app/platform';
import { Processors } from './processors';

/** Before the end of the grace: long enough to stop encoders, give jobs back and close what is open. */
const LAST_CALL_MS = 5_000;

/**
 * How a worker ends: it takes no more jobs, long work is given back at once, short work may come to its end. Health is
 * answered until all are done.
 */
@Injectable()
export class Shutdown implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private readonly calling = new AbortController();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly processors: Processors,
    private readonly database: Database,
  ) {
    for (const { signal } of [this.stopping, this.calling]) setMaxListeners(0, signal);
  }

  /** Aborts as soon as the process is told to stop: for work that another does as well from its beginning. */
  get signal(): AbortSignal {
    return this.stopping.signal;
  }

  /** Aborts five seconds before the process is to be gone: for work that is soon done. */
  get lastCall(): AbortSignal {
    return this.calling.signal;
  }

  /** How long a try of work waits for what is away: until `stop`, one of the signals here. */
  patience(stop: AbortSignal): Patience {
    return { shutdown: stop, isReady: () => this.database.isReady() };
  }

  async beforeApplicationShutdown(): Promise<void> {
    // First of all: a job that is given back would be taken again by this very process.
    await this.processors.takeNoMore();
    this.stopping.abort();
    const timer = setTimeout(
      () => this.calling.abort(),
      Math.max(0, this.config.shutdown.graceSeconds * 1000 - LAST_CALL_MS),
    );
    await this.processors.finish();
    clearTimeout(timer);
  }
}
