import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString } from 'class-validator';
import { WEBHOOK_EVENTS, type WebhookEventName } from '@app/webhooks';
import { LimitQueryDto } from '@app/wire';

const AFTER =
  'Id of the last event that you have seen. `start`, and nothing at all, is before the oldest; `now` is behind the newest';

export class EventsQueryDto extends LimitQueryDto {
  @ApiPropertyOptional({ type: String, description: AFTER })
  @IsOptional()
  @IsString()
  after?: string;

  @ApiPropertyOptional({
    enum: WEBHOOK_EVENTS,
    isArray: true,
    description: 'Only events of these names, repeated or separated by commas; all without it',
  })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @IsIn(WEBHOOK_EVENTS, { each: true })
  events?: WebhookEventName[];
}
