import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayNotEmpty, IsArray, IsBoolean, IsIn, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import {
  DELIVERY_STATUSES,
  type DeliveryStatus,
  type LoggedDelivery,
  MOST_RESENT,
  PAUSED_AFTER_DAYS,
  TEST_EVENT,
  WEBHOOK_EVENTS,
  type WebhookEndpoint,
  type WebhookEventName,
} from '@app/webhooks';
import { isLiveAccount } from '@app/platform';
import { API_VERSIONS, type ApiVersion } from '@app/versions';
import { IsMoment, Livemode, PageQueryDto } from '@app/wire';

export class CreateWebhookDto {
  @ApiProperty({
    type: String,
    format: 'uri',
    description: 'A public http or https address',
    example: 'https://hooks.example/factreel',
  })
  @IsString()
  @MaxLength(2000)
  url!: string;

  @ApiProperty({ type: String, enum: WEBHOOK_EVENTS, isArray: true })
  @IsArray()
  @ArrayNotEmpty()
  @IsIn(WEBHOOK_EVENTS, { each: true })
  events!: WebhookEventName[];
}

const isSaid = (field: keyof ChangeWebhookDto) => ValidateIf((body: ChangeWebhookDto) => body[field] !== undefined);

/** Body of `PATCH /v1/webhooks/{id}`; what is left out stays as it is. */
export class ChangeWebhookDto {
  @ApiPropertyOptional({
    type: String,
    format: 'uri',
    description: 'A public http or https address',
    example: 'https://hooks.example/factreel',
  })
  @IsString()
  @MaxLength(2000)
  @isSaid('url')
  url?: string;

  @ApiPropertyOptional({ type: String, enum: WEBHOOK_EVENTS, isArray: true })
  @IsArray()
  @ArrayNotEmpty()
  @IsIn(WEBHOOK_EVENTS, { each: true })
  @isSaid('events')
  events?: WebhookEventName[];

  @ApiPropertyOptional({ type: Boolean, description: 'While it is false nothing is sent', example: true })
  @IsBoolean()
  @isSaid('enabled')
  enabled?: boolean;

  @ApiPropertyOptional({ type: String, enum: API_VERSIONS, description: 'In which its events are written from now on' })
  @IsIn(API_VERSIONS)
  @isSaid('apiVersion')
  apiVersion?: ApiVersion;
}

/** Body of `POST /v1/webhooks/{id}/resend`. */
export class ResendDto {
  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'Deliveries that failed since then',
    example: '2026-11-21T09:00:00.000Z',
  })
  @IsMoment()
  since!: string;
}

export class ResentDto {
  @ApiProperty({ type: 'integer', maximum: MOST_RESENT, description: 'Events that are on their way', example: 17 })
  resent!: number;

  @ApiProperty({ type: Boolean, description: 'Whether others are left: ask once more' })
  more!: boolean;
}

export class WebhookSecretDto {
  @ApiProperty({ type: String, example: 'wh_4f9k2m0q8xw1c7ab5d3e' })
  id!: string;

  @ApiProperty({
    type: String,
    description: 'Signs every delivery; shown this once',
    example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  })
  secret!: string;
}

export class CreatedWebhookDto {
  @ApiProperty({ type: WebhookSecretDto })
  webhook!: WebhookSecretDto;
}

class RotatedSecretDto extends WebhookSecretDto {
  @ApiProperty({ type: String, format: 'date-time', description: 'Until then the secret before signs as well' })
  previousUntil!: string;
}

export class RotatedWebhookDto {
  @ApiProperty({ type: RotatedSecretDto })
  webhook!: RotatedSecretDto;
}

/** An endpoint in a list; its secret is never shown again. */
export class WebhookDto {
  @ApiProperty({ type: String, example: 'wh_4f9k2m0q8xw1c7ab5d3e' })
  id!: string;

  @Livemode()
  livemode!: boolean;

  @ApiProperty({ type: String, format: 'uri', example: 'https://hooks.example/factreel' })
  url!: string;

  @ApiProperty({ type: String, enum: WEBHOOK_EVENTS, isArray: true })
  events!: WebhookEventName[];

