import { ApiProperty } from '@nestjs/swagger';
import { WarningDto } from '../videos/dto/video.dto';

const nullableText = { type: String, nullable: true } as const;

class EventDto {
  @ApiProperty({ type: String, example: 'evt_4f9k2m0q8xw1c7ab5d3e' })
  id!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: String, example: 'vid-7' })
  videoId!: string;

  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty(nullableText)
  external_id!: string | null;

  @ApiProperty(nullableText)
  externalUserId!: string | null;
}

/** `video.rendered` (specification 6). */
export class VideoRenderedEventDto extends EventDto {
  @ApiProperty({ type: String, enum: ['video.rendered'] })
  event!: string;

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

/** `video.render_failed` (CONTRACT.md 6). */
export class VideoRenderFailedEventDto extends EventDto {
  @ApiProperty({ type: String, enum: ['video.render_failed'] })
  event!: string;

  @ApiProperty({ type: String })
  error!: string;

  @ApiProperty({ type: 'integer', description: 'Credits given back' })
  refunded!: number;
}
