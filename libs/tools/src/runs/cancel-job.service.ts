import { Injectable } from '@nestjs/common';
import { TestClocksService } from '@app/clocks';
import { ConflictError } from '@app/platform';
import { ImportsService } from '@app/library';
import { CancelVideoService } from '@app/videos';
import { ReadJobService } from './read-job.service';
import { ToolRunsService } from './tool-runs.service';

/** Stops jobs of all kinds: of videos, of imports, of test clocks and of tools. */
@Injectable()
export class CancelJobService {
  constructor(
    private readonly jobs: ReadJobService,
    private readonly clocks: TestClocksService,
    private readonly imports: ImportsService,
    private readonly tools: ToolRunsService,
    private readonly videos: CancelVideoService,
  ) {}

  /** Throws `NotFoundError`, and `ConflictError` for a job that has ended. */
  async cancel(accountId: string, id: string): Promise<void> {
    if (await this.tools.findJob(accountId, id)) return await this.tools.cancel(accountId, id);
    const job = await this.jobs.read(accountId, id);
    if ('clockId' in job) return await this.clocks.cancel(accountId, id);
    if (!('videoId' in job) || !job.videoId) return await this.imports.cancel(accountId, id);
    // A job that has ended stops no later work on its video.
    if (job.status !== 'queued' && job.status !== 'running') throw new ConflictError(`the job ${id} has ended already`);
    await this.videos.cancel(job.videoId, accountId);
  }
}
