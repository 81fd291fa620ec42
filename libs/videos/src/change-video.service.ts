import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { TestClocksService } from '@app/clocks';
import { Clock, Database, newMediaKey } from '@app/platform';
import type { VideoFace } from './video-face';
import { findVideo, VideosService } from './videos.service';
import type { Video, VideoChange } from './video.entity';

/** Changes what a video is called and who may see it. Every method throws `NotFoundError` for another account's too. */
@Injectable()
export class ChangeVideoService {
  constructor(
    private readonly database: Database,
    private readonly videos: VideosService,
    private readonly clock: Clock,
    private readonly clocks: TestClocksService,
  ) {}

  async change(id: string, accountId: string, change: VideoChange): Promise<VideoFace> {
    return await this.with(id, accountId, (video) => video.change(change, this.clock.now()));
  }

  /** A new media key; links with the old one stop playing at once. */
  async rotateKey(id: string, accountId: string): Promise<VideoFace> {
    return await this.with(id, accountId, (video) => video.rotateKey(newMediaKey(), this.clock.now()));
  }

  /** Behind the video's lock, so that no stage that completes meanwhile writes the old values back. */
  private async with(id: string, accountId: string, work: (video: Video) => void): Promise<VideoFace> {
    await this.database.transaction(async (em) => {
      const video = await findVideo(em, { id, accountId }, LockMode.PESSIMISTIC_WRITE);
      await this.clocks.during(video.clockId, async () => work(video));
    });
    return await this.videos.getFace(id, accountId);
  }
}
