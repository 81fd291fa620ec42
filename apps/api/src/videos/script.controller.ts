import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type VideoScript, WriteScriptService } from '@app/editing';
import { type VersionStills, VersionStillsService } from '@app/videos';
import { ProofQueryDto, VersionStillsDto, VideoScriptDto } from '@app/wire';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope, OpenToEmbeds } from '../auth/access.decorators';
import { whileThere } from '../http/when-closed';
import { ApiErrors } from '../openapi/api-errors.decorator';

@ApiTags('Videos')
@NeedsScope('videos:read')
@Controller('v1/videos')
export class ScriptController {
  constructor(
    private readonly scripts: WriteScriptService,
    private readonly stills: VersionStillsService,
  ) {}

  @Get(':id/script')
  @OpenToEmbeds('video')
  @ApiOperation({
    operationId: 'getScript',
    summary: 'The video as a script, to be changed and sent back by an edit',
    description: `What is said word for word, with charts, figures and pictures. Sent back by an edit as it was read it changes nothing: a scene
that is not changed stays as it is, and one that is changed has only that change. What a script has no scene for (a timeline, a ranking)
is written as the nearest one. There as soon as the video has its script; 409 before.`,
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

  @Get(':id/stills')
  @OpenToEmbeds('video')
  @ApiOperation({
    operationId: 'getStills',
    summary: 'A small picture of every scene, rendered or not',
    description: `Of the current version unless told, drawn when asked for. Free. 409 before the video has its script.`,
  })
  @ApiOkResponse({ type: VersionStillsDto })
  @ApiErrors(400, 401, 404, 409)
  async draw(
    @Caller() caller: CallerIdentity,
    @Param('id') id: string,
    @Query() query: ProofQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VersionStills> {
    return await whileThere(reply, 'the pictures were drawn', (signal) =>
      this.stills.draw(id, caller.accountId, query.version, signal),
    );
  }
}
