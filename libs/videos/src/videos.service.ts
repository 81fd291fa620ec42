import type { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { findOwned, type Owned, Database, NotFoundError, type Page, readPage } from '@app/platform';
import { Video, type VideoStatus } from './video.entity';
import {
  faceOf,
  type FaceRow,
  type VideoFace,
  LIST_FACES,
  type ListedFace,
  READ_FACE,
  READ_VIEWED,
  VIDEO_FACE,
  type ViewedVideo,
} from './video-face';
import { outlined, readVersion, type WholeVersion } from './read-version';

/** As `findOwned`. */
export async function findVideo(em: EntityManager, video: Owned, lock?: LockMode.PESSIMISTIC_WRITE): Promise<Video> {
  return await findOwned(em, Video, 'video', video, lock);
}

/** A video with its current version; the version is null until the video is designed. */
export interface VideoRecord {
  video: Video;
  current: WholeVersion | null;
}

/** What a list of videos may be narrowed to. */
export interface VideoFilter {
  status?: VideoStatus;
  showId?: string;
  externalId?: string;
  externalUserId?: string;
}

/** Newest first. */
export type VideoPage = Page<VideoFace>;

/** Reads videos. */
@Injectable()
export class VideosService {
  constructor(private readonly database: Database) {}

  /** Without its version. Throws `NotFoundError` for a video of another account too. */
  async getVideo(id: string, accountId: string): Promise<Video> {
    return await findVideo(this.database.read(), { id, accountId });
  }

  /** Throws as `getVideo`. */
  async get(id: string, accountId: string): Promise<VideoRecord> {
    const em = this.database.read();
    const video = await findVideo(em, { id, accountId });
    return { video, current: await readVersion(em, { videoId: id, version: video.version }) };
  }

  /** What its answer shows, which is asked for most. Throws as `get`. */
  async getFace(id: string, accountId: string): Promise<VideoFace> {
    const [row] = await this.database.prepared<FaceRow>(READ_FACE, [id, accountId]);
    if (!row) throw new NotFoundError('video', id);
    return faceOf(row);
  }

  /** One version of a video, the current one unless told. Throws `NotFoundError` where the caller has no such video or version. */
  async getVersion(id: string, accountId: string, version?: number): Promise<VideoRecord> {
    const em = this.database.read();
    const video = await findVideo(em, { id, accountId });
    const current = await readVersion(em, { videoId: id, version: version ?? video.version });
    if (!current && version !== undefined && version !== video.version)
      throw new NotFoundError('version', `${id} v${version}`);
    return { video, current };
  }

  /** Throws `UnknownCursorError`. */
  async page(
    accountId: string,
    { limit, cursor, ...filter }: VideoFilter & { limit: number; cursor?: string },
  ): Promise<VideoPage> {
    const em = this.database.read();
    const where = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
    const list = { entity: Video, whose: { accountId }, where, by: ['number'] as const, fields: VIDEO_FACE };
    const { data: page, nextCursor } = await readPage(em, list, { limit, cursor });
    const names = [page.map(({ id }) => id), page.map(({ version }) => version)];
    const rows = page.length > 0 ? await this.database.prepared<ListedFace>(LIST_FACES, names) : [];
    const versions = await outlined(em, rows);
    const data = page.map((video) => ({
      video,
      current: versions.find(({ videoId }) => videoId === video.id) ?? null,
    }));
    return { data, nextCursor };
  }

  /** For media and watch pages, which ask for a key instead of an account. Throws `NotFoundError`. */
  async getForViewer(id: string): Promise<ViewedVideo> {
    const [video] = await this.database.prepared<ViewedVideo>(READ_VIEWED, [id]);
    if (!video) throw new NotFoundError('video', id);
    return video;
  }
}
