import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';

/** Tells running stages that the process is to stop, so that they give their job back. */
@Injectable()
export class Shutdown implements BeforeApplicationShutdown {
  private readonly controller = new AbortController();

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  beforeApplicationShutdown(): void {
    this.controller.abort();
  }
}
