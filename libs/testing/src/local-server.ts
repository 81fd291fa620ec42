import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that only this machine can reach: `await new LocalServer((request, response) => …).listen()`. */
export class LocalServer {
  private readonly server: Server;
  private address = '';

  constructor(answer: (request: IncomingMessage, response: ServerResponse) => unknown) {
    this.server = createServer((request, response) => void answer(request, response));
  }

  /** On a free port unless one is named. */
  async listen({ host = '127.0.0.1', port = 0 }: { host?: string; port?: number } = {}): Promise<this> {
    await new Promise<void>((listening) => this.server.listen(port, host, listening));
    this.address = `http://${host}:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  /** Also once it has stopped. */
  get url(): string {
    return this.address;
  }

  /** Whoever still waits for an answer gets none. */
  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}
