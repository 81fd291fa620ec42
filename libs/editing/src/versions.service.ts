import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { TestClocksService } from '@app/clocks';
import { Job, UNFINISHED } from '@app/jobs';
import { Clock, Database, NotFoundError, type Page, type PageAsked, readPage } from '@app/platform';
import { FPS, resolveText, sceneSpans } from '@app/picture';
import {
  findVideo,
  type VideoOutline,
  outlined,
  readVersion,
  Video,
  VideoVersion,
  VideoBusyError,
  type VideoRecord,
} from '@app/videos';
import { keepSettings, VersionSettings } from './version-settings.entity';

/** The table's numbers end here. */
export const LARGEST_VERSION = 2_147_483_647;

/** A version as its list shows it. */
export type ListedVersion = Pick<VideoVersion, 'version' | 'cut' | 'createdAt'> & { outline: VideoOutline };

/** Versions of a video, newest first. */
export interface VersionPage extends Page<ListedVersion> {
  video: Video;
}

/** Written down in the transaction that restores, or neither is. */
type WithRestore = (em: EntityManager, record: VideoRecord) => Promise<void>;

const nothingElse: WithRestore = async () => undefined;

/** Lists a video's versions and moves between them (docs/specification.md 9, rule 2). */
@Injectable()
export class VersionsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly clocks: TestClocksService,
  ) {}

  /** Throws `NotFoundError`, `UnknownCursorError`. */
  async page(id: string, accountId: string, asked: PageAsked): Promise<VersionPage> {
    const em = this.database.read();
    const video = await findVideo(em, { id, accountId });
    const fields = ['videoId', 'version', 'outline', 'cut', 'createdAt'] as const;
    const list = { entity: VideoVersion, whose: { videoId: id }, by: ['version'] as const, fields };
    const { data, nextCursor } = await readPage(em, list, asked);
    const rows = data.map(({ videoId, version, outline, cut, createdAt }) => {
      return { videoId, version, outline, cut, createdAt };
    });
    return { video, data: await outlined(em, rows), nextCursor };
  }

  /**
   * Makes a version current again with the settings it had: `rendered` where it has a file, else `scripted`.
   * Restoring the current version changes nothing. Throws `NotFoundError`, `VideoBusyError` while work on it goes on.
   */
  async restore(id: string, accountId: string, version: number, withRestore = nothingElse): Promise<VideoRecord> {
    return await this.database.transaction(async (em) => {
      const video = await findVideo(em, { id, accountId }, LockMode.PESSIMISTIC_WRITE);
      const isNumber = version >= 1 && version <= LARGEST_VERSION;
      const restored = isNumber ? await readVersion(em, { videoId: id, version }) : null;
      if (!restored) throw new NotFoundError('version', `${id} v${version}`);
      if ((await em.count(Job, { videoId: id, status: { $in: UNFINISHED } })) > 0) {
        throw new VideoBusyError(id, video.status, restored.cut ? 'rendered' : 'scripted');
      }
      const record = { video, current: restored };
      if (video.version === version && video.status !== 'error') {
        await withRestore(em, record);
        return record;
      }
      const now = await this.clocks.during(video.clockId, async () => this.clock.now());
      await keepSettings(em, video);
      const kept = await em.findOne(VersionSettings, { videoId: id, version });
      const { storyboard, cut, narration } = restored;
      const frames = sceneSpans(storyboard, narration.lines).reduce((sum, span) => sum + span.frames, 0);
      if (kept) video.spec = kept.spec;
      video.markRestored(
        {
          title: kept?.spec.title ?? storyboard.title,
          caption: resolveText(storyboard.caption, storyboard.figures, 'display'),
          durationSeconds: cut ? cut.durationMs / 1000 : frames / FPS,
          rendered: cut !== null,
        },
        { version, at: now.toISOString(), by: 'restore', notes: null, summary: `version ${version} again` },
        now,
      );
      await withRestore(em, record);
      return record;
    });
  }
}
