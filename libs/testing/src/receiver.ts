import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request that reached an integrator's server. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  raw: string;
}

/** Somebody else's server: takes webhooks, serves pictures. */
export class Receiver {
  readonly received: Received[] = [];

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  /** Answers every request by `answer`; 200 without one. On a free port unless one is named. */
  static async start(
    answer: (path: string) => { status: number; type?: string; body?: Buffer } = () => ({ status: 200 }),
    port = 0,
  ): Promise<Receiver> {
    const server = createServer((request, response) => {
      void text(request).then((raw) => {
        receiver.received.push({ path: request.url ?? '', headers: request.headers, raw });
        const { status, type, body } = answer(request.url ?? '');
        response.writeHead(status, type ? { 'content-type': type } : {}).end(body);
      });
    });
    await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
    const receiver = new Receiver(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return receiver;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}
