import { Injectable } from '@nestjs/common';
import { FetchError, SafeFetch } from '@app/platform';
import { READ_LIMITS } from './read-limits';
import type { ReadSource, ReaderKind } from './read-source';
import { ReaderProcessHost } from './reader-process.host';
import { UnreadableSourceError } from './readers.errors';

/** How a source is to be read; all of it may be left out. */
export interface ReadWish {
  /** Insists on one kind of source; else the bytes decide. */
  kind?: ReaderKind;
  /** Sent to the address alone, never to where it redirects: a JSON API's key. */
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Of the source, and of the video it is read for, as `ReadContext` has them. */
  language?: string | null;
  videoLanguage?: string | null;
}

/** What an address answered, and where it was in the end. */
export interface FetchedSource {
  bytes: Uint8Array;
  url: string;
  contentType: string | null;
}

const TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 5;
const ACCEPT =
  'text/html,application/xhtml+xml,application/pdf,application/json,application/rss+xml,application/atom+xml,text/csv,text/plain;q=0.9,*/*;q=0.8';

/** Reads what a user points at: an address, a file's bytes, or a text (specification 4.3, CONTRACT.md 5). */
@Injectable()
export class ReadSourceService {
  private readonly host = new ReaderProcessHost();

  constructor(private readonly safeFetch: SafeFetch) {}

  /** Refuses at once what can never be fetched. Throws `UnreadableSourceError`. */
  assertReadable(url: string): void {
    try {
      this.safeFetch.assertFetchable(url);
    } catch (error) {
      throw asUnreadable(url, error);
    }
  }

  /** Fetches an address safely and reads what it answers. Throws `UnreadableSourceError` for whatever stands in the way. */
  async readUrl(url: string, wish: ReadWish = {}): Promise<ReadSource> {
    const { bytes, ...context } = await this.fetch(url, wish);
    return await this.readBytes(bytes, context, wish);
  }

  /** What an address answers, not read yet. Throws as `readUrl` does. */
  async fetch(url: string, { headers, signal }: Omit<ReadWish, 'kind'> = {}): Promise<FetchedSource> {
    const answer = await this.safeFetch
      .fetch({
        url,
        headers: { accept: ACCEPT, 'user-agent': 'Factreel (source reader)', ...headers },
        timeoutMs: TIMEOUT_MS,
        maxBytes: READ_LIMITS.bytes,
        maxRedirects: MAX_REDIRECTS,
        signal,
      })
      .catch((error: unknown) => {
        signal?.throwIfAborted();
        throw asUnreadable(url, error);
      });
    if (answer.status < 200 || answer.status > 299) {
      throw new UnreadableSourceError('unreachable', `${url} answered ${answer.status}`);
    }
    const type = answer.headers['content-type'];
    return { bytes: answer.body, url: answer.url, contentType: type?.toString() ?? null };
  }

  /** Reads bytes that are here already; `contentType` is believed only where they do not tell by themselves. */
  async readBytes(
    bytes: Uint8Array,
    context: { url: string | null; contentType: string | null },
    { kind, signal, language, videoLanguage }: ReadWish = {},
  ): Promise<ReadSource> {
    if (bytes.length === 0) throw new UnreadableSourceError('empty', 'the source is empty');
    if (bytes.length > READ_LIMITS.bytes) {
      throw new UnreadableSourceError('too_complex', `the source is larger than ${READ_LIMITS.bytes / 1e6} MB`);
    }
    return await this.host.read(
      { bytes, context: { ...context, language, videoLanguage }, kind: kind ?? null },
      signal,
    );
  }

  /** Reads a pasted text as what it looks like: a script, a table, Markdown, or plain words. */
  async readText(text: string, wish: ReadWish = {}): Promise<ReadSource> {
    return await this.readBytes(Buffer.from(text), { url: null, contentType: 'text/plain; charset=utf-8' }, wish);
  }
}

function asUnreadable(url: string, error: unknown): unknown {
  return error instanceof FetchError ? new UnreadableSourceError('unreachable', `${url} ${error.message}`) : error;
}
