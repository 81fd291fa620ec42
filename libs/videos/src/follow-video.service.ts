import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Database } from '@app/platform';
import { Job, type JobStage } from './jobs/job.entity';
import { VideosService, type VideoRecord } from './videos.service';

/** What a follower hears: how far the work is, that it is still there, and, last, the video. */
export type VideoNews =
  | { kind: 'progress'; stage: JobStage; progress: number }
  | { kind: 'heartbeat' }
  | { kind: 'video'; record: VideoRecord };

const LOOK_EVERY_MS = 500;
/** Proxies close connections that are silent for longer, many of them after 30 s. */
const LOOKS_A_HEARTBEAT = 30;

/** Follows the work on a video, whichever process does it, by looking at the tables. */
@Injectable()
export class FollowVideoService {
  constructor(
    private readonly database: Database,
    private readonly videos: VideosService,
  ) {}

  /**
   * Ends after the video that nothing works on any more, or when `signal` aborts. Throws `NotFoundError` for a video that
   * is another account's, or is deleted meanwhile.
   */
  async *follow(id: string, accountId: string, signal: AbortSignal): AsyncGenerator<VideoNews> {
    let told = '';
    let quiet = 0;
    while (!signal.aborted) {
      const job = await this.latestJob(id, accountId);
      if (!job?.isUnfinished()) {
        yield { kind: 'video', record: await this.videos.get(id, accountId) };
        return;
      }
      const { stage, progress } = job;
      if (told === `${stage} ${progress}`) {
        quiet += 1;
        if (quiet % LOOKS_A_HEARTBEAT === 0) yield { kind: 'heartbeat' };
      } else {
        told = `${stage} ${progress}`;
        quiet = 0;
        yield { kind: 'progress', stage, progress };
      }
      await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async latestJob(videoId: string, accountId: string): Promise<Job | undefined> {
    const latest = { orderBy: { createdAt: 'desc' }, limit: 1 } as const;
    const [job] = await this.database.read().find(Job, { videoId, accountId }, latest);
    return job;
  }
}
