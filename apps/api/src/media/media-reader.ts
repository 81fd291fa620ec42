import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { NotFoundError, ObjectStorage, UnauthorizedError } from '@app/platform';
import { cutKey, type CutFile, VideosService, type ViewedVideo } from '@app/videos';
import { answerStored, type MediaAnswer, type MediaRequest } from './stored-file';

const TYPES: Record<CutFile, string> = {
  video: 'video/mp4',
  web: 'video/mp4',
  poster: 'image/jpeg',
  vtt: 'text/vtt; charset=utf-8',
  srt: 'application/x-subrip; charset=utf-8',
};

const IMMUTABLE = 'max-age=31536000, immutable';
/** The current cut changes when the video is rendered again. */
const CURRENT = 'max-age=60, must-revalidate';
/** The version that is current now takes this one's place as soon as it is rendered. */
const FORMER = 'no-cache';

const nobody = () => Promise.resolve(false);

/** Opens a video's files for whoever holds its key (docs/specification.md 5, rule 4). */
@Injectable()
export class MediaReader {
  constructor(
    private readonly videos: VideosService,
    private readonly storage: ObjectStorage,
  ) {}

  /**
   * The video, if the key opens it, it is public, or who asks may open it without. Throws `NotFoundError`,
   * `UnauthorizedError`, and what `mayOpen` throws.
   */
  async unlock(
    videoId: string,
    key: string | undefined,
    mayOpen: (video: ViewedVideo) => Promise<boolean> = nobody,
  ): Promise<ViewedVideo> {
    const video = await this.videos.getForViewer(videoId);
    if (isOpen(video, key) || (await mayOpen(video))) return video;
    throw new UnauthorizedError('This video needs its media key: add ?k=<mediaKey>.');
  }

  /** The last cut that was rendered, until the present version is. Throws as `open` does. */
  async openCurrent(video: ViewedVideo, request: MediaRequest): Promise<MediaAnswer> {
    if (video.cutVersion === null) throw new NotFoundError('file', `${video.id}.mp4`);
    return await this.open(video, video.cutVersion, 'video', request, false);
  }

  /** Answers a request for one file, with ranges and validators. Throws `NotFoundError` while there is no such file. */
  async open(
    video: ViewedVideo,
    version: number,
    file: CutFile,
    request: MediaRequest,
    immutable: boolean,
  ): Promise<MediaAnswer> {
    const stored = await this.storage.stat(cutKey(video.id, version, file));
    if (!stored) throw new NotFoundError('file', `${video.id}/v${version}/${file}`);
    const face = { type: TYPES[file], cacheControl: cacheRule(video, version, request, immutable) };
    return answerStored(this.storage, stored, face, request);
  }
}

/** A shared cache may keep what never changes under a keyed link, and what needs no key; nothing that a session opened. */
function cacheRule(video: ViewedVideo, version: number, { key }: MediaRequest, immutable: boolean): string {
  const shared = video.public || (immutable && isOpen(video, key));
  const current = version === video.version ? CURRENT : FORMER;
  return `${shared ? 'public' : 'private'}, ${immutable ? IMMUTABLE : current}`;
}

function isOpen(video: ViewedVideo, key = ''): boolean {
  return video.public || sameText(key, video.mediaKey);
}

/** Compared in constant time, for keys. */
export function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
