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
 * Sends a request with Node's own client on a new connection, and returns once the headers arrive; the caller must read or
 * destroy the body. Throws what the socket throws. We do not use undici 7: it crashes the process if a server closes while
 * a body is consumed more slowly than it arrives.
 */
export async function openRequest(url: URL, { body, ...wanted }: OpenRequest): Promise<IncomingMessage> {
  const options: RequestOptions = { ...wanted, agent: false };
  return await new Promise((answered, failed) => {
    const request = (url.protocol === 'https:' ? askSecurely : ask)(url, options);
    request.once('response', (response) => {
      // Whoever reads the body handles the error; without a listener it would crash the process.
      response.on('error', () => undefined);
      answered(response);
    });
    request.on('error', failed);
    request.end(body);
  });
}
