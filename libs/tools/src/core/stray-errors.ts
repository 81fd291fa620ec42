import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';

/**
 * Errors that a tool throws where nobody waits for them (a timer of its own, a promise that it forgot) end its call and
 * nothing else. Errors of anyone else end the process, as without us.
 */
@Injectable()
export class StrayErrors implements OnModuleInit, OnModuleDestroy {
  private readonly calls = new AsyncLocalStorage<(error: unknown) => void>();
  private readonly catch = (error: unknown): void => {
    const fail = this.calls.getStore();
    if (fail) return fail(error);
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  };

  onModuleInit(): void {
    process.on('uncaughtException', this.catch).on('unhandledRejection', this.catch);
  }

  onModuleDestroy(): void {
    process.off('uncaughtException', this.catch).off('unhandledRejection', this.catch);
  }

  /** Runs `work`; `fail` is told of errors that go astray in it, also after it has ended. */
  async within<T>(fail: (error: unknown) => void, work: () => Promise<T>): Promise<T> {
    return await this.calls.run(fail, work);
  }
}
