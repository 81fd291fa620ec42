import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { WebhooksService } from '@app/webhooks';
import { PageQueryDto } from '@app/wire';
import { Caller, type CallerIdentity } from '../auth/caller';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { CreatedWebhookDto, CreateWebhookDto, toWebhookDto, WebhookDto, WebhookPageDto } from './dto/webhook.dto';

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

  @Get()
  @ApiOperation({ operationId: 'listWebhooks', summary: 'Registered addresses, newest first' })
  @ApiOkResponse({ type: WebhookPageDto })
  @ApiErrors(400, 401, 404)
  async list(@Caller() { accountId }: CallerIdentity, @Query() query: PageQueryDto): Promise<WebhookPageDto> {
    const { data, nextCursor } = await this.webhooks.list(accountId, query);
    return { data: data.map(toWebhookDto), nextCursor };
  }

  @Get(':id')
  @ApiOperation({ operationId: 'getWebhook', summary: 'A registered address, without its secret' })
  @ApiOkResponse({ type: WebhookDto })
  @ApiErrors(401, 404)
  async get(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<WebhookDto> {
    return toWebhookDto(await this.webhooks.get(accountId, id));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ operationId: 'deleteWebhook', summary: 'Send nothing more to an address, at once' })
  @ApiNoContentResponse()
  @ApiErrors(401, 404)
  async remove(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<void> {
    await this.webhooks.remove(accountId, id);
  }
}
