import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DeliveryLogService, MOST_RESENT } from '@app/webhooks';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope } from '../auth/access.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { DeliveriesQueryDto, DeliveryDto, DeliveryPageDto, ResendDto, ResentDto, toDeliveryDto } from './webhook.dto';

@ApiTags('Webhooks')
@NeedsScope('webhooks')
@Controller('v1/webhooks/:id')
export class DeliveriesController {
  constructor(private readonly log: DeliveryLogService) {}

  @Get('deliveries')
  @ApiOperation({
    operationId: 'listDeliveries',
    summary: 'What a webhook was told in 30 days, newest first',
    description:
      'One row an attempt: the body that was sent, the status and the first 2 kB that the address answered, how long it took and why it failed. `resend` makes another attempt.',
  })
  @ApiOkResponse({ type: DeliveryPageDto })
  @ApiErrors(400, 401, 404)
  async list(
    @Caller() { accountId }: CallerIdentity,
    @Param('id') id: string,
    @Query() query: DeliveriesQueryDto,
  ): Promise<DeliveryPageDto> {
    const { data, nextCursor } = await this.log.list(accountId, id, query);
    return { data: data.map(toDeliveryDto), nextCursor };
  }

  @Post('test')
  @HttpCode(202)
  @ApiOperation({
    operationId: 'testWebhook',
    summary: 'Send `webhook.test` to this address',
    description: 'It is signed as every event is, and stands in the delivery log, but not in the feed of events.',
  })
  @ApiAcceptedResponse({ type: DeliveryDto, description: 'The delivery, `pending`; the log tells what became of it' })
  @ApiErrors(401, 404, 409)
  async test(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<DeliveryDto> {
    return toDeliveryDto(await this.log.test(accountId, id));
  }

  @Post('resend')
  @HttpCode(202)
  @ApiOperation({
    operationId: 'resendFailed',
    summary: 'Send every event that failed since a moment once more',
    description: `Events that the address asks for and has not taken, the oldest first, at most ${MOST_RESENT} at a time. What is on its way is left alone: asking twice sends nothing twice. A disabled webhook answers 409.`,
  })
  @ApiAcceptedResponse({ type: ResentDto, description: 'The log tells what became of them' })
  @ApiErrors(400, 401, 404, 409)
  async resendFailed(
    @Caller() { accountId }: CallerIdentity,
    @Param('id') id: string,
    @Body() { since }: ResendDto,
  ): Promise<ResentDto> {
    return await this.log.resendFailed(accountId, id, new Date(since));
  }

  @Post('deliveries/:deliveryId/resend')
  @HttpCode(202)
  @ApiOperation({
    operationId: 'resendDelivery',
    summary: 'Send an event to this address once more',
    description: 'A delivery of its own: the same body under the same event id, signed anew.',
  })
  @ApiAcceptedResponse({ type: DeliveryDto, description: 'The new delivery, `pending`' })
  @ApiErrors(401, 404, 409)
  async resend(
    @Caller() { accountId }: CallerIdentity,
    @Param('id') id: string,
    @Param('deliveryId') deliveryId: string,
  ): Promise<DeliveryDto> {
    return toDeliveryDto(await this.log.resend(accountId, id, deliveryId));
  }
}
