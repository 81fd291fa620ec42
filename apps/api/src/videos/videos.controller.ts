import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ConflictError } from '@app/platform';
import { CreateVideoService, type TakenOrder, VideosService } from '@app/videos';
import { Caller, type CallerIdentity } from '../auth/caller';
import { type AnswerKeeper, KeepAnswer } from '../idempotency/keep-answer.decorator';
import { MediaReader } from '../media/media-reader';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { CreateVideoDto } from './dto/create-video.dto';
import { AcceptedVideoDto, VideoDto } from './dto/video.dto';
import { VideoPresenter } from './video.presenter';

const NOTE =
  'The film is being made. Poll GET /v1/videos/{videoId} until status is rendered or error, or register a webhook.';

@ApiTags('Videos')
@Controller('v1/videos')
export class VideosController {
  constructor(
    private readonly creation: CreateVideoService,
    private readonly videos: VideosService,
    private readonly presenter: VideoPresenter,
    private readonly media: MediaReader,
  ) {}

  @Post('from-data')
  @HttpCode(202)
  @ApiOperation({ operationId: 'createVideoFromData', summary: 'Make a narrated film from JSON data' })
  @ApiAcceptedResponse({ type: AcceptedVideoDto })
  @ApiErrors(400, 401, 402, 413)
  async createFromData(
    @Caller() caller: CallerIdentity,
    @Body() body: CreateVideoDto,
    @KeepAnswer() keep: AnswerKeeper,
  ): Promise<AcceptedVideoDto> {
    const answer = ({ video, charged }: TakenOrder): AcceptedVideoDto => ({
      ...this.presenter.toDto({ video, current: null }, charged),
      note: NOTE,
    });
    const request = { ...body, presenter: false };
    return answer(await this.creation.create(caller.accountId, request, (em, order) => keep(em, answer(order))));
  }

  @Get(':id')
  @ApiOperation({ operationId: 'getVideo', summary: 'A video as it stands' })
  @ApiOkResponse({ type: VideoDto })
  @ApiErrors(401, 404)
  async get(@Caller() caller: CallerIdentity, @Param('id') id: string): Promise<VideoDto> {
    return this.presenter.toDto(await this.videos.get(id, caller.accountId));
  }

  @Get(':id/captions.vtt')
  @Header('content-type', 'text/vtt; charset=utf-8')
  @ApiOperation({ operationId: 'getCaptionsVtt', summary: 'Captions as WebVTT' })
  @ApiProduces('text/vtt')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiErrors(401, 404, 409)
  async captionsVtt(@Caller() caller: CallerIdentity, @Param('id') id: string): Promise<string> {
    return await this.captions(caller, id, 'vtt');
  }

  @Get(':id/captions.srt')
  @Header('content-type', 'application/x-subrip; charset=utf-8')
  @ApiOperation({ operationId: 'getCaptionsSrt', summary: 'Captions as SubRip' })
  @ApiProduces('application/x-subrip')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiErrors(401, 404, 409)
  async captionsSrt(@Caller() caller: CallerIdentity, @Param('id') id: string): Promise<string> {
    return await this.captions(caller, id, 'srt');
  }

  private async captions(caller: CallerIdentity, id: string, kind: 'vtt' | 'srt'): Promise<string> {
    const { video, current } = await this.videos.get(id, caller.accountId);
    if (!current?.cut) throw new ConflictError(`${video.id} is ${video.status}; its captions come with its render`);
    return await this.media.text(video, kind);
  }
}
