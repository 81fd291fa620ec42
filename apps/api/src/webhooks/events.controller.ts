import { Controller, Get, Headers, Query, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { ApiVersion } from '@app/versions';
import { type AccountEvent, EventFeedService, type FeedPosition } from '@app/webhooks';
import type { CallerRequest } from '../auth/caller';
import { NeedsScope } from '../auth/access.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { EventStreams } from '../streams/event-streams';
import { MOST_OF_ACCOUNT, MOST_OF_CALLER } from '../streams/open-streams';
import { sentComment, sentEvent, sentPosition, sentRetry } from '../streams/sent-event';
import { spokenVersion } from '../versions/speak-versions';
import { EVENT_PAGE, EventsQueryDto } from './event.dto';

const STREAM = 'text/event-stream';
/** How long browsers wait before they come again. */
const COME_AGAIN_MS = 2_000;

const EXAMPLE = `event: video.render_failed
id: evt_4f9k2m0q8xw1c7ab5d3e
data: {"id":"evt_4f9k2m0q8xw1c7ab5d3e","event":"video.render_failed","videoId":"vid-7"}

`;

const ABOUT = `Read on with \`after\` the id of the last event that was worked off. Positions are given once and in order: whoever reads so misses none
and gets none twice. Events are kept 30 days.

With \`Accept: ${STREAM}\` the answer is a stream of server-sent events that goes on with what happens: \`event\` is the name, \`data\` the body that
a webhook is sent, and \`id\` what \`Last-Event-ID\` resumes behind, as browsers do by themselves. Clients that cannot set headers
begin with \`after\`; a \`Last-Event-ID\` wins over it. A stream without either begins with the oldest event, and \`after=now\` with the next one.
Comments every 15 s are heartbeats. \`limit\` is of pages alone. A reader that takes nothing for 20 s is ended and can resume; the stream also ends with the
key or session that opened it. ${MOST_OF_CALLER} streams at once for a key, ${MOST_OF_ACCOUNT} for an account; more answer 429.`;

@ApiTags('Webhooks')
@NeedsScope('webhooks')
@Controller('v1/events')
export class EventsController {
  constructor(
    private readonly feed: EventFeedService,
    private readonly streams: EventStreams,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listEvents',
    summary: 'Every event of the account, in order, as pages or as a stream',
    description: ABOUT,
  })
  @ApiOkResponse({
    content: { 'application/json': { schema: EVENT_PAGE }, [STREAM]: { schema: { type: 'string', example: EXAMPLE } } },
  })
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'Of streams; sent by browsers that come again' })
  @ApiErrors(400, 401, 404, 429)
  async list(
    @Req() request: CallerRequest,
    @Query() { limit, after, events }: EventsQueryDto,
    @Headers('last-event-id') lastId: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { accountId = '' } = request.user ?? {};
    const version = spokenVersion(request);
    if (asksForStream(request)) {
      const from = await this.feed.positionOf(accountId, lastId || after);
      const { position } = from;
      await this.streams.answer({ request, reply }, (signal) =>
        this.tell(from, this.feed.follow(accountId, { position, events }, signal), version),
      );
      return;
    }
    const { data, nextCursor } = await this.feed.after(accountId, { limit, after, events });
    await reply.send({ data: data.map((event) => event.toBody(version)), nextCursor });
  }

  private async *tell(
    { id }: FeedPosition,
    events: AsyncGenerator<AccountEvent | null>,
    version: ApiVersion,
  ): AsyncGenerator<string> {
    // A reader that is cut off before its first event comes again to the same place.
    yield `${sentRetry(COME_AGAIN_MS)}${sentPosition(id ?? 'start')}`;
    for await (const event of events)
      yield event ? sentEvent(event.event, event.toBody(version), event.id) : sentComment('nothing new');
  }
}

/** Named outright: a browser's address bar and curl accept anything, and get a page. */
function asksForStream({ headers: { accept = '' } }: CallerRequest): boolean {
  return accept.split(',').some((type) => type.split(';', 1)[0]?.trim().toLowerCase() === STREAM);
}
