import { ApiProperty } from '@nestjs/swagger';
import { ArrayNotEmpty, IsArray, IsIn, IsString, MaxLength } from 'class-validator';
import {
  TEST_EVENT,
  WEBHOOK_EVENTS,
  type WebhookDelivery,
  type WebhookEndpoint,
  type WebhookEventName,
} from '@app/webhooks';

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

/** An endpoint in a list; its secret is never shown again. */
export class WebhookDto {
  @ApiProperty({ type: String, example: 'wh_4f9k2m0q8xw1c7ab5d3e' })
  id!: string;

  @ApiProperty({ type: String, format: 'uri', example: 'https://hooks.example/factreel' })
  url!: string;

  @ApiProperty({ type: String, enum: WEBHOOK_EVENTS, isArray: true })
  events!: WebhookEventName[];

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

  @ApiProperty({ type: String, example: 'evt_4f9k2m0q8xw1c7ab5d3e' })
  eventId!: string;

  @ApiProperty({ type: String, enum: [...WEBHOOK_EVENTS, TEST_EVENT] })
  event!: string;

  @ApiProperty({ type: String, nullable: true, example: 'vid-7' })
  videoId!: string | null;

  @ApiProperty({ type: String, format: 'uri', example: 'https://hooks.example/factreel' })
  url!: string;

  @ApiProperty({ type: String, enum: ['pending', 'delivered', 'failed'], example: 'delivered' })
  status!: string;

  @ApiProperty({ type: 'integer', nullable: true, example: 200, description: 'Null where nothing was answered' })
  responseStatus!: number | null;

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
export function toWebhookDto({ id, url, events, createdAt }: WebhookEndpoint): WebhookDto {
  return { id, url, events, createdAt: createdAt.toISOString() };
}

/** A delivery as the log shows it. */
export function toDeliveryDto(delivery: WebhookDelivery): DeliveryDto {
  const { id, eventId, event, videoId, url, status, responseStatus, durationMs, error, createdAt } = delivery;
  return {
    id,
    eventId,
    event,
    videoId,
    url,
    status,
    responseStatus,
    durationMs,
    error,
    createdAt: createdAt.toISOString(),
  };
}
