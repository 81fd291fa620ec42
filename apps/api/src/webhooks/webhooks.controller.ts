import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { WebhooksService } from '@app/webhooks';
import { Caller, type CallerIdentity } from '../auth/caller';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { PageQueryDto } from '../paging/page-query.dto';
import { CreatedWebhookDto, CreateWebhookDto, DeliveryPageDto, toDeliveryDto } from './dto/webhook.dto';

@ApiTags('Webhooks')
@Controller('v1/webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Post()
  @ApiOperation({
    operationId: 'createWebhook',
    summary: 'Register an address for events; the signing secret is shown once',
  })
  @ApiCreatedResponse({ type: CreatedWebhookDto })
  @ApiErrors(400, 401, 422)
  async create(@Caller() caller: CallerIdentity, @Body() body: CreateWebhookDto): Promise<CreatedWebhookDto> {
    return { webhook: await this.webhooks.create(caller.accountId, body) };
  }

  @Get(':id/deliveries')
  @ApiOperation({ operationId: 'listDeliveries', summary: 'What a webhook was told, newest first' })
  @ApiOkResponse({ type: DeliveryPageDto })
  @ApiErrors(400, 401, 404)
  async deliveries(
    @Caller() caller: CallerIdentity,
    @Param('id') id: string,
    @Query() query: PageQueryDto,
  ): Promise<DeliveryPageDto> {
    const page = await this.webhooks.deliveries(caller.accountId, id, query);
    return { data: page.data.map(toDeliveryDto), nextCursor: page.nextCursor };
  }
}
