import { type IncomingMessage, request as ask, type RequestOptions } from 'node:http';
import { request as askSecurely } from 'node:https';
import type { LookupFunction } from 'node:net';

/** One request; `lookup` finds the addresses that its socket may connect to. */
export interface OpenRequest {
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  lookup: LookupFunction;
  signal: AbortSignal;
}

/**
 * Asks over Node's own client, on a connection of its own, and answers once the headers are there; the body is the
 * caller's to read or destroy. Throws what the socket throws. Not undici 7: a server that closes while a body is
 * written slower than it comes ends the whole process there.
 */
export async function openRequest(url: URL, { body, ...wanted }: OpenRequest): Promise<IncomingMessage> {
  const options: RequestOptions = { ...wanted, agent: false };
  return await new Promise((answered, failed) => {
    const request = (url.protocol === 'https:' ? askSecurely : ask)(url, options);
    request.once('response', (response) => {
      // Heard by whoever reads the body; unheard it would end the process.
      response.on('error', () => undefined);
      answered(response);
    });
    request.on('error', failed);
    request.end(body);
  });
}
