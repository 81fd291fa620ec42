import { Body, Controller, Delete, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ForbiddenError } from '@app/platform';
import {
  CancelVideoService,
  ChangeVideoService,
  DeleteVideoService,
  RenderOrderService,
  type VideoRecord,
  VideosService,
} from '@app/videos';
import { ChangeVideoDto, RenderingVideoDto, VideoDto, VideoPresenter } from '@app/wire';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope, OpenToEmbeds } from '../auth/access.decorators';
import { type AnswerKeeper, KeepAnswer } from '../idempotency/idempotency.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';

/** What may happen to a video once it is there. */
@ApiTags('Videos')
@NeedsScope('videos:write')
@Controller('v1/videos')
export class LifecycleController {
  constructor(
    private readonly rendering: RenderOrderService,
    private readonly cancelling: CancelVideoService,
    private readonly changing: ChangeVideoService,
    private readonly deletion: DeleteVideoService,
    private readonly videos: VideosService,
    private readonly presenter: VideoPresenter,
  ) {}

  @Post(':id/render')
  @OpenToEmbeds('video')
  @HttpCode(202)
  @ApiOperation({
    operationId: 'renderVideo',
    summary: 'Render the current version',
    description: `From \`scripted\`, from \`rendered\`, and from \`error\` where a script is left; 409 otherwise, also to the second of two
calls at once. A version that has a file is rendered again as the next one. 10 credits a started minute are set aside and
charged when the render finishes.`,
  })
  @ApiAcceptedResponse({ type: RenderingVideoDto })
  @ApiErrors(401, 402, 404, 409)
  async render(
    @Caller() { accountId }: CallerIdentity,
    @Param('id') id: string,
    @KeepAnswer() keep: AnswerKeeper,
  ): Promise<RenderingVideoDto> {
    const answer = (record: VideoRecord): RenderingVideoDto => {
      const video = this.presenter.toDto(record);
      return { ...video, warnings: video.check.warnings };
    };
    return answer(await this.rendering.order(id, accountId, (em, order) => keep(em, answer(order))));
  }

  @Post(':id/cancel')
  @OpenToEmbeds('video')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'cancelVideo',
    summary: 'Stop the work on a video',
    description: `The video ends in \`error\` with \`lastError\` "cancelled", and \`video.render_failed\` is fired with that \`error\`, so that every
render that is ordered ends in one event; an edit under way leaves the video as it was, without an event. What was set aside goes
back; a design whose script exists stays charged, and can be rendered or edited later. 409 where nothing is under way.`,
  })
  @ApiOkResponse({ type: VideoDto })
  @ApiErrors(401, 404, 409)
  async cancel(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<VideoDto> {
    await this.cancelling.cancel(id, accountId);
    return this.presenter.toDto(await this.videos.getFace(id, accountId));
  }

  @Post(':id/rotate-key')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'rotateMediaKey',
    summary: 'Give a video a new media key',
    description: 'Links with the old key answer 401 at once; the answer has the new ones.',
  })
  @ApiOkResponse({ type: VideoDto })
  @ApiErrors(401, 404)
  async rotateKey(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<VideoDto> {
    return this.presenter.toDto(await this.changing.rotateKey(id, accountId));
  }

  @Patch(':id')
  @OpenToEmbeds('video')
  @ApiOperation({
    operationId: 'changeVideo',
    summary: 'Change what a video is called and who may see it',
    description: 'Changes the record alone; a title inside the video is changed by an edit.',
  })
  @ApiOkResponse({ type: VideoDto })
  @ApiErrors(400, 401, 404)
  async change(
    @Caller() { accountId, embed }: CallerIdentity,
    @Param('id') id: string,
    @Body() body: ChangeVideoDto,
  ): Promise<VideoDto> {
    const settled = (['public', 'publicProof'] as const).find((name) => typeof body[name] === 'boolean');
    if (embed && settled) throw new ForbiddenError(`An embed token settles ${settled}: leave it out.`);
    return this.presenter.toDto(await this.changing.change(id, accountId, body));
  }

  @Delete(':id')
  @OpenToEmbeds('video')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteVideo',
    summary: 'Remove a video and its files for good',
    description: 'Work under way is cancelled first, and what was set aside for it goes back.',
  })
  @ApiNoContentResponse()
  @ApiErrors(401, 404)
  async remove(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<void> {
    await this.deletion.delete(id, accountId);
  }
}
