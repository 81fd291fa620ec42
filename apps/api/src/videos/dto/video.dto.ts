import { ApiProperty } from '@nestjs/swagger';
import { PRICE_TYPES, priceVideo } from '@app/billing';
import { FORMATS } from '@app/render';
import { VIDEO_STATUSES, type VideoStatus } from '@app/videos';

export class SceneDto {
  @ApiProperty({ type: 'integer', example: 1 })
  n!: number;

  @ApiProperty({ type: String, enum: ['title', 'chart', 'data', 'cta', 'clip'] })
  type!: string;

  @ApiProperty({ type: String, description: 'What is said' })
  text!: string;

  @ApiProperty({ type: Number, description: 'Seconds' })
  duration!: number;

  @ApiProperty({ type: String, description: 'What is seen', example: 'line chart: Total value locked' })
  media!: string;
}

export class WarningDto {
  @ApiProperty({ type: String, example: 'missing_picture' })
  code!: string;

  @ApiProperty({ type: String })
  message!: string;

  @ApiProperty({ type: 'integer', nullable: true })
  scene!: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  atMs!: number | null;
}

export class CheckDto {
  @ApiProperty({ type: [WarningDto] })
  warnings!: WarningDto[];

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'SHA-256 of the 1080p file, hex. The same film made by the same encoder has the same. Null until rendered.',
  })
  sha256!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Build of ffmpeg that encoded the file. Null until rendered.',
  })
  encoder!: string | null;
}

export class PriceItemDto {
  @ApiProperty({ type: String, enum: PRICE_TYPES })
  type!: string;

  @ApiProperty({ type: 'integer' })
  count!: number;

  @ApiProperty({ type: 'integer' })
  credits!: number;
}

export class CostDto {
  @ApiProperty({ type: 'integer', example: priceVideo({ targetSeconds: 30 }).credits })
  credits!: number;

  @ApiProperty({ type: [PriceItemDto] })
  breakdown!: PriceItemDto[];
}

export class EditDto {
  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty({ type: String, format: 'date-time' })
  at!: string;

  @ApiProperty({ type: String, enum: ['notes', 'script', 'restore'] })
  by!: string;

  @ApiProperty({ type: String, nullable: true })
  notes!: string | null;

  @ApiProperty({ type: String })
  summary!: string;
}

/** A video, in every answer that holds one (specification 2.1). */
export class VideoDto {
  @ApiProperty({ type: String, example: 'vid-7' })
  videoId!: string;

  @ApiProperty({ type: String })
  title!: string;

  @ApiProperty({ type: String, enum: VIDEO_STATUSES, enumName: 'VideoStatus' })
  status!: VideoStatus;

  @ApiProperty({ type: Number, description: 'Seconds; the target until the film is designed' })
  duration!: number;

  @ApiProperty({ type: String, enum: FORMATS })
  format!: string;

  @ApiProperty({ type: String, example: 'en' })
  language!: string;

  @ApiProperty({ type: 'integer', example: 1 })
  version!: number;

  @ApiProperty({ type: [SceneDto], description: 'Empty until the script exists' })
  scenes!: SceneDto[];

  @ApiProperty({ type: Boolean })
  captions!: boolean;

  @ApiProperty({ type: Boolean })
  presenter!: boolean;

  @ApiProperty({ type: Boolean })
  music!: boolean;

  @ApiProperty({ type: String, example: 'sp_4f9k2m0q8xw1c7ab5d3e' })
  sourcePackId!: string;

  @ApiProperty({ type: String, nullable: true })
  sourceUrl!: string | null;

  @ApiProperty({ type: [EditDto] })
  edits!: EditDto[];

  @ApiProperty({
    type: String,
    description: 'Relative path; needs the media key unless public',
    example: '/media/vid-7.mp4',
  })
  video!: string;

  @ApiProperty({ type: Boolean })
  public!: boolean;

  @ApiProperty({ type: String })
  mediaKey!: string;

  @ApiProperty({ type: String, format: 'uri', description: 'Keyed link to the current cut' })
  url!: string;

  @ApiProperty({
    type: String,
    format: 'uri',
    nullable: true,
    description: "Keyed link to this version's file; immutable",
  })
  renderUrl!: string | null;

  @ApiProperty({ type: String, format: 'uri', nullable: true })
  thumbnail!: string | null;

  @ApiProperty({ type: String, format: 'uri', nullable: true, description: '720p copy with fast start' })
  webUrl!: string | null;

  @ApiProperty({ type: String, format: 'uri' })
  watchUrl!: string;

  @ApiProperty({ type: String, description: 'Post text; its figures come from the payload' })
  caption!: string;

  @ApiProperty({ type: CheckDto })
  check!: CheckDto;

  @ApiProperty({ type: String, nullable: true })
  lastError!: string | null;

  @ApiProperty({ type: CostDto, nullable: true })
  cost!: CostDto | null;

  @ApiProperty({ type: 'integer', description: 'Credits spent by this call; 0 on a read' })
  charged!: number;

  @ApiProperty({ type: String, nullable: true })
  external_id!: string | null;
}

/** Answer of `POST /v1/videos/{id}/render`. */
export class RenderingVideoDto extends VideoDto {
  @ApiProperty({ type: [WarningDto], description: 'The same as `check.warnings`' })
  warnings!: WarningDto[];
}

/** Answer of `POST /v1/videos/from-data` with `async: true`. */
export class AcceptedJobDto {
  @ApiProperty({ type: String, example: 'job_4f9k2m0q8xw1c7ab5d3e' })
  jobId!: string;

  @ApiProperty({ type: String, example: 'vid-7' })
  videoId!: string;

  @ApiProperty({ type: String, enum: ['queued'] })
  status!: 'queued';

  @ApiProperty({ type: String, nullable: true })
  external_id!: string | null;

  @ApiProperty({ type: String })
  note!: string;
}

/** Answer of `POST /v1/videos/from-data`. */
export class AcceptedVideoDto extends VideoDto {
  @ApiProperty({ type: String })
  note!: string;
}
