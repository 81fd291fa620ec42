import { getQueueToken } from '@nestjs/bullmq';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bullmq';
import { QUEUES } from './queue-names';

/** What a queue that is away has to say, it says many times a second. */
const TELL_EVERY_MS = 10_000;

/** Something that BullMQ keeps connected to its queue. */
interface Connected {
  name: string;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** Logs what goes wrong between this process and the queues; BullMQ itself tries again, and would print it to stderr. */
@Injectable()
export class QueueTroubles implements OnModuleInit {
  private readonly logger = new Logger(QueueTroubles.name);
  private lastTold = -Infinity;

  constructor(private readonly modules: ModuleRef) {}

  onModuleInit(): void {
    for (const name of Object.values(QUEUES))
      this.listenTo(this.modules.get<Queue>(getQueueToken(name), { strict: false }));
  }

  /** Of a worker or a queue. */
  listenTo(connected: Connected): void {
    connected.on('error', (error) => this.tell(connected.name, error));
  }

  private tell(queue: string, error: Error): void {
    const now = performance.now();
    if (now - this.lastTold < TELL_EVERY_MS) return;
    this.lastTold = now;
    this.logger.warn({ err: error, queue }, 'a queue does not answer');
  }
}
