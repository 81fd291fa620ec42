import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MAX_WEBHOOKS, WebhooksService } from '@app/webhooks';
import { PageQueryDto } from '@app/wire';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope } from '../auth/needs-scope.decorator';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { CreatedWebhookDto, CreateWebhookDto, toWebhookDto, WebhookDto, WebhookPageDto } from './dto/webhook.dto';

@ApiTags('Webhooks')
@NeedsScope('webhooks')
@Controller('v1/webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Post()
  @ApiOperation({
    operationId: 'createWebhook',
    summary: 'Register an address for events; the signing secret is shown once',
    description: `An account has at most ${MAX_WEBHOOKS} at a time; one more answers 409.`,
  })
  @ApiCreatedResponse({ type: CreatedWebhookDto })
  @ApiErrors(400, 401, 409, 422)
  async create(@Caller() caller: CallerIdentity, @Body() body: CreateWebhookDto): Promise<CreatedWebhookDto> {
    return { webhook: await this.webhooks.create(caller.accountId, body) };
  }

  @Get()
  @ApiOperation({
    operationId: 'listWebhooks',
    summary: 'Registered addresses, newest first',
    description: 'Each with the events it asked for. The secret that signs was told once, when the webhook was made.',
  })
  @ApiOkResponse({ type: WebhookPageDto })
  @ApiErrors(400, 401, 404)
  async list(@Caller() { accountId }: CallerIdentity, @Query() query: PageQueryDto): Promise<WebhookPageDto> {
    const { data, nextCursor } = await this.webhooks.list(accountId, query);
    return { data: data.map(toWebhookDto), nextCursor };
  }

  @Get(':id')
  @ApiOperation({
    operationId: 'getWebhook',
    summary: 'A registered address, without its secret',
    description: 'Where it is, what it asked for and since when.',
  })
  @ApiOkResponse({ type: WebhookDto })
  @ApiErrors(401, 404)
  async get(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<WebhookDto> {
    return toWebhookDto(await this.webhooks.get(accountId, id));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteWebhook',
    summary: 'Send nothing more to an address, at once',
    description: 'Deliveries that wait are not made any more. `GET /v1/events` still has every event.',
  })
  @ApiNoContentResponse()
  @ApiErrors(401, 404)
  async remove(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<void> {
    await this.webhooks.remove(accountId, id);
  }
}
