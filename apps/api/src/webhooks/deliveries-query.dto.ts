import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import {
  DELIVERY_STATUSES,
  type DeliveryStatus,
  TEST_EVENT,
  WEBHOOK_EVENTS,
  type WebhookEventName,
} from '@app/webhooks';
import { PageQueryDto } from '@app/wire';

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
