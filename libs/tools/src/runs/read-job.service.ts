import { Injectable } from '@nestjs/common';
import { JobsService, VideoLinks } from '@app/videos';
import {
  type ClockJobDto,
  type FootageJobDto,
  type ImportJobDto,
  toClockJobDto,
  toFootageJobDto,
  toImportJobDto,
  toJobDto,
} from '@app/wire';
import { type ToolJobDto, toToolJobDto } from './tool-job.dto';
import { ToolRunsService } from './tool-runs.service';

/** A job of any kind as integrators see it. */
export type JobFace = ReturnType<typeof toJobDto> | FootageJobDto | ImportJobDto | ClockJobDto | ToolJobDto;

/** Reads jobs of all kinds: of videos, of the library, of test clocks and of tools. */
@Injectable()
export class ReadJobService {
  constructor(
    private readonly jobs: JobsService,
    private readonly tools: ToolRunsService,
    private readonly links: VideoLinks,
  ) {}

  /** Throws `NotFoundError` for a job of another account too. */
  async read(accountId: string, id: string): Promise<JobFace> {
    const run = await this.tools.findJob(accountId, id);
    if (run) return toToolJobDto(run);
    const record = await this.jobs.get(id, accountId);
    if ('advance' in record) return toClockJobDto(record.advance);
    if ('footage' in record) return toFootageJobDto(record);
    return 'folder' in record ? toImportJobDto(record) : toJobDto(record, this.links);
  }
}
