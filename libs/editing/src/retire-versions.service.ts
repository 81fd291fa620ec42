import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Job, UNFINISHED } from '@app/jobs';
import { Clock, Database, sweepFolderLater } from '@app/platform';
import { versionFolder, Video } from '@app/videos';

/** A version that was rendered again without a change shows what lies in the folder of the one before. */
const RETIRE = `
  DELETE FROM video_versions v
   WHERE video_id = ? AND version NOT IN (?, ?)
     AND version NOT IN (SELECT version FROM video_versions WHERE video_id = v.video_id ORDER BY version DESC LIMIT ?)
     AND NOT EXISTS (SELECT FROM video_versions o WHERE o.video_id = v.video_id AND o.version <> v.version
       AND concat(o.narration, o.stills, o.footage, o.sounds) LIKE '%videos/' || v.video_id || '/v' || v.version || '/%')
  RETURNING version`;

/** Lets go of old versions with their files, where the operator wants no more than some kept. */
@Injectable()
export class RetireVersionsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps the newest `kept` versions of a video, the one that it stands at and the one that its links play; a video that is
   * worked on waits for another round. Returns how many versions went.
   */
  async retire(videoId: string, kept: number): Promise<number> {
    return await this.database.transaction(async (em) => {
      const video = await em.findOne(Video, { id: videoId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!video || (await em.count(Job, { videoId, status: { $in: UNFINISHED } })) > 0) return 0;
      const { version, cutVersion } = video;
      const values = [videoId, version, cutVersion ?? version, kept];
      const gone = await em.execute<Array<{ version: number }>>(RETIRE, values);
      for (const row of gone) await sweepFolderLater(em, versionFolder(videoId, row.version), this.clock.real());
      return gone.length;
    });
  }
}
