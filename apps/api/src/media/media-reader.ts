import { timingSafeEqual } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import parseRange from 'range-parser';
import { NotFoundError, ObjectStorage, UnauthorizedError } from '@app/platform';
import { cutKey, type CutFile, type Video, VideosService } from '@app/videos';

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

const TYPES: Record<CutFile, string> = {
  video: 'video/mp4',
  web: 'video/mp4',
  poster: 'image/jpeg',
  vtt: 'text/vtt; charset=utf-8',
  srt: 'application/x-subrip; charset=utf-8',
};

const IMMUTABLE = 'max-age=31536000, immutable';
/** The current cut changes when the film is rendered again. */
const CURRENT = 'max-age=60, must-revalidate';
/** The version that is current now takes this one's place as soon as it is rendered. */
const FORMER = 'no-cache';

const nobody = () => Promise.resolve(null);

/** Opens a film's files for whoever holds its key (specification 5, rule 4). */
@Injectable()
export class MediaReader {
  constructor(
    private readonly videos: VideosService,
    private readonly storage: ObjectStorage,
  ) {}

  /**
   * The film, if the key opens it, it is public, or the account that asks owns it. Throws `NotFoundError`,
   * `UnauthorizedError`.
   */
  async unlock(
    videoId: string,
    key: string | undefined,
    account: () => Promise<string | null> = nobody,
  ): Promise<Video> {
    const { video } = await this.videos.getForViewer(videoId);
    if (isOpen(video, key) || (await account()) === video.accountId) return video;
    throw new UnauthorizedError('This film needs its media key: add ?k=<mediaKey>.');
  }

  /** The last cut that was rendered, until the present version is. Throws as `open` does. */
  async openCurrent(video: Video, request: MediaRequest): Promise<MediaAnswer> {
    if (video.cutVersion === null) throw new NotFoundError('file', `${video.id}.mp4`);
    return await this.open(video, video.cutVersion, 'video', request, false);
  }

  /** Answers a request for one file, with ranges and validators. Throws `NotFoundError` while there is no such file. */
  async open(
    video: Video,
    version: number,
    file: CutFile,
    request: MediaRequest,
    immutable: boolean,
  ): Promise<MediaAnswer> {
    const stored = await this.storage.stat(cutKey(video.id, version, file));
    if (!stored) throw new NotFoundError('file', `${video.id}/v${version}/${file}`);
    const headers: Record<string, string> = {
      'content-type': TYPES[file],
      'accept-ranges': 'bytes',
      etag: stored.etag,
      'last-modified': stored.modifiedAt.toUTCString(),
      'cache-control': cacheRule(video, version, request, immutable),
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
    const body = request.head ? Readable.from([]) : this.storage.read(stored.key, part);
    return { status: part ? 206 : 200, headers, body };
  }

  /** A small text file of the current cut, whole. */
  async text(video: Video, file: CutFile): Promise<string> {
    return await text(this.storage.read(cutKey(video.id, video.version, file)));
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

/** A shared cache may keep what never changes under a keyed link, and what needs no key; nothing that a session opened. */
function cacheRule(video: Video, version: number, { key }: MediaRequest, immutable: boolean): string {
  const shared = video.public || (immutable && isOpen(video, key));
  const current = version === video.version ? CURRENT : FORMER;
  return `${shared ? 'public' : 'private'}, ${immutable ? IMMUTABLE : current}`;
}

function isOpen(video: Video, key = ''): boolean {
  return video.public || sameText(key, video.mediaKey);
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
