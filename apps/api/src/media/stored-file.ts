import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { isMissingObject, NotFoundError, type ObjectStorage, type StoredObject } from '@app/platform';

/** A file, or a part of it, ready to be sent. */
export interface MediaAnswer {
  status: 200 | 206 | 304 | 416;
  headers: Record<string, string>;
  body: Readable | null;
}

/** What a viewer's request says about what it has and wants. */
export interface MediaRequest {
  range?: string;
  ifRange?: string;
  ifNoneMatch?: string;
  head: boolean;
  /** The media key that came along. */
  key?: string;
}

/** What is to be said of a stored file. */
export interface FileFace {
  type: string;
  cacheControl: string;
}

/** A shared cache may keep what never changes under a keyed link. */
export const IMMUTABLE_FILE = 'public, max-age=31536000, immutable';

/** Answers a request for a stored file, with ranges and validators. */
export function answerStored(
  storage: ObjectStorage,
  stored: StoredObject,
  { type, cacheControl }: FileFace,
  request: MediaRequest,
): MediaAnswer {
  const headers: Record<string, string> = {
    'content-type': type,
    'accept-ranges': 'bytes',
    etag: stored.etag,
    'last-modified': stored.modifiedAt.toUTCString(),
    'cache-control': cacheControl,
  };
  if (matches(request.ifNoneMatch, stored.etag)) return { status: 304, headers, body: null };

  const isWanted = request.range?.startsWith('bytes=') && (!request.ifRange || request.ifRange === stored.etag);
  const parts = isWanted ? parseRange(stored.bytes, wholeSuffix(request.range, stored.bytes), { combine: true }) : -2;
  if (parts === -1) {
    return { status: 416, headers: { ...headers, 'content-range': `bytes */${stored.bytes}` }, body: null };
  }
  const part = typeof parts === 'object' && parts.length === 1 ? parts[0] : undefined;
  if (part) {
    headers['content-range'] = `bytes ${part.start}-${part.end}/${stored.bytes}`;
    headers['content-length'] = String(part.end - part.start + 1);
  } else {
    headers['content-length'] = String(stored.bytes);
  }
  // An empty stream keeps the length of what GET would send.
  const body = request.head ? Readable.from([]) : storage.read(stored.key, part);
  return { status: part ? 206 : 200, headers, body };
}

/** What the request says, with the key out of its query. */
export function readMediaRequest(request: FastifyRequest, key: string | undefined): MediaRequest {
  const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers;
  return {
    range,
    ifRange: typeof ifRange === 'string' ? ifRange : undefined,
    ifNoneMatch,
    head: request.method === 'HEAD',
    key,
  };
}

/**
 * Sends what `answerStored` made, once its first bytes are there: until then a fault is an answer, from then on the
 * connection is cut. Throws what the storage throws, and `NotFoundError` for a file that went in between.
 */
export async function sendMedia(reply: FastifyReply, { status, headers, body }: MediaAnswer): Promise<void> {
  if (body) await begun(body, reply.request.url);
  await reply
    .status(status)
    .headers(headers)
    .send(body ?? undefined);
}

async function begun(body: Readable, url: string): Promise<void> {
  try {
    await once(body, 'readable');
  } catch (error) {
    if (!isMissingObject(error)) throw error;
    throw new NotFoundError('file', url.split('?')[0]?.split('/').at(-1) ?? '');
  }
}

/** RFC 9110, 13.1.2: any of the listed, compared weakly, since proxies that compress mark our tags as weak. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const listed = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return listed.includes(etag) || listed.includes('*');
}

/** RFC 9110, 14.1.2: the last 90 of 10 bytes are all ten; range-parser finds none. */
function wholeSuffix(range = '', bytes: number): string {
  const last = /^bytes=-(\d+)$/.exec(range)?.[1];
  return Number(last) > bytes ? 'bytes=0-' : range;
}
