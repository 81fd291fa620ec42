import { WorkerHost } from '@nestjs/bullmq';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Worker } from 'bullmq';
import { QueueTroubles } from '@app/platform';

/** The processors of all queues together. */
@Injectable()
export class Processors implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly troubles: QueueTroubles,
  ) {}

  onApplicationBootstrap(): void {
    for (const worker of this.workers()) this.troubles.listenTo(worker);
  }

  /** No job is taken any more; those at work go on. */
  async takeNoMore(): Promise<void> {
    await Promise.all(this.workers().map((worker) => worker.pause(true)));
  }

  /** Waits for the jobs at work and closes. */
  async finish(): Promise<void> {
    await Promise.all(this.workers().map((worker) => worker.close()));
  }

  private workers(): Worker[] {
    const hosts = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    return hosts
      .filter((host): host is WorkerHost => host instanceof WorkerHost)
      .flatMap((host) => workerOf(host) ?? []);
  }
}

/** Null for a program that is told to stop while it still starts: the host throws until its queue is asked. */
function workerOf(host: WorkerHost): Worker | null {
  try {
    return host.worker;
  } catch {
    return null;
  }
}
