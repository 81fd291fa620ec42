import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Database } from '@app/platform';
import { EndJobService } from './end-job.service';
import { Job } from './job.entity';

/** Ends a video in `error`: open holds go back, the owner is told. */
@Injectable()
export class FailVideoService {
  constructor(
    private readonly database: Database,
    private readonly ending: EndJobService,
  ) {}

  /** `reason` is read by the owner. The job; null, and nothing done, when the job has ended already, or is gone with its video. */
  async fail(jobId: string, reason: string): Promise<Job | null> {
    return await this.database.transaction(async (em) => {
      const job = await em.findOne(Job, { id: jobId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!job?.isUnfinished()) return null;
      await this.ending.end(em, job, 'failed', reason);
      return job;
    });
  }
}
