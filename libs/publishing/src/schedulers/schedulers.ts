import { Inject, Injectable } from '@nestjs/common';
import { ConnectionsService } from '@app/accounts';
import { isLiveAccount, SafeFetch } from '@app/platform';
import { SCHEDULERS_CONFIG, type SchedulersConfig } from './schedulers.config';
import { NoSchedulerError } from '../publishing.errors';
import { BufferScheduler } from './buffer.scheduler';
import { PostizScheduler } from './postiz.scheduler';
import { SchedulerHttp } from './scheduler.http';
import type { SchedulerAccess, SchedulerKind, SchedulerProvider } from './scheduler.provider';
import { TEST_ACCESS, TestScheduler } from './test.scheduler';

/** A scheduler with an account's credentials. */
export interface OpenScheduler {
  provider: SchedulerProvider;
  access: SchedulerAccess;
}

/** All schedulers, and those that an account has connected. The environment's keys are never used for posts. */
@Injectable()
export class Schedulers {
  private readonly all: SchedulerProvider[];

  constructor(
    safeFetch: SafeFetch,
    private readonly connections: ConnectionsService,
    @Inject(SCHEDULERS_CONFIG.token) private readonly settings: SchedulersConfig,
  ) {
    const http = new SchedulerHttp(safeFetch);
    this.all = [new PostizScheduler(http), new BufferScheduler(http)];
  }

  /**
   * The account's connected schedulers, or the given one; a test account has one that posts nowhere, whatever it has
   * connected. Throws `NoSchedulerError` if there is none.
   */
  async openFor(accountId: string, kind?: SchedulerKind): Promise<OpenScheduler[]> {
    if (!isLiveAccount(accountId)) return [{ provider: new TestScheduler(kind), access: TEST_ACCESS }];
    const found: OpenScheduler[] = [];
    for (const provider of this.all.filter((each) => kind === undefined || each.kind === kind)) {
      const own = await this.connections.keyOf(accountId, provider.kind);
      if (!own) continue;
      const baseUrl = own.baseUrl ?? this.settings[provider.kind].baseUrl;
      found.push({ provider, access: { apiKey: own.apiKey, baseUrl, isCustomers: own.baseUrl !== null } });
    }
    if (found.length === 0) throw new NoSchedulerError(kind ?? 'a scheduler');
    return found;
  }
}
