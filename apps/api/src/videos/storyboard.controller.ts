import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NotFoundError, ObjectStorage } from '@app/platform';
import { type PlayablePlan, type PlayableVersion, playedType, PlayVideoService } from '@app/videos';
import { PlanStoryboardDto, ProofQueryDto, VideoStoryboardDto } from '@app/wire';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope, OpenToEmbeds } from '../auth/access.decorators';
import { answerStored, readMediaRequest, sendMedia } from '../media/stored-file';
import { ApiErrors } from '../openapi/api-errors.decorator';

/** The address names the version, whose files never change; they are their account's. */
const KEPT = 'private, max-age=31536000, immutable';
const binary = { schema: { type: 'string', format: 'binary' } } as const;
const FILE = {
  name: 'file',
  description: 'As the storyboard names it',
  schema: { type: 'string' },
  example: 'still-0',
};
const PLAYED = 'What `<factreel-player>` draws and plays in a page, frame for frame as a render does.';

/** What pages play videos from before, and without, a render. */
@ApiTags('Videos')
@NeedsScope('videos:read')
@Controller('v1')
export class StoryboardController {
  constructor(
    private readonly played: PlayVideoService,
    private readonly storage: ObjectStorage,
  ) {}

  @Get('videos/:id/storyboard')
  @OpenToEmbeds('video')
  @ApiOperation({
    operationId: 'getStoryboard',
    summary: 'The video as data, to be played in a page',
    description: `${PLAYED} Of the current version unless told, rendered or not. 409 before the video has its script.`,
  })
  @ApiOkResponse({ type: VideoStoryboardDto })
  @ApiErrors(400, 401, 404, 409)
  async ofVideo(
    @Caller() { accountId }: CallerIdentity,
    @Param('id') id: string,
    @Query() { version }: ProofQueryDto,
  ): Promise<PlayableVersion> {
    return await this.played.version(id, accountId, version);
  }

  @Get('videos/:id/storyboard/files/:file')
  @OpenToEmbeds('video')
  @ApiOperation({
    operationId: 'getStoryboardFile',
    summary: 'A picture or a recording that a storyboard names',
    description: 'A picture as it was read, or a line of the voice as WAV.',
  })
  @ApiParam(FILE)
  @ApiProduces('image/jpeg', 'image/png', 'image/webp', 'audio/wav')
  @ApiOkResponse(binary)
  @ApiErrors(400, 401, 404, 409)
  async videoFile(
    @Caller() { accountId }: CallerIdentity,
    @Param('id') id: string,
    @Param('file') file: string,
    @Query() { version }: ProofQueryDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.send(await this.played.versionFile(id, accountId, version, file), request, reply);
  }

  @Get('plans/:id/storyboard')
  @OpenToEmbeds('plan')
  @ApiOperation({
    operationId: 'getPlanStoryboard',
    summary: 'A plan as data, to be played in a page before it is ordered',
    description: `${PLAYED} There as long as the plan is kept, 24 hours. Times are estimated until a voice has spoken.`,
  })
  @ApiOkResponse({ type: PlanStoryboardDto })
  @ApiErrors(401, 404)
  async ofPlan(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<PlayablePlan> {
    return await this.played.plan(id, accountId);
  }

  @Get('plans/:id/storyboard/files/:file')
  @OpenToEmbeds('plan')
  @ApiOperation({
    operationId: 'getPlanStoryboardFile',
    summary: "A picture that a plan's storyboard names",
    description: 'A picture as it was read. There as long as the plan is kept, 24 hours.',
  })
  @ApiParam(FILE)
  @ApiProduces('image/jpeg', 'image/png', 'image/webp')
  @ApiOkResponse(binary)
  @ApiErrors(401, 404)
  async planFile(
    @Caller() { accountId }: CallerIdentity,
    @Param('id') id: string,
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.send(await this.played.planFile(id, accountId, file), request, reply);
  }

  private async send(key: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const stored = await this.storage.stat(key);
    if (!stored) throw new NotFoundError('file', key.split('/').at(-1) ?? '');
    const face = { type: playedType(key), cacheControl: KEPT };
    await sendMedia(reply, answerStored(this.storage, stored, face, readMediaRequest(request, undefined)));
  }
}
