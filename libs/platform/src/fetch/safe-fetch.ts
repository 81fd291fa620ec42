import { lookup as resolveHost } from 'node:dns';
import { once } from 'node:events';
import { connect, isIP, type LookupFunction, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { isNoRoom } from '../files/no-room';
import { AddressRule } from './address-rule';
import { FetchError } from './fetch.errors';
import { openRequest } from './open-request';
import { readBody, readStart, writeBody } from './read-body';

/** Headers that may be sent to another host after a redirect; the others may hold credentials. */
const HARMLESS_HEADERS = new Set(['accept', 'accept-language', 'user-agent']);

/** What to ask for. The caller sets the limits (docs/contract.md 5: 20 s, 25 MB for pages, 250 MB for media). */
export interface SafeRequest {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  timeoutMs: number;
  maxBytes: number;
  /** Most redirects, each checked again; 0 for webhooks. */
  maxRedirects: number;
  signal?: AbortSignal;
}

export interface SafeResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  url: string;
}

/** An answer whose body went to a file. */
export type SafeDownload = Omit<SafeResponse, 'body'> & { bytes: number };

/** What to do with a body. */
type BodyReader<T> = (body: Readable, encoding: string | undefined) => Promise<T>;
type Answer<T> = Omit<SafeResponse, 'body'> & { content: T };

/**
 * Fetches addresses given by users: only http(s), and only addresses that the rule permits. The check sees the very DNS
 * answer that the socket connects to, which rules out DNS rebinding; redirects are followed by hand.
 */
export class SafeFetch {
  private readonly rule: AddressRule;

  constructor(allow: string[]) {
    this.rule = new AddressRule(allow);
  }

  /** Throws `FetchError` (`refused`) if this address can never be fetched; names are resolved only when connecting. */
  assertFetchable(address: string): URL {
    // The URL parser drops or encodes control characters, but the original text is stored and shown.
    const url = URL.canParse(address) && !/\p{Cc}/u.test(address) ? new URL(address) : undefined;
    if (!url || !/^https?:$/.test(url.protocol)) throw new FetchError('refused', 'is not an http or https address');
    if (url.username || url.password) throw new FetchError('refused', 'must not carry a user name or password');
    const host = bareHost(url.hostname);
    if (isIP(host) && !this.rule.permits(host)) throw new FetchError('refused', `is not a public address (${host})`);
    if (/(^|\.)localhost\.?$/i.test(host) && !this.rule.permits('127.0.0.1')) {
      throw new FetchError('refused', `is not a public address (${host})`);
    }
    return url;
  }

  /** Returns any answer, whatever its status. Throws `FetchError` without one, and the signal's reason once it aborts. */
  async fetch(wanted: SafeRequest): Promise<SafeResponse> {
    const read: BodyReader<Buffer> = (body, encoding) => readBody(body, encoding, wanted.maxBytes);
    const { content: body, ...answer } = await this.ask(wanted, read);
    return { ...answer, body };
  }

  /** Fetches the status and as much of the body as arrives within `withinMs`. Throws as `fetch` does. */
  async fetchStart(wanted: SafeRequest, withinMs: number): Promise<SafeResponse> {
    const { maxBytes } = wanted;
    const { content, ...answer } = await this.ask(wanted, (body, encoding) =>
      readStart(body, encoding, { maxBytes, withinMs }),
    );
    return { ...answer, body: content };
  }

  /** Fetches a large file and writes the body to `path`. Throws as `fetch` does. */
  async download(wanted: SafeRequest, path: string): Promise<SafeDownload> {
    const write: BodyReader<number> = (body, encoding) =>
      writeBody(body, encoding, { maxBytes: wanted.maxBytes, path });
    const { content: bytes, ...answer } = await this.ask(wanted, write);
    return { ...answer, bytes };
  }

  /**
   * Opens a socket to the host and port of an address under the same rule, for other protocols. Throws `FetchError`
   * (`refused`), what the socket throws, and the signal's reason once it aborts.
   */
  async connect(address: string, signal: AbortSignal): Promise<Socket> {
    const { hostname, port, protocol } = this.assertFetchable(address);
    const host = bareHost(hostname);
    const usual = protocol === 'https:' ? 443 : 80;
    const socket = connect({ host, port: Number(port || usual), lookup: this.lookup });
    await once(socket, 'connect', { signal }).catch((error: unknown) => {
      // Without a listener an error would crash the process from here on.
      socket.on('error', () => undefined).destroy();
      throw error;
    });
    if (this.rule.permits(socket.remoteAddress ?? '')) return socket;
    socket.destroy();
    throw new FetchError('refused', `is not a public address (${host})`);
  }

  private async ask<T>(wanted: SafeRequest, read: BodyReader<T>): Promise<Answer<T>> {
    const timeout = AbortSignal.timeout(wanted.timeoutMs);
    const signal = wanted.signal ? AbortSignal.any([timeout, wanted.signal]) : timeout;
    try {
      return await this.follow(wanted, read, signal);
    } catch (error) {
      wanted.signal?.throwIfAborted();
      // A full disk is our fault, not the address's.
      if (error instanceof FetchError || isNoRoom(error)) throw error;
      if (timeout.aborted) throw new FetchError('timeout', `did not answer within ${wanted.timeoutMs / 1000} s`);
      const cause = error as { code?: string; message?: string };
      if (cause.code === 'EREFUSED_ADDRESS')
        throw new FetchError('refused', cause.message ?? 'is not a public address');
      throw new FetchError('failed', `could not be fetched (${cause.code ?? 'connection failed'})`);
    }
  }

  private async follow<T>(wanted: SafeRequest, read: BodyReader<T>, signal: AbortSignal): Promise<Answer<T>> {
    let url = this.assertFetchable(wanted.url);
    let headers = wanted.headers;
    for (let hops = 0; ; hops++) {
      const { method = 'GET', body } = wanted;
      const response = await openRequest(url, { method, headers, body, lookup: this.lookup, signal });
      const { statusCode: status = 0, headers: answered } = response;
      const { location } = answered;
      const isRedirect = status >= 300 && status < 400 && location !== undefined;
      if (!isRedirect || wanted.maxRedirects === 0) {
        const answer = { status, headers: answered, url: url.href };
        return { ...answer, content: await read(response, answered['content-encoding']) };
      }
      response.destroy();
      if (hops >= wanted.maxRedirects) throw new FetchError('failed', 'redirects too often');
      const next = this.assertFetchable(new URL(location, url).href);
      if (next.origin !== url.origin) headers = harmless(headers);
      url = next;
    }
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

/** An IPv6 address without its brackets. */
function bareHost(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function harmless(headers: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => HARMLESS_HEADERS.has(name.toLowerCase())));
}
