import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { JobsService, VideoLinks } from '@app/videos';
import { Caller, type CallerIdentity } from '../auth/caller';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { JobDto, toJobDto } from './job.dto';

@ApiTags('Jobs')
@Controller('v1/jobs')
export class JobsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly links: VideoLinks,
  ) {}

  @Get(':id')
  @ApiOperation({
    operationId: 'getJob',
    summary: 'How far work on a video is',
    description: 'Ends as `done`, `failed` or `cancelled`; the usual video events are fired as well.',
  })
  @ApiOkResponse({ type: JobDto })
  @ApiErrors(401, 404)
  async get(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<JobDto> {
    return toJobDto(await this.jobs.get(id, accountId), this.links);
  }
}