  @ApiProperty({
    type: String,
    enum: API_VERSIONS,
    description:
      'The version of the API in which its events are written: that of the request that made it, until it is changed',
  })
  apiVersion!: ApiVersion;

  @ApiProperty({ type: Boolean, description: 'While it is false nothing is sent', example: true })
  enabled!: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    description: `Why it is not enabled, where its owner did not do that: an address that has taken nothing for ${PAUSED_AFTER_DAYS} days is paused`,
  })
  pausedReason!: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'The first delivery that failed since the last one that was taken',
  })
  failingSince!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;
}

export class WebhookPageDto {
  @ApiProperty({ type: [WebhookDto] })
  data!: WebhookDto[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

export class DeliveryDto {
  @ApiProperty({ type: String, example: 'dlv_4f9k2m0q8xw1c7ab5d3e' })
  id!: string;

  @Livemode()
  livemode!: boolean;

  @ApiProperty({ type: String, example: 'evt_4f9k2m0q8xw1c7ab5d3e' })
  eventId!: string;

  @ApiProperty({ type: String, enum: [...WEBHOOK_EVENTS, TEST_EVENT] })
  event!: string;

  @ApiProperty({ type: String, nullable: true, example: 'vid-7' })
  videoId!: string | null;

  @ApiProperty({ type: String, format: 'uri', example: 'https://hooks.example/factreel' })
  url!: string;

  @ApiProperty({ type: String, enum: API_VERSIONS, description: 'The version of the API in which it is written' })
  apiVersion!: ApiVersion;

  @ApiProperty({ type: String, enum: DELIVERY_STATUSES, example: 'delivered' })
  status!: string;

  @ApiProperty({ type: 'integer', nullable: true, example: 200, description: 'Null where nothing was answered' })
  responseStatus!: number | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'The body that is sent: a `WebhookEvent`',
    example: { id: 'evt_4f9k2m0q8xw1c7ab5d3e', event: 'video.rendered', createdAt: '2026-11-21T09:00:00.000Z' },
  })
  payload!: Record<string, unknown>;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'ok',
    description: 'The first 2 kB of what was answered; null where nothing was',
  })
  responseBody!: string | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 84 })
  durationMs!: number | null;

  @ApiProperty({ type: String, nullable: true, example: 'answered 500', description: 'Why it failed' })
  error!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;
}

export class DeliveryPageDto {
  @ApiProperty({ type: [DeliveryDto] })
  data!: DeliveryDto[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

/** An endpoint as its owner sees it. */
export function toWebhookDto(endpoint: WebhookEndpoint): WebhookDto {
  const { id, accountId, url, events, apiVersion, enabled, pausedReason, failingSince, createdAt } = endpoint;
  return {
    id,
    livemode: isLiveAccount(accountId),
    url,
    events,
    apiVersion,
    enabled,
    pausedReason,
    failingSince: failingSince && failingSince.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}

/** A delivery as the log shows it. */
export function toDeliveryDto({ delivery, event: told }: LoggedDelivery): DeliveryDto {
  const {
    id,
    eventId,
    event,
    videoId,
    url,
    apiVersion,
    status,
    responseStatus,
    responseBody,
    durationMs,
    error,
    createdAt,
  } = delivery;
  return {
    id,
    livemode: isLiveAccount(told.accountId),
    eventId,
    event,
    videoId,
    url,
    apiVersion,
    status,
    payload: told.toBody(apiVersion),
    responseStatus,
    responseBody,
    durationMs,
    error,
    createdAt: createdAt.toISOString(),
  };
}

const EVENTS = [...WEBHOOK_EVENTS, TEST_EVENT] as const;

/** Query of `GET /v1/webhooks/{id}/deliveries`; all that is said must be true of a delivery. */
export class DeliveriesQueryDto extends PageQueryDto {
  @ApiPropertyOptional({ type: String, enum: DELIVERY_STATUSES, example: 'failed' })
  @IsIn(DELIVERY_STATUSES)
  @IsOptional()
  status?: DeliveryStatus;

  @ApiPropertyOptional({ type: String, enum: EVENTS, example: 'video.rendered' })
  @IsIn(EVENTS)
  @IsOptional()
  event?: WebhookEventName | typeof TEST_EVENT;
}
