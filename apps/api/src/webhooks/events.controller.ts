import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { EventFeedService } from '@app/webhooks';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope } from '../auth/needs-scope.decorator';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { EVENT_PAGE } from './event.dto';
import { EventsQueryDto } from './events-query.dto';

@ApiTags('Webhooks')
@NeedsScope('webhooks')
@Controller('v1/events')
export class EventsController {
  constructor(private readonly feed: EventFeedService) {}

  @Get()
  @ApiOperation({
    operationId: 'listEvents',
    summary: 'Every event of the account, in order, so that a missed delivery loses nothing',
    description:
      'Read on with `after` the id of the last event that was worked off. Positions are given once and in order: whoever reads so misses none and gets none twice. Events are kept 30 days.',
  })
  @ApiOkResponse({ schema: EVENT_PAGE })
  @ApiErrors(400, 401, 404)
  async list(@Caller() caller: CallerIdentity, @Query() query: EventsQueryDto) {
    const page = await this.feed.after(caller.accountId, query);
    return { data: page.data.map((event) => event.toBody()), nextCursor: page.nextCursor };
  }
}
