import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiExtraModels,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import { CancelJobService, type JobFace, ReadJobService, ToolJobDto } from '@app/tools';
import { ClockJobDto, FootageJobDto, ImportJobDto, JobDto } from '@app/wire';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope, OpenToEmbeds } from '../auth/access.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';

const ALL_JOBS = {
  anyOf: [JobDto, FootageJobDto, ImportJobDto, ClockJobDto, ToolJobDto].map((dto) => ({ $ref: getSchemaPath(dto) })),
};

@ApiTags('Jobs')
@Controller('v1/jobs')
export class JobsController {
  constructor(
    private readonly jobs: ReadJobService,
    private readonly cancelling: CancelJobService,
  ) {}

  @Get(':id')
  @NeedsScope('videos:read')
  @OpenToEmbeds('job')
  @ApiOperation({
    operationId: 'getJob',
    summary: 'How far work on a video, in the library or of a test clock is',
    description: 'Ends as `done`, `failed` or `cancelled`; of videos the usual video events are fired as well.',
  })
  @ApiExtraModels(JobDto, FootageJobDto, ImportJobDto, ClockJobDto, ToolJobDto)
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
    summary: 'Stop the work on a video, the import of a shared folder, the advance of a test clock, or a tool',
    description:
      'A video is cancelled as by POST /v1/videos/{id}/cancel. What is in the library by then stays; a clock stays where it is; a tool costs nothing.',
  })
  @ApiNoContentResponse()
  @ApiErrors(401, 404, 409)
  async cancel(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<void> {
    await this.cancelling.cancel(accountId, id);
  }
}
