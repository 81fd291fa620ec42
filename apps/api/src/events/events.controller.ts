import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { WebhooksService } from '@app/webhooks';
import { Caller, type CallerIdentity } from '../auth/caller';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { VideoRenderedEventDto, VideoRenderFailedEventDto } from './event.dto';
import { EventsQueryDto } from './events-query.dto';

@ApiTags('Webhooks')
@Controller('v1/events')
export class EventsController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Get()
  @ApiOperation({
    operationId: 'listEvents',
    summary: 'Every event of the account, in order, so that a missed delivery loses nothing',
  })
  @ApiOkResponse({
    schema: {
      type: 'object',
      required: ['data', 'nextCursor'],
      properties: {
        data: {
          type: 'array',
          items: {
            anyOf: [{ $ref: getSchemaPath(VideoRenderedEventDto) }, { $ref: getSchemaPath(VideoRenderFailedEventDto) }],
          },
        },
        nextCursor: { type: 'string', nullable: true, description: 'The next page begins `after` this event' },
      },
    },
  })
  @ApiErrors(400, 401, 404)
  async list(@Caller() caller: CallerIdentity, @Query() query: EventsQueryDto) {
    const page = await this.webhooks.events(caller.accountId, query);
    return { data: page.data.map((event) => event.toBody()), nextCursor: page.nextCursor };
  }
}
