import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on a free port of this machine, which nobody else can reach. */
export class LocalServer {
  private readonly server: Server;

  constructor(answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>) {
    this.server = createServer((request, response) => void answer(request, response));
  }

  async listen(): Promise<void> {
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Whoever still waits for an answer gets none. */
  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}
