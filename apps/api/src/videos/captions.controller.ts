import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ReadCaptionsService } from '@app/videos';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope, OpenToEmbeds } from '../auth/access.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';

const ABOUT = 'There as soon as the video has its script; 409 before.';

@ApiTags('Videos')
@NeedsScope('videos:read')
@Controller('v1/videos')
export class CaptionsController {
  constructor(private readonly captions: ReadCaptionsService) {}

  @Get(':id/captions.vtt')
  @OpenToEmbeds('video')
  @Header('content-type', 'text/vtt; charset=utf-8')
  @ApiOperation({ operationId: 'getCaptionsVtt', summary: 'Captions as WebVTT', description: ABOUT })
  @ApiProduces('text/vtt')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiErrors(401, 404, 409)
  async vtt(@Caller() caller: CallerIdentity, @Param('id') id: string): Promise<string> {
    return await this.captions.read(id, caller.accountId, 'vtt');
  }

  @Get(':id/captions.srt')
  @OpenToEmbeds('video')
  @Header('content-type', 'application/x-subrip; charset=utf-8')
  @ApiOperation({ operationId: 'getCaptionsSrt', summary: 'Captions as SubRip', description: ABOUT })
  @ApiProduces('application/x-subrip')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiErrors(401, 404, 409)
  async srt(@Caller() caller: CallerIdentity, @Param('id') id: string): Promise<string> {
    return await this.captions.read(id, caller.accountId, 'srt');
  }
}
