import { Injectable } from '@nestjs/common';
import { Job } from '@app/jobs';
import { Database, NotFoundError } from '@app/platform';
import { type ImportRecord, ImportsService } from '@app/library';
import { Video } from '../video.entity';

/** A job with its video. */
export interface JobRecord {
  job: Job;
  video: Video;
}

/** The index of a video of the library. */
export interface FootageJobRecord {
  footage: Job;
}

/** The import of a shared folder. */
export interface ImportJobRecord {
  folder: ImportRecord;
}

/** The advance of a test clock. */
export interface ClockJobRecord {
  advance: Job;
}

/** Work on a video, in the library or of a test clock. */
export type WorkRecord = JobRecord | FootageJobRecord | ImportJobRecord | ClockJobRecord;

/** Reads jobs of all kinds that have no book of their own. */
@Injectable()
export class JobsService {
  constructor(
    private readonly database: Database,
    private readonly imports: ImportsService,
  ) {}

  /** Throws `NotFoundError` for a job of another kind, and for one of another account. */
  async get(id: string, accountId: string): Promise<WorkRecord> {
    const em = this.database.read();
    const job = await em.findOne(Job, { id, accountId });
    if (job?.kind === 'footage') return { footage: job };
    if (job?.kind === 'clock') return { advance: job };
    if (job?.kind === 'import') return { folder: await this.imports.of(job) };
    const video = job?.videoId ? await em.findOne(Video, { id: job.videoId }) : null;
    if (!job || !video) throw new NotFoundError('job', id);
    return { job, video };
  }
}
