import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiExtraModels,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import { OrderVideoService, type TakenOrder, VideosService } from '@app/videos';
import {
  AcceptedJobDto,
  AcceptedVideoDto,
  CreateVideoDto,
  saidFields,
  toAcceptedJob,
  VideoDto,
  VideoPageDto,
  VideoPresenter,
  VideosQueryDto,
} from '@app/wire';
import { Caller, type CallerIdentity, madeBy } from '../auth/caller';
import { NeedsScope, OpenToEmbeds } from '../auth/access.decorators';
import { type AnswerKeeper, KeepAnswer } from '../idempotency/idempotency.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';

const NOTES = {
  video:
    'The video is being made. Poll GET /v1/videos/{videoId} until status is rendered or error, or register a webhook.',
  script:
    'The script is being made. Poll GET /v1/videos/{videoId} until status is scripted or error; then POST /v1/videos/{videoId}/render.',
};

@ApiTags('Videos')
@Controller('v1/videos')
export class VideosController {
  constructor(
    private readonly orders: OrderVideoService,
    private readonly videos: VideosService,
    private readonly presenter: VideoPresenter,
  ) {}

  @Post('from-data')
  @NeedsScope('videos:write')
  @OpenToEmbeds()
  @HttpCode(202)
  @ApiOperation({
    operationId: 'createVideoFromData',
    summary: 'Make a narrated video from JSON data',
    description:
      'Takes one source (`data`, `sourceUrl`, `text`, `sourcePackId`, `sourceId`, or a `script`, `brief` or footage that carries the content) and answers 202 at once. Design and the least of the render are held first; what does not fit the wallet is a 402 and nothing is made. Every figure that is seen or heard is one of the source. `planId` makes exactly what `plan` showed, at its price.',
  })
  @ApiExtraModels(AcceptedVideoDto, AcceptedJobDto)
  @ApiAcceptedResponse({
    description: 'The video; with `async: true` its job',
    schema: { anyOf: [{ $ref: getSchemaPath(AcceptedVideoDto) }, { $ref: getSchemaPath(AcceptedJobDto) }] },
  })
  @ApiErrors(400, 401, 402, 404, 413)
  async createFromData(
    @Caller() caller: CallerIdentity,
    @Body() body: CreateVideoDto,
    @KeepAnswer() keep: AnswerKeeper,
  ): Promise<AcceptedVideoDto | AcceptedJobDto> {
    const answer = (order: TakenOrder) => (body.async ? toAcceptedJob(order) : this.acceptedVideo(order));
    const asked = { ...saidFields(body), endUser: caller.embed };
    return answer(await this.orders.create(caller.accountId, asked, (em, order) => keep(em, answer(order))));
  }

  @Get()
  @NeedsScope('videos:read')
  @OpenToEmbeds()
  @ApiOperation({
    operationId: 'listVideos',
    summary: 'Videos of the account, newest first',
    description:
      'Filters narrow the list and may be combined: `status`, `showId`, `external_id`, `externalUserId`. Scenes and scripts are read with the video itself.',
  })
  @ApiOkResponse({ type: VideoPageDto })
  @ApiErrors(400, 401, 404)
  async list(
    @Caller() { accountId, embed }: CallerIdentity,
    @Query() { external_id: externalId, ...query }: VideosQueryDto,
  ): Promise<VideoPageDto> {
    const { data, nextCursor } = await this.videos.page(accountId, { ...query, ...madeBy(embed), externalId });
    return { data: data.map((record) => this.presenter.toDto(record)), nextCursor };
  }

  @Get(':id')
  @NeedsScope('videos:read')
  @OpenToEmbeds('video')
  @ApiOperation({
    operationId: 'getVideo',
    summary: 'A video as it stands',
    description:
      'Poll it until `status` is `rendered` or `error`. `check.warnings` says what the checks found; `lastError` says why a video failed, and what was held for it is back by then.',
  })
  @ApiOkResponse({ type: VideoDto })
  @ApiErrors(401, 404)
  async get(@Caller() caller: CallerIdentity, @Param('id') id: string): Promise<VideoDto> {
    return this.presenter.toDto(await this.videos.getFace(id, caller.accountId));
  }

  private acceptedVideo({ video, job, charged }: TakenOrder): AcceptedVideoDto {
    const note = job.finalStage === 'render' ? NOTES.video : NOTES.script;
    return { ...this.presenter.toDto({ video, current: null }, charged), note };
  }
}
