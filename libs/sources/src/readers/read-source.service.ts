import { Injectable } from '@nestjs/common';
import { type FieldMeanings, schemaFields } from '@app/facts';
import { FetchError, SafeFetch } from '@app/platform';
import { READ_LIMITS } from './read-limits';
import { READER_KINDS, type ReaderKind } from '../source-kinds';
import type { ReadSource } from './read-source';
import { ReaderProcessHost } from './reader-process.host';
import { UnreadableSourceError } from './readers.errors';

/** How a source is to be read; all of it may be left out. */
export interface ReadWish {
  /** Insists on one kind of source; else the bytes decide. */
  kind?: ReaderKind;
  /** Sent to the address alone, never to where it redirects: a JSON API's key. */
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Who looks at the same source again and again, for a process that waits for the next look. */
  owner?: string;
  /** Of the source, and of the video it is read for, as `ReadContext` has them. */
  language?: string | null;
  videoLanguage?: string | null;
}

/** What an address answered, and where it was in the end. */
export interface FetchedSource {
  bytes: Uint8Array;
  url: string;
  contentType: string | null;
  /** Of the schema that its server names for it. */
  schemaUrl?: string | null;
}

/** What a server may send along as a schema. */
const SCHEMA_BYTES = 1_000_000;
const TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 5;
const ACCEPT =
  'text/html,application/xhtml+xml,application/pdf,application/json,application/rss+xml,application/atom+xml,text/csv,text/plain;q=0.9,*/*;q=0.8';

/** Reads what a user points at: an address, a file's bytes, or a text. */
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
    const schemaUrl = describedBy(answer.headers['link']?.toString() ?? '', answer.url);
    return { bytes: answer.body, url: answer.url, contentType: type?.toString() ?? null, schemaUrl };
  }

  /** Reads bytes that are here already; `contentType` is believed only where they do not tell by themselves. */
  async readBytes(
    bytes: Uint8Array,
    { url, contentType, schemaUrl }: Pick<FetchedSource, 'contentType' | 'schemaUrl'> & { url: string | null },
    { kind, signal, owner, language, videoLanguage }: ReadWish = {},
  ): Promise<ReadSource> {
    if (bytes.length === 0) throw new UnreadableSourceError('empty', 'the source is empty');
    if (bytes.length > READ_LIMITS.bytes) {
      throw new UnreadableSourceError('too_complex', `the source is larger than ${READ_LIMITS.bytes / 1e6} MB`);
    }
    const context = { url, contentType, language, videoLanguage };
    const read = await this.host.read({ bytes, context, kind: kind ?? null }, { signal, owner });
    const declared =
      schemaUrl && READER_KINDS[read.kind].isDescribed && (await this.readSchema(schemaUrl, read, signal));
    return declared ? { ...read, fields: { ...declared, ...read.fields } } : read;
  }

  /** What the schema at an address declares of a source; null where it cannot be had or says nothing. */
  private async readSchema(url: string, { data }: ReadSource, signal?: AbortSignal): Promise<FieldMeanings | null> {
    const limits = { timeoutMs: TIMEOUT_MS, maxBytes: SCHEMA_BYTES, maxRedirects: MAX_REDIRECTS };
    try {
      const { body } = await this.safeFetch.fetch({ url, headers: { accept: 'application/json' }, ...limits, signal });
      const schema: unknown = JSON.parse(Buffer.from(body).toString());
      const { items } = data;
      return Array.isArray(items) ? schemaFields(schema, items, 'items') : schemaFields(schema, data, '');
    } catch {
      signal?.throwIfAborted();
      return null;
    }
  }

  /** Reads a pasted text as what it looks like: a script, a table, Markdown, or plain words. */
  async readText(text: string, wish: ReadWish = {}): Promise<ReadSource> {
    return await this.readBytes(Buffer.from(text), { url: null, contentType: 'text/plain; charset=utf-8' }, wish);
  }
}

function asUnreadable(url: string, error: unknown): unknown {
  return error instanceof FetchError ? new UnreadableSourceError('unreachable', `${url} ${error.message}`) : error;
}

/** The address of `Link: <…>; rel="describedby"` (CSVW, JSON Schema) or `service-desc` (RFC 8631). */
function describedBy(link: string, base: string): string | null {
  const [, target] = /<([^<>]{1,2000})>[^<>]*?;\s*rel="?[^",;<>]*\b(?:describedby|service-desc)\b/i.exec(link) ?? [];
  return target !== undefined && URL.canParse(target, base) ? new URL(target, base).href : null;
}
