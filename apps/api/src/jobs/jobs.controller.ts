import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiExtraModels,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import { ConflictError } from '@app/platform';
import { type JobFace, ReadJobService, ToolJobDto, ToolRunsService } from '@app/tools';
import { CancelVideoService, ImportsService } from '@app/videos';
import { FootageJobDto, ImportJobDto, JobDto } from '@app/wire';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope } from '../auth/needs-scope.decorator';
import { OpenToEmbeds } from '../auth/open-to-embeds.decorator';
import { ApiErrors } from '../openapi/api-errors.decorator';

const ALL_JOBS = {
  anyOf: [JobDto, FootageJobDto, ImportJobDto, ToolJobDto].map((dto) => ({ $ref: getSchemaPath(dto) })),
};

@ApiTags('Jobs')
@Controller('v1/jobs')
export class JobsController {
  constructor(
    private readonly jobs: ReadJobService,
    private readonly imports: ImportsService,
    private readonly tools: ToolRunsService,
    private readonly videos: CancelVideoService,
  ) {}

  @Get(':id')
  @NeedsScope('videos:read')
  @OpenToEmbeds('job')
  @ApiOperation({
    operationId: 'getJob',
    summary: 'How far work on a video, or in the library, is',
    description: 'Ends as `done`, `failed` or `cancelled`; of videos the usual video events are fired as well.',
  })
  @ApiExtraModels(JobDto, FootageJobDto, ImportJobDto, ToolJobDto)
  @ApiOkResponse({ schema: ALL_JOBS })
  @ApiErrors(401, 404)
  async get(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<JobFace> {
    return await this.jobs.read(accountId, id);
  }

  @Post(':id/cancel')
  @NeedsScope('videos:write')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'cancelJob',
    summary: 'Stop the work on a video, the import of a shared folder, or a tool',
    description:
      'A video is cancelled as by POST /v1/videos/{id}/cancel. What is in the library by then stays; a tool costs nothing.',
  })
  @ApiNoContentResponse()
  @ApiErrors(401, 404, 409)
  async cancel(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<void> {
    if (await this.tools.findJob(accountId, id)) return await this.tools.cancel(accountId, id);
    const job = await this.jobs.read(accountId, id);
    if (!('videoId' in job) || !job.videoId) return await this.imports.cancel(accountId, id);
    // A job that has ended stops no later work on its video.
    if (job.status !== 'queued' && job.status !== 'running') throw new ConflictError(`the job ${id} has ended already`);
    await this.videos.cancel(job.videoId, accountId);
  }
}
