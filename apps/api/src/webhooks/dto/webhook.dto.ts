import { ApiProperty } from '@nestjs/swagger';
import { ArrayNotEmpty, IsArray, IsIn, IsString, MaxLength } from 'class-validator';
import { WEBHOOK_EVENTS, type WebhookDelivery, type WebhookEventName } from '@app/webhooks';

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

  @ApiProperty({ type: String, description: 'Signs every delivery; shown this once', example: 'whsec_…' })
  secret!: string;
}

export class CreatedWebhookDto {
  @ApiProperty({ type: WebhookSecretDto })
  webhook!: WebhookSecretDto;
}

export class DeliveryDto {
  @ApiProperty({ type: String })
  id!: string;

  @ApiProperty({ type: String })
  eventId!: string;

  @ApiProperty({ type: String, enum: WEBHOOK_EVENTS })
  event!: string;

  @ApiProperty({ type: String, nullable: true })
  videoId!: string | null;

  @ApiProperty({ type: String, format: 'uri' })
  url!: string;

  @ApiProperty({ type: String, enum: ['pending', 'delivered', 'failed'] })
  status!: string;

  @ApiProperty({ type: 'integer', nullable: true })
  responseStatus!: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  durationMs!: number | null;

  @ApiProperty({ type: String, nullable: true })
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
