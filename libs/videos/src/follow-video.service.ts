import { Injectable } from '@nestjs/common';
import { type Follower, Job, JobNews } from '@app/jobs';
import { Database } from '@app/platform';
import type { VideoStage } from './jobs/video-job';
import { VideosService, type VideoRecord } from './videos.service';

/** What a follower hears: how far the work is, that it is still there, and, last, the video. */
export type VideoNews =
  | { kind: 'progress'; stage: VideoStage; progress: number }
  | { kind: 'heartbeat' }
  | { kind: 'video'; record: VideoRecord };

/** Follows the work on a video, whichever process does it. */
@Injectable()
export class FollowVideoService {
  constructor(
    private readonly database: Database,
    private readonly news: JobNews,
    private readonly videos: VideosService,
  ) {}

  /**
   * Ends after the video that nothing works on any more, or when `signal` aborts. Throws `NotFoundError` for a video that
   * is another account's, or is deleted meanwhile.
   */
  async *follow(id: string, accountId: string, signal: AbortSignal): AsyncGenerator<VideoNews> {
    let told = '';
    let news: Follower | null = null;
    let followed = '';
    try {
      while (!signal.aborted) {
        const latest = await this.latestJob(id, accountId);
        if (!latest?.isUnfinished()) {
          yield { kind: 'video', record: await this.videos.get(id, accountId) };
          return;
        }
        if (followed !== latest.id) {
          news?.end();
          news = this.news.follow(latest.id);
          followed = latest.id;
          // It may have changed before it was followed.
          continue;
        }
        const { stage, progress } = latest;
        const now = `${stage} ${progress}`;
        // A proxy closes a connection that is silent for 30 s; without news `next` returns after half of that.
        if (told !== now) yield { kind: 'progress', stage: stage as VideoStage, progress };
        else yield { kind: 'heartbeat' };
        told = now;
        await news?.next({ signal });
      }
    } finally {
      news?.end();
    }
  }

  private async latestJob(videoId: string, accountId: string): Promise<Job | undefined> {
    const latest = { orderBy: { createdAt: 'desc' }, limit: 1 } as const;
    const [job] = await this.database.read().find(Job, { videoId, accountId }, latest);
    return job;
  }
}
