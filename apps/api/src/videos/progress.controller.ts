import { Controller, Get, Headers, Param, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { FollowVideoService, type Video, type VideoNews, VideosService, type VideoStatus } from '@app/videos';
import { answerFor, type ApiVersion } from '@app/versions';
import { VideoPresenter } from '@app/wire';
import type { CallerRequest } from '../auth/caller';
import { NeedsScope, OpenToEmbeds } from '../auth/access.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { EventStreams } from '../streams/event-streams';
import { MOST_OF_CALLER } from '../streams/open-streams';
import { sentComment, sentEvent } from '../streams/sent-event';
import { spokenVersion } from '../versions/speak-versions';

const ABOUT = `Server-sent events: \`progress\` with \`{stage, progress}\` (\`design\` or \`render\`; 0 to 1 over all stages) whenever it
changes, comments as heartbeats, and last \`video\` with the Video, when nothing is being made of it any more. The stream then
ends. Any api process tells of work on any worker. Browsers come again when a stream ends: with the \`Last-Event-ID\` of the
last \`video\`, and nothing new since, the answer is 204, which ends their asking. The stream also ends when the key, token or
session that opened it does. ${MOST_OF_CALLER} at once for a caller; more answer 429.`;

/** States in which something is being made. */
const UNFINISHED = new Set<VideoStatus>(['draft', 'rendering']);

@ApiTags('Videos')
@NeedsScope('videos:read')
@Controller('v1/videos')
export class ProgressController {
  constructor(
    private readonly videos: VideosService,
    private readonly following: FollowVideoService,
    private readonly presenter: VideoPresenter,
    private readonly streams: EventStreams,
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
    const version = spokenVersion(request);
    const video = await this.videos.getVideo(id, accountId);
    if (lastId === idOf(video) && !UNFINISHED.has(video.status)) return await reply.status(204).send();
    await this.streams.answer({ request, reply }, (signal) =>
      this.tell(this.following.follow(id, accountId, signal), version),
    );
  }

  private async *tell(news: AsyncGenerator<VideoNews>, version: ApiVersion): AsyncGenerator<string> {
    for await (const item of news) yield this.write(item, version);
  }

  private write(news: VideoNews, version: ApiVersion): string {
    if (news.kind === 'heartbeat') return sentComment('still at work');
    if (news.kind === 'video') {
      const { record } = news;
      return sentEvent('video', answerFor(version, this.presenter.toDto(record)), idOf(record.video));
    }
    const { stage, progress } = news;
    return sentEvent('progress', { stage, progress });
  }
}

/** Another one after every change of the video. */
function idOf({ version, updatedAt }: Video): string {
  return `${version}-${updatedAt.getTime()}`;
}
