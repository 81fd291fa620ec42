import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { WarningDto } from '../videos/dto/video.dto';

const nullableText = { type: String, nullable: true } as const;

class NamedEventDto {
  @ApiProperty({ type: String, example: 'evt_4f9k2m0q8xw1c7ab5d3e' })
  id!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;
}

class EventDto extends NamedEventDto {
  @ApiProperty({ type: String, example: 'vid-7' })
  videoId!: string;

  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty(nullableText)
  external_id!: string | null;

  @ApiProperty(nullableText)
  externalUserId!: string | null;
}

/** What is told of a film that is finished. */
class RenderedEventDto extends EventDto {
  @ApiProperty({ type: String })
  title!: string;

  @ApiProperty({ type: String, format: 'uri' })
  url!: string;

  @ApiProperty({ type: String, format: 'uri', nullable: true })
  renderUrl!: string | null;

  @ApiProperty({ type: String, format: 'uri', nullable: true })
  thumbnail!: string | null;

  @ApiProperty({ type: String, format: 'uri', nullable: true })
  posterUrl!: string | null;

  @ApiProperty({ type: String, format: 'uri' })
  watchUrl!: string;

  @ApiProperty({ type: String, format: 'uri', nullable: true })
  webUrl!: string | null;

  @ApiProperty({ type: String })
  mediaKey!: string;

  @ApiProperty({ type: String })
  caption!: string;

  @ApiProperty({ type: [WarningDto] })
  warnings!: WarningDto[];
}

/** `video.rendered` (specification 6). */
export class VideoRenderedEventDto extends RenderedEventDto {
  @ApiProperty({ type: String, enum: ['video.rendered'] })
  event!: string;
}

/** `video.render_failed` (CONTRACT.md 6). */
export class VideoRenderFailedEventDto extends EventDto {
  @ApiProperty({ type: String, enum: ['video.render_failed'] })
  event!: string;

  @ApiProperty({ type: String })
  error!: string;

  @ApiProperty({ type: 'integer', description: 'Credits given back' })
  refunded!: number;
}

/** `episode.ready` (CONTRACT.md 6). */
export class EpisodeReadyEventDto extends RenderedEventDto {
  @ApiProperty({ type: String, enum: ['episode.ready'] })
  event!: string;

  @ApiProperty({ type: String, example: 'ser_4f9k2m0q8xw1c7ab5d3e' })
  seriesId!: string;

  @ApiProperty({ type: String, example: 'shw_4f9k2m0q8xw1c7ab5d3e' })
  showId!: string;

  @ApiProperty({ type: String, format: 'uri', description: 'Where the owner approves it' })
  approveUrl!: string;
}

/** `webhook.test`: that a receiver is there; sent on demand alone, and not part of the feed. */
export class WebhookTestEventDto extends NamedEventDto {
  @ApiProperty({ type: String, enum: ['webhook.test'] })
  event!: string;

  @ApiProperty({ type: String, example: 'wh_4f9k2m0q8xw1c7ab5d3e' })
  webhookId!: string;
}

/** Each event that webhooks are sent, by its name. */
export const EVENT_SCHEMAS = {
  'video.rendered': VideoRenderedEventDto,
  'video.render_failed': VideoRenderFailedEventDto,
  'episode.ready': EpisodeReadyEventDto,
  'webhook.test': WebhookTestEventDto,
};

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
