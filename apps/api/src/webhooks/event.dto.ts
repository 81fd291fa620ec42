import { ApiProperty, ApiPropertyOptional, getSchemaPath, IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString } from 'class-validator';
import { type PublishedEvent, type TEST_EVENT, WEBHOOK_EVENTS, type WebhookEventName } from '@app/webhooks';
import { LimitQueryDto, Livemode, MediaDto, POSTER, WarningDto } from '@app/wire';

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

const TAG = { type: String, nullable: true, example: 'order-17', description: 'The tag of the order' } as const;
const USER = { type: String, nullable: true, description: 'Who ordered it in an embedded studio' } as const;

class NamedEventDto {
  @ApiProperty({ type: String, example: 'evt_4f9k2m0q8xw1c7ab5d3e' })
  id!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @Livemode()
  livemode!: boolean;
}

class EventDto extends NamedEventDto {
  @ApiProperty({ type: String, example: 'vid-7' })
  videoId!: string;

  @ApiProperty({ type: 'integer', example: 1 })
  version!: number;

  @ApiProperty(TAG)
  external_id!: string | null;

  @ApiProperty(USER)
  externalUserId!: string | null;
}

/** What is told of a video that is finished. */
class RenderedEventDto extends IntersectionType(EventDto, MediaDto) {
  @ApiProperty({ type: String, example: 'USDC on Base' })
  title!: string;

  @ApiProperty({ type: String, format: 'uri', nullable: true, description: 'The same as `thumbnail`', example: POSTER })
  posterUrl!: string | null;

  @ApiProperty({ type: String, example: 'USDC on Base pays 6.84% on Aave v3.' })
  caption!: string;

  @ApiProperty({ type: [WarningDto], example: [] })
  warnings!: WarningDto[];
}

/** `video.rendered`. */
class VideoRenderedEventDto extends RenderedEventDto {
  @ApiProperty({ type: String, enum: ['video.rendered'] })
  event!: string;
}

/** `video.render_failed`. */
class VideoRenderFailedEventDto extends EventDto {
  @ApiProperty({ type: String, enum: ['video.render_failed'] })
  event!: string;

  @ApiProperty({
    type: String,
    description:
      'Why; `cancelled` where its owner cancelled or deleted it. Every render that is ordered ends in one event: this or `video.rendered`',
    example: 'cancelled',
  })
  error!: string;

  @ApiProperty({ type: 'integer', description: 'Credits given back', example: 10 })
  refunded!: number;
}

/** `episode.ready`. */
class EpisodeReadyEventDto extends RenderedEventDto {
  @ApiProperty({ type: String, enum: ['episode.ready'] })
  event!: string;

  @ApiProperty({ type: String, example: 'ser_4f9k2m0q8xw1c7ab5d3e' })
  seriesId!: string;

  @ApiProperty({ type: String, example: 'shw_4f9k2m0q8xw1c7ab5d3e' })
  showId!: string;

  @ApiProperty({
    type: String,
    format: 'uri',
    description: 'Where the owner approves it',
    example: 'https://studio.factreel.example/approve/vid-7',
  })
  approveUrl!: string;
}

/** `webhook.test`: that a receiver is there; sent on demand alone, and not part of the feed. */
class WebhookTestEventDto extends NamedEventDto {
  @ApiProperty({ type: String, enum: ['webhook.test'] })
  event!: string;

  @ApiProperty({ type: String, example: 'wh_4f9k2m0q8xw1c7ab5d3e' })
  webhookId!: string;
}

/** The fields of each event; one that a description leaves out does not compile. */
type EventFields = {
  [Event in PublishedEvent as Event['type']]: new () => Record<keyof Event['payload'] | 'event', unknown>;
} & Record<typeof TEST_EVENT, new () => { event: string }>;

/** Each event that webhooks are sent, by its name. */
export const EVENT_SCHEMAS = {
  'video.rendered': VideoRenderedEventDto,
  'video.render_failed': VideoRenderFailedEventDto,
  'episode.ready': EpisodeReadyEventDto,
  'webhook.test': WebhookTestEventDto,
} satisfies EventFields;

/** Any of them, told apart by `event`; the description has it as `WebhookEvent`. */
export const ANY_EVENT = {
  oneOf: Object.values(EVENT_SCHEMAS).map((schema) => ({ $ref: getSchemaPath(schema) })),
  discriminator: {
    propertyName: 'event',
    mapping: Object.fromEntries(Object.entries(EVENT_SCHEMAS).map(([name, schema]) => [name, getSchemaPath(schema)])),
  },
};

/** A page of the feed. */
export const EVENT_PAGE = {
  type: 'object',
  required: ['data', 'nextCursor'],
  properties: {
    data: { type: 'array', items: { $ref: '#/components/schemas/WebhookEvent' } },
    nextCursor: { type: 'string', nullable: true, description: 'The next page begins `after` this event' },
  },
};
