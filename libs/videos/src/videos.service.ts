import { Injectable } from '@nestjs/common';
import { cutPage, Database, NotFoundError, type Page, rowAt } from '@app/platform';
import { faceOf, type FaceRow, type FilmFace, READ_FACE, READ_VIEWED, type ViewedFilm } from './film-face';
import { findVideo } from './find-video';
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

/** Newest first. */
export type VideoPage = Page<VideoRecord>;

/** A cursor tells its place by itself, so that a film that is deleted while its list is read breaks nothing. */
const CURSOR = /^vid-(\d{1,15})$/;

/** Reads films. */
@Injectable()
export class VideosService {
  constructor(private readonly database: Database) {}

  /** Throws `NotFoundError` for a film of another account too. */
  async get(id: string, accountId: string): Promise<VideoRecord> {
    const em = this.database.read();
    const video = await findVideo(em, { id, accountId });
    const current = await em.findOne(VideoVersion, { videoId: video.id, version: video.version });
    return { video, current };
  }

  /** What its answer shows, which is asked for most. Throws as `get`. */
  async getFace(id: string, accountId: string): Promise<FilmFace> {
    const [row] = await this.database.prepared<FaceRow>(READ_FACE, [id, accountId]);
    if (!row) throw new NotFoundError('video', id);
    return faceOf(row);
  }

  /** One version of a film, the current one unless told. Throws `NotFoundError` where the caller has no such film or version. */
  async getVersion(id: string, accountId: string, version?: number): Promise<VideoRecord> {
    const record = await this.get(id, accountId);
    if (version === undefined || version === record.video.version) return record;
    const current = await this.database.read().findOne(VideoVersion, { videoId: id, version });
    if (!current) throw new NotFoundError('version', `${id} v${version}`);
    return { ...record, current };
  }

  /** Behind the film that `cursor` names. Throws `UnknownCursorError`. */
  async page(
    accountId: string,
    { limit, cursor, ...filter }: VideoFilter & { limit: number; cursor?: string },
  ): Promise<VideoPage> {
    const em = this.database.read();
    const last = await rowAt(cursor, async (id) => CURSOR.exec(id)?.[1] ?? null);
    const said = Object.entries(filter).filter(([, value]) => value !== undefined);
    const behind = last ? { number: { $lt: Number(last) } } : {};
    const where = { accountId, ...Object.fromEntries(said), ...behind };
    const rows = await em.find(Video, where, { orderBy: { number: 'desc' }, limit: limit + 1 });
    const { data: page, nextCursor } = cutPage(rows, limit);
    const named = page.map(({ id: videoId, version }) => ({ videoId, version }));
    const versions = named.length > 0 ? await em.find(VideoVersion, { $or: named }) : [];
    const currentOf = ({ id }: Video) => versions.find(({ videoId }) => videoId === id) ?? null;
    const data = page.map((video) => ({ video, current: currentOf(video) }));
    return { data, nextCursor };
  }

  /** For media and watch pages, which ask for a key instead of an account. Throws `NotFoundError`. */
  async getForViewer(id: string): Promise<ViewedFilm> {
    const [film] = await this.database.prepared<ViewedFilm>(READ_VIEWED, [id]);
    if (!film) throw new NotFoundError('video', id);
    return film;
  }
}
