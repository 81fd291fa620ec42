import { Injectable } from '@nestjs/common';
import { Database, NotFoundError } from '@app/platform';
import { Job } from './job.entity';
import { Video } from './video.entity';

/** A job with its film. */
export interface JobRecord {
  job: Job;
  video: Video;
}

/** Reads jobs. */
@Injectable()
export class JobsService {
  constructor(private readonly database: Database) {}

  /** Throws `NotFoundError` for a job of another account too. */
  async get(id: string, accountId: string): Promise<JobRecord> {
    const em = this.database.read();
    const job = await em.findOne(Job, { id, accountId });
    const video = job && (await em.findOne(Video, { id: job.videoId }));
    if (!video) throw new NotFoundError('job', id);
    return { job, video };
  }
}
