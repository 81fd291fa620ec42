import { Injectable } from '@nestjs/common';
import { Database } from '@app/platform';
import { FootageJob } from '../footage/footage-job.entity';
import { type ImportRecord, ImportsService } from '../imports/imports.service';
import { Job } from './job.entity';
import { Video } from '../video.entity';

/** A job with its video. */
export interface JobRecord {
  job: Job;
  video: Video;
}

/** The index of a video of the library. */
export interface FootageJobRecord {
  footage: FootageJob;
}

/** The import of a shared folder. */
export interface ImportJobRecord {
  folder: ImportRecord;
}

/** Any work that an id of a job may stand for. */
export type WorkRecord = JobRecord | FootageJobRecord | ImportJobRecord;

/** Reads jobs of all kinds. */
@Injectable()
export class JobsService {
  constructor(
    private readonly database: Database,
    private readonly imports: ImportsService,
  ) {}

  /** Throws `NotFoundError` for a job of another account too. */
  async get(id: string, accountId: string): Promise<WorkRecord> {
    const em = this.database.read();
    const job = await em.findOne(Job, { id, accountId });
    const video = job && (await em.findOne(Video, { id: job.videoId }));
    if (video) return { job, video };
    const footage = await em.findOne(FootageJob, { id, accountId });
    if (footage) return { footage };
    return { folder: await this.imports.get(accountId, id) };
  }
}
