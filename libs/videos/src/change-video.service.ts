import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock, Database, newMediaKey } from '@app/platform';
import type { FilmFace } from './film-face';
import { findVideo } from './find-video';
import { Video } from './video.entity';
import { VideosService } from './videos.service';

/** What may be changed of a film without making a version of it. */
export interface VideoChange {
  title?: string | null;
  public?: boolean | null;
}

/** Changes what a film is called and who may see it. Every method throws `NotFoundError` for another account's too. */
@Injectable()
export class ChangeVideoService {
  constructor(
    private readonly database: Database,
    private readonly videos: VideosService,
    private readonly clock: Clock,
  ) {}

  async change(id: string, accountId: string, change: VideoChange): Promise<FilmFace> {
    return await this.with(id, accountId, (video) => video.change(change, this.clock.now()));
  }

  /** A new media key; links with the old one stop playing at once. */
  async rotateKey(id: string, accountId: string): Promise<FilmFace> {
    return await this.with(id, accountId, (video) => video.rotateKey(newMediaKey(), this.clock.now()));
  }

  /** Behind the film's lock, so that no stage that completes meanwhile writes the old values back. */
  private async with(id: string, accountId: string, work: (video: Video) => void): Promise<FilmFace> {
    await this.database.transaction(async (em) => {
      const video = await findVideo(em, { id, accountId }, LockMode.PESSIMISTIC_WRITE);
      work(video);
    });
    return await this.videos.getFace(id, accountId);
  }
}
