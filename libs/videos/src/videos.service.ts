import { Injectable } from '@nestjs/common';
import { Database, NotFoundError } from '@app/platform';
import { Video } from './video.entity';
import { VideoVersion } from './video-version.entity';

/** A film with its current version; the version is null until the film is designed. */
export interface VideoRecord {
  video: Video;
  current: VideoVersion | null;
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

  /** For media and watch pages, which ask for a key instead of an account. Throws `NotFoundError`. */
  async getForViewer(id: string): Promise<VideoRecord> {
    return await this.find({ id });
  }

  private async find(where: { id: string; accountId?: string }): Promise<VideoRecord> {
    const em = this.database.read();
    const video = await em.findOne(Video, where);
    if (!video) throw new NotFoundError('video', where.id);
    const current = await em.findOne(VideoVersion, { videoId: video.id, version: video.version });
    return { video, current };
  }
}
