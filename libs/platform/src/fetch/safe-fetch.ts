import { lookup as resolveHost } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, request, type Dispatcher } from 'undici';
import { AddressRule } from './address-rule';

/** What to ask for; limits are the caller's (CONTRACT.md 5: 20 s, 25 MB for pages, 250 MB for media). */
export interface SafeRequest {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  timeoutMs: number;
  maxBytes: number;
  /** Redirects followed by hand, each checked anew; 0 for webhooks. */
  maxRedirects: number;
  signal?: AbortSignal;
}

export interface SafeResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  url: string;
}

/** Why an address was not fetched: never allowed (`refused`), or it did not work out (`failed`). */
export class FetchError extends Error {
  constructor(
    readonly reason: 'refused' | 'failed' | 'too_large' | 'timeout',
    message: string,
  ) {
    super(message);
  }
}

/**
 * Fetches addresses that users gave. Only http(s), only addresses the rule permits, judged on the very answer that the
 * socket connects to, so that a name cannot change its mind in between; redirects are followed by hand.
 */
export class SafeFetch {
  private readonly rule: AddressRule;
  private readonly agent: Agent;

  constructor(allow: string[]) {
    this.rule = new AddressRule(allow);
    this.agent = new Agent({ connect: { lookup: this.lookup }, pipelining: 0, keepAliveTimeout: 1_000 });
  }

  /** Throws `FetchError` (`refused`) when this address can never be fetched; names are resolved only when connecting. */
  assertFetchable(address: string): URL {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (!url || !/^https?:$/.test(url.protocol)) throw new FetchError('refused', 'is not an http or https address');
    if (url.username || url.password) throw new FetchError('refused', 'must not carry a user name or password');
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && !this.rule.permits(host)) throw new FetchError('refused', `is not a public address (${host})`);
    if (/(^|\.)localhost$/i.test(host) && !this.rule.permits('127.0.0.1')) {
      throw new FetchError('refused', `is not a public address (${host})`);
    }
    return url;
  }

  /** Throws `FetchError` for everything but an answer, whatever its status. */
  async fetch(wanted: SafeRequest): Promise<SafeResponse> {
    const timeout = AbortSignal.timeout(wanted.timeoutMs);
    const signal = wanted.signal ? AbortSignal.any([timeout, wanted.signal]) : timeout;
    let url = this.assertFetchable(wanted.url);
    try {
      for (let hops = 0; ; hops++) {
        const response = await request(url, {
          method: wanted.method ?? 'GET',
          headers: wanted.headers,
          body: wanted.body,
          dispatcher: this.agent,
          signal,
        });
        const location = response.headers['location'];
        if (
          response.statusCode >= 300 &&
          response.statusCode < 400 &&
          typeof location === 'string' &&
          wanted.maxRedirects > 0
        ) {
          await response.body.dump();
          if (hops >= wanted.maxRedirects) throw new FetchError('failed', 'redirects too often');
          url = this.assertFetchable(new URL(location, url).href);
          continue;
        }
        const body = await readAtMost(response.body, wanted.maxBytes);
        return { status: response.statusCode, headers: response.headers, body, url: url.href };
      }
    } catch (error) {
      if (error instanceof FetchError) throw error;
      if (timeout.aborted) throw new FetchError('timeout', `did not answer within ${wanted.timeoutMs / 1000} s`);
      const cause = error as { code?: string; message?: string };
      if (cause.code === 'EREFUSED_ADDRESS')
        throw new FetchError('refused', cause.message ?? 'is not a public address');
      throw new FetchError('failed', `could not be fetched (${cause.code ?? 'connection failed'})`);
    }
  }

  async close(): Promise<void> {
    await this.agent.close();
  }

  private readonly lookup: LookupFunction = (hostname, options, callback) => {
    resolveHost(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 4);
      const permitted = addresses.filter(({ address }) => this.rule.permits(address));
      const first = permitted[0];
      if (!first) {
        const refusal = new Error(`is not a public address (${hostname})`) as NodeJS.ErrnoException;
        refusal.code = 'EREFUSED_ADDRESS';
        return callback(refusal, '', 4);
      }
      if (options.all) return (callback as unknown as (e: null, a: typeof permitted) => void)(null, permitted);
      callback(null, first.address, first.family);
    });
  };
}

async function readAtMost(body: Dispatcher.ResponseData['body'], maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new FetchError('too_large', `is larger than ${Math.round(maxBytes / 1e6)} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
