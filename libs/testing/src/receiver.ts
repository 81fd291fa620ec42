import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { LocalServer } from './local-server';

/** A request that reached an integrator's server. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  raw: string;
}

/** Somebody else's server: takes webhooks, serves pictures. */
export class Receiver extends LocalServer {
  readonly received: Received[] = [];

  /** Answers every request by `answer`; 200 without one. On a free port unless one is named. */
  static async start(
    answer: (path: string) => { status: number; type?: string; body?: Buffer } = () => ({ status: 200 }),
    port = 0,
  ): Promise<Receiver> {
    const receiver = new Receiver(async (request, response) => {
      const raw = await text(request);
      receiver.received.push({ path: request.url ?? '', headers: request.headers, raw });
      const { status, type, body } = answer(request.url ?? '');
      response.writeHead(status, type ? { 'content-type': type } : {}).end(body);
    });
    return await receiver.listen({ port });
  }
}
