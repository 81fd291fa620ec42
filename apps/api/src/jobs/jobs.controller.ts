import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiExtraModels,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import { type JobFace, ReadJobService, ToolJobDto, ToolRunsService } from '@app/tools';
import { ImportsService } from '@app/videos';
import { FootageJobDto, ImportJobDto, JobDto } from '@app/wire';
import { Caller, type CallerIdentity } from '../auth/caller';
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
  ) {}

  @Get(':id')
  @OpenToEmbeds('job')
  @ApiOperation({
    operationId: 'getJob',
    summary: 'How far work on a video, or in the library, is',
    description: 'Ends as `done`, `failed` or `cancelled`; of films the usual video events are fired as well.',
  })
  @ApiExtraModels(JobDto, FootageJobDto, ImportJobDto, ToolJobDto)
  @ApiOkResponse({ schema: ALL_JOBS })
  @ApiErrors(401, 404)
  async get(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<JobFace> {
    return await this.jobs.read(accountId, id);
  }

  @Post(':id/cancel')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'cancelJob',
    summary: 'Stop the import of a shared folder, or a tool',
    description:
      'What is in the library by then stays; a tool costs nothing. Films are cancelled by POST /v1/videos/{id}/cancel.',
  })
  @ApiNoContentResponse()
  @ApiErrors(401, 404, 409)
  async cancel(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<void> {
    if (await this.tools.findJob(accountId, id)) await this.tools.cancel(accountId, id);
    else await this.imports.cancel(accountId, id);
  }
}
