import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MAX_WEBHOOKS, PAUSED_AFTER_DAYS, WebhooksService } from '@app/webhooks';
import type { ApiVersion } from '@app/versions';
import { PageQueryDto } from '@app/wire';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope } from '../auth/access.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { SpokenVersion } from '../versions/speak-versions';
import {
  ChangeWebhookDto,
  CreatedWebhookDto,
  CreateWebhookDto,
  RotatedWebhookDto,
  toWebhookDto,
  WebhookDto,
  WebhookPageDto,
} from './webhook.dto';

const CHANGE = `What is left out stays as it is. Nothing is sent while \`enabled\` is false, and what happens meanwhile is in \`GET /v1/events\`;
deliveries that wait fail. An address that has taken nothing for ${PAUSED_AFTER_DAYS} days is paused, and its owner is notified: \`enabled: true\` starts it again.`;
const ROTATE = `The new secret is shown this once. For 24 hours every delivery is signed by the secret before as well: \`X-Service-Signature\` has one \`v1=\`
for each, \`webhook-signature\` one \`v1,\`, and a receiver that takes any of them needs no downtime. More than four in a day answer 409.`;

@ApiTags('Webhooks')
@NeedsScope('webhooks')
@Controller('v1/webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Post()
  @ApiOperation({
    operationId: 'createWebhook',
    summary: 'Register an address for events; the signing secret is shown once',
    description: `Its events are written in the version of the API that this request speaks. An account has at most ${MAX_WEBHOOKS} at a time; one more answers 409.`,
  })
  @ApiCreatedResponse({ type: CreatedWebhookDto })
  @ApiErrors(400, 401, 409, 422)
  async create(
    @Caller() { accountId }: CallerIdentity,
    @Body() body: CreateWebhookDto,
    @SpokenVersion() apiVersion: ApiVersion,
  ): Promise<CreatedWebhookDto> {
    return { webhook: await this.webhooks.create(accountId, { ...body, apiVersion }) };
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

  @Patch(':id')
  @ApiOperation({ operationId: 'changeWebhook', summary: 'Change, disable or enable an address', description: CHANGE })
  @ApiOkResponse({ type: WebhookDto })
  @ApiErrors(400, 401, 404, 422)
  async change(
    @Caller() { accountId }: CallerIdentity,
    @Param('id') id: string,
    @Body() body: ChangeWebhookDto,
  ): Promise<WebhookDto> {
    return toWebhookDto(await this.webhooks.change(accountId, id, body));
  }

  @Post(':id/rotate-secret')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'rotateWebhookSecret',
    summary: 'Give a webhook a new signing secret',
    description: ROTATE,
  })
  @ApiOkResponse({ type: RotatedWebhookDto })
  @ApiErrors(401, 404, 409)
  async rotate(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<RotatedWebhookDto> {
    const { previousUntil, ...webhook } = await this.webhooks.rotateSecret(accountId, id);
    return { webhook: { ...webhook, previousUntil: previousUntil.toISOString() } };
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
