import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { CONFIG, type Config, Draining } from '@app/platform';

const LOOK_EVERY_MS = 50;
/** Before the end of the grace: long enough to close what is open. */
const LAST_CALL_MS = 2_000;

/** How the api ends: requests under way are answered, nobody is kept on a connection, and then all of them are closed. */
@Injectable()
export class DrainRequests implements BeforeApplicationShutdown {
  private underWay = 0;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly draining: Draining,
    private readonly host: HttpAdapterHost,
  ) {}

  /** Counts the requests, and asks callers to come by another connection once this process is on its way out. */
  watch(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (_request, reply, done) => {
      this.underWay += 1;
      reply.raw.once('close', () => (this.underWay -= 1));
      done();
    });
    fastify.addHook('onSend', (_request, reply, _payload, done) => {
      if (this.draining.isDraining) reply.header('connection', 'close');
      done();
    });
  }

  /** Goes on taking requests for the configured delay; Nest then closes the door and waits for those who are inside. */
  async beforeApplicationShutdown(): Promise<void> {
    const { delaySeconds, graceSeconds } = this.config.shutdown;
    const end = performance.now() + graceSeconds * 1000 - LAST_CALL_MS;
    await pause(delaySeconds * 1000);
    void this.closeConnections(end);
  }

  /** A connection on which nothing is asked would keep the door open. */
  private async closeConnections(end: number): Promise<void> {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    while (server.listening || (this.underWay > 0 && performance.now() < end)) {
      await pause(LOOK_EVERY_MS, undefined, { ref: false });
    }
    server.closeAllConnections();
  }
}
