import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type VideoScript, WriteScriptService } from '@app/videos';
import { ProofQueryDto, VideoScriptDto } from '@app/wire';
import { Caller, type CallerIdentity } from '../auth/caller';
import { OpenToEmbeds } from '../auth/open-to-embeds.decorator';
import { ApiErrors } from '../openapi/api-errors.decorator';

@ApiTags('Videos')
@Controller('v1/videos')
export class ScriptController {
  constructor(private readonly scripts: WriteScriptService) {}

  @Get(':id/script')
  @OpenToEmbeds('video')
  @ApiOperation({
    operationId: 'getScript',
    summary: 'The video as a script, to be changed and sent back by an edit',
    description: `What is said word for word, with charts, figures and pictures. What a script has no scene for (a timeline, a ranking)
becomes the nearest one, so a video that is edited by script may look different. There as soon as the film has its script; 409 before.`,
  })
  @ApiOkResponse({ type: VideoScriptDto })
  @ApiErrors(400, 401, 404, 409)
  async get(
    @Caller() caller: CallerIdentity,
    @Param('id') id: string,
    @Query() query: ProofQueryDto,
  ): Promise<VideoScript> {
    return await this.scripts.write(id, caller.accountId, query.version);
  }
}
