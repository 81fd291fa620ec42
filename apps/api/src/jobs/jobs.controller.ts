import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiExtraModels,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import { ImportsService, JobsService, VideoLinks } from '@app/videos';
import { FootageJobDto, ImportJobDto, JobDto, toFootageJobDto, toImportJobDto, toJobDto } from '@app/wire';
import { Caller, type CallerIdentity } from '../auth/caller';
import { ApiErrors } from '../openapi/api-errors.decorator';

const ALL_JOBS = { anyOf: [JobDto, FootageJobDto, ImportJobDto].map((dto) => ({ $ref: getSchemaPath(dto) })) };

@ApiTags('Jobs')
@Controller('v1/jobs')
export class JobsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly imports: ImportsService,
    private readonly links: VideoLinks,
  ) {}

  @Get(':id')
  @ApiOperation({
    operationId: 'getJob',
    summary: 'How far work on a video, or in the library, is',
    description: 'Ends as `done`, `failed` or `cancelled`; of films the usual video events are fired as well.',
  })
  @ApiExtraModels(JobDto, FootageJobDto, ImportJobDto)
  @ApiOkResponse({ schema: ALL_JOBS })
  @ApiErrors(401, 404)
  async get(
    @Caller() { accountId }: CallerIdentity,
    @Param('id') id: string,
  ): Promise<JobDto | FootageJobDto | ImportJobDto> {
    const record = await this.jobs.get(id, accountId);
    if ('footage' in record) return toFootageJobDto(record);
    return 'folder' in record ? toImportJobDto(record) : toJobDto(record, this.links);
  }

  @Post(':id/cancel')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'cancelImport',
    summary: 'Stop the import of a shared folder',
    description: 'What is in the library by then stays. Films are cancelled by POST /v1/videos/{id}/cancel.',
  })
  @ApiNoContentResponse()
  @ApiErrors(401, 404, 409)
  async cancel(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<void> {
    await this.imports.cancel(accountId, id);
  }
}
