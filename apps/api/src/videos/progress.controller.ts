import { Readable } from 'node:stream';
import { Controller, Get, Headers, Logger, Param, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Draining, NotFoundError } from '@app/platform';
import { FollowVideoService, type Video, type VideoNews, VideosService, type VideoStatus } from '@app/videos';
import { VideoPresenter } from '@app/wire';
import type { CallerRequest } from '../auth/caller';
import { NeedsScope } from '../auth/needs-scope.decorator';
import { OpenToEmbeds } from '../auth/open-to-embeds.decorator';
import { StandingLeave } from '../auth/standing-leave';
import { whenClosed } from '../http/when-closed';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { rateSubject } from '../rate-limit/rate-subject';
import { sentComment, sentEvent, sentRetry } from './event-stream';
import { MOST_STREAMS, OpenStreams } from './open-streams';

const ABOUT = `Server-sent events: \`progress\` with \`{stage, progress}\` (\`design\` or \`render\`; 0 to 1 over all stages) whenever it
changes, comments as heartbeats, and last \`video\` with the Video, when nothing is being made of it any more. The stream then
ends. Any api process tells of work on any worker. Browsers come again when a stream ends: with the \`Last-Event-ID\` of the
last \`video\`, and nothing new since, the answer is 204, which ends their asking. The stream also ends when the key, token or
session that opened it does. ${MOST_STREAMS} at once for a caller; more answer 429.`;

/** Long enough for a balancer to have noticed that this process ends. */
const COME_AGAIN_MS = 1_000;

/** States in which something is being made. */
const UNFINISHED = new Set<VideoStatus>(['draft', 'rendering']);

@ApiTags('Videos')
@NeedsScope('videos:read')
@Controller('v1/videos')
export class ProgressController {
  private readonly logger = new Logger(ProgressController.name);

  constructor(
    private readonly videos: VideosService,
    private readonly following: FollowVideoService,
    private readonly presenter: VideoPresenter,
    private readonly leave: StandingLeave,
    private readonly streams: OpenStreams,
    private readonly draining: Draining,
  ) {}

  @Get(':id/events')
  @OpenToEmbeds('video')
  @ApiOperation({ operationId: 'followVideo', summary: 'Progress of a video as it is made', description: ABOUT })
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiNoContentResponse({ description: 'The last `video` that was read is still the last news' })
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'Sent by browsers that come again' })
  @ApiErrors(401, 404)
  async follow(
    @Req() request: CallerRequest,
    @Param('id') id: string,
    @Headers('last-event-id') lastId: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { accountId = '' } = request.user ?? {};
    const video = await this.videos.getVideo(id, accountId);
    if (lastId === idOf(video) && !UNFINISHED.has(video.status)) return await reply.status(204).send();
    this.streams.enter(rateSubject(request.user, request.ip), reply);
    const gone = new AbortController();
    whenClosed(reply, () => gone.abort());
    const over = AbortSignal.any([gone.signal, this.draining.signal, this.leave.until(request, reply)]);
    const headers = {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      // nginx would hold events back until its buffer is full.
      'x-accel-buffering': 'no',
    };
    await reply.headers(headers).send(Readable.from(this.written(this.following.follow(id, accountId, over))));
  }

  private async *written(news: AsyncGenerator<VideoNews>): AsyncGenerator<string> {
    try {
      for await (const item of news) yield this.write(item);
      // Another process goes on where this one ends.
      if (this.draining.isDraining) yield sentRetry(COME_AGAIN_MS);
    } catch (error) {
      // A video that is deleted meanwhile has no more news; anything else ends the stream too, and the client comes again.
      if (!(error instanceof NotFoundError)) this.logger.warn({ err: error }, 'a stream of events broke off');
    }
  }

  private write(news: VideoNews): string {
    if (news.kind === 'heartbeat') return sentComment('still at work');
    if (news.kind === 'video') return sentEvent('video', this.presenter.toDto(news.record), idOf(news.record.video));
    const { stage, progress } = news;
    return sentEvent('progress', { stage, progress });
  }
}

/** Another one after every change of the video. */
function idOf({ version, updatedAt }: Video): string {
  return `${version}-${updatedAt.getTime()}`;
}
