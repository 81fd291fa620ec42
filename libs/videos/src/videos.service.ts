import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database, NotFoundError } from '@app/platform';
import { Video, type VideoStatus } from './video.entity';
import { VideoVersion } from './video-version.entity';

/** A film with its current version; the version is null until the film is designed. */
export interface VideoRecord {
  video: Video;
  current: VideoVersion | null;
}

/** What a list of films may be narrowed to. */
export interface VideoFilter {
  status?: VideoStatus;
  showId?: string;
  externalId?: string;
  externalUserId?: string;
}

/** Newest first; `nextCursor` is null at the end. */
export interface VideoPage {
  data: VideoRecord[];
  nextCursor: string | null;
}

/** Reads films. */
@Injectable()
export class VideosService {
  constructor(private readonly database: Database) {}

  /** Throws `NotFoundError` for a film of another account too. */
  async get(id: string, accountId: string): Promise<VideoRecord> {
    return await this.find({ id, accountId });
  }

  /** One version of a film, the current one unless told. Throws `NotFoundError` where the caller has no such film or version. */
  async getVersion(id: string, accountId: string, version?: number): Promise<VideoRecord> {
    const record = await this.get(id, accountId);
    if (version === undefined || version === record.video.version) return record;
    const current = await this.database.read().findOne(VideoVersion, { videoId: id, version });
    if (!current) throw new NotFoundError('version', `${id} v${version}`);
    return { ...record, current };
  }

  /** Behind the film that `cursor` names. Throws `NotFoundError` for one of another account too. */
  async page(
    accountId: string,
    { limit, cursor, ...filter }: VideoFilter & { limit: number; cursor?: string },
  ): Promise<VideoPage> {
    const em = this.database.read();
    const last = cursor ? await this.findVideo(em, { id: cursor, accountId }) : null;
    const said = Object.entries(filter).filter(([, value]) => value !== undefined);
    const behind = last ? { number: { $lt: last.number } } : {};
    const where = { accountId, ...Object.fromEntries(said), ...behind };
    const rows = await em.find(Video, where, { orderBy: { number: 'desc' }, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const named = page.map(({ id: videoId, version }) => ({ videoId, version }));
    const versions = named.length > 0 ? await em.find(VideoVersion, { $or: named }) : [];
    const currentOf = ({ id }: Video) => versions.find(({ videoId }) => videoId === id) ?? null;
    const data = page.map((video) => ({ video, current: currentOf(video) }));
    return { data, nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
  }

  /** For media and watch pages, which ask for a key instead of an account. Throws `NotFoundError`. */
  async getForViewer(id: string): Promise<VideoRecord> {
    return await this.find({ id });
  }

  private async find(where: { id: string; accountId?: string }): Promise<VideoRecord> {
    const em = this.database.read();
    const video = await this.findVideo(em, where);
    const current = await em.findOne(VideoVersion, { videoId: video.id, version: video.version });
    return { video, current };
  }

  private async findVideo(em: EntityManager, where: { id: string; accountId?: string }): Promise<Video> {
    const video = await em.findOne(Video, where);
    if (!video) throw new NotFoundError('video', where.id);
    return video;
  }
}
