import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PRICE_TYPES, priceVideo } from '@app/billing';
import { type Pacing, PACINGS, SCENE_TYPES } from '@app/design';
import { FORMATS, STYLE_NAMES, type StyleName } from '@app/picture';
import { VIDEO_STATUSES, type VideoStatus } from '@app/videos';
import { Livemode } from '../records/livemode.decorator';
import { ANY_JSON } from './any-json';
import { BrandDto } from './brand.dto';
import { MediaDto } from './media.dto';

export class SceneDto {
  @ApiProperty({ type: 'integer', example: 1 })
  n!: number;

  @ApiProperty({ type: String, enum: SCENE_TYPES })
  type!: string;

  @ApiProperty({ type: String, description: 'What is said', example: 'USDC on Base pays 6.84 percent.' })
  text!: string;

  @ApiProperty({ type: Number, description: 'Seconds', example: 3.4 })
  duration!: number;

  @ApiProperty({ type: String, description: 'What is seen', example: 'line chart: Total value locked' })
  media!: string;

  @ApiPropertyOptional({ ...ANY_JSON, description: 'Of an authored scene, as it was sent' })
  frame?: unknown;
}

export class WarningDto {
  @ApiProperty({ type: String, example: 'missing_picture' })
  code!: string;

  @ApiProperty({ type: String, example: 'The picture of scene 2 could not be had; the scene is shown without it.' })
  message!: string;

  @ApiProperty({ type: 'integer', nullable: true, example: 2 })
  scene!: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 3400 })
  atMs!: number | null;
}

/** What a language model did for a video. */
export class ModelUsageDto {
  @ApiProperty({ type: 'integer', description: 'Answers of the model', example: 2 })
  calls!: number;

  @ApiProperty({ type: 'integer', description: 'Answers kept of an earlier run, and not asked for again', example: 0 })
  kept!: number;

  @ApiProperty({ type: 'integer', description: 'Tokens that were sent', example: 6400 })
  inputTokens!: number;

  @ApiProperty({ type: 'integer', description: 'Tokens that were answered', example: 1900 })
  outputTokens!: number;
}

export class CheckDto {
  @ApiProperty({ type: [WarningDto] })
  warnings!: WarningDto[];

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'SHA-256 of the 1080p file, hex. The same video made by the same encoder has the same. Null until rendered.',
    example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  })
  sha256!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Build of ffmpeg that encoded the file. Null until rendered.',
    example: 'ffmpeg 7.0.2',
  })
  encoder!: string | null;

  @ApiProperty({
    type: ModelUsageDto,
    nullable: true,
    description: 'What a language model did for this version; null where none was asked',
  })
  model!: ModelUsageDto | null;
}

export class PriceItemDto {
  @ApiProperty({ type: String, enum: PRICE_TYPES })
  type!: string;

  @ApiProperty({ type: 'integer', example: 1 })
  count!: number;

  @ApiProperty({ type: 'integer', example: priceVideo({ targetSeconds: 30 }).credits })
  credits!: number;
}

export class CostDto {
  @ApiProperty({ type: 'integer', example: priceVideo({ targetSeconds: 30 }).credits })
  credits!: number;

  @ApiProperty({ type: [PriceItemDto] })
  breakdown!: PriceItemDto[];
}

export class EditDto {
  @ApiProperty({ type: 'integer', example: 2 })
  version!: number;

  @ApiProperty({ type: String, format: 'date-time' })
  at!: string;

  @ApiProperty({ type: String, enum: ['notes', 'script', 'restore'] })
  by!: string;

  @ApiProperty({ type: String, nullable: true, example: 'Make it shorter' })
  notes!: string | null;

  @ApiPropertyOptional({
    type: 'integer',
    description:
      'The moment that the notes are about, milliseconds of the version before; left out for notes on all of it',
    example: 4200,
  })
  atMs?: number;

  @ApiProperty({ type: String, example: '5 scenes in place of 7' })
  summary!: string;
}

/** A video, in every answer that holds one. */
export class VideoDto extends MediaDto {
  @ApiProperty({ type: String, example: 'vid-7' })
  videoId!: string;

  @Livemode()
  livemode!: boolean;

  @ApiProperty({ type: String, example: 'USDC on Base' })
  title!: string;

  @ApiProperty({ type: String, enum: VIDEO_STATUSES, enumName: 'VideoStatus' })
  status!: VideoStatus;

  @ApiProperty({ type: Number, description: 'Seconds; the target until the video is designed', example: 28.4 })
  duration!: number;

  @ApiProperty({ type: String, enum: FORMATS })
  format!: string;

  @ApiProperty({ type: String, example: 'en' })
  language!: string;

  @ApiProperty({
    type: String,
    enum: [...STYLE_NAMES, null],
    nullable: true,
    description: 'Null until the video is designed where the order left the choice to the facts',
    example: 'vaporwave',
  })
  style!: StyleName | null;

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

  @ApiProperty({ type: String, enum: PACINGS })
  pacing!: Pacing;

  @ApiProperty({ type: BrandDto, nullable: true, description: 'Null for the looks of its style', example: null })
  brand!: BrandDto | null;

  @ApiProperty({ type: String, example: 'sp_4f9k2m0q8xw1c7ab5d3e' })
  sourcePackId!: string;

  @ApiProperty({ type: String, nullable: true })
  sourceUrl!: string | null;

  @ApiProperty({ type: [EditDto], example: [] })
  edits!: EditDto[];

  @ApiProperty({
    type: String,
    description: 'Relative path; needs a session, the API key or the media key unless public',
    example: '/media/vid-7.mp4',
  })
  video!: string;

  @ApiProperty({ type: Boolean })
  public!: boolean;

  @ApiProperty({ type: Boolean, description: 'Whether the watch page shows where the figures come from' })
  publicProof!: boolean;

  @ApiProperty({
    type: String,
    description: 'Post text; its figures come from the payload',
    example: 'USDC on Base pays 6.84% on Aave v3.',
  })
  caption!: string;

  @ApiProperty({ type: CheckDto })
  check!: CheckDto;

  @ApiProperty({ type: String, nullable: true })
  lastError!: string | null;

  @ApiProperty({ type: CostDto, nullable: true })
  cost!: CostDto | null;

  @ApiProperty({ type: 'integer', description: 'Credits spent by this call; 0 on a read', example: 0 })
  charged!: number;

  @ApiProperty({ type: String, nullable: true, example: 'order-17' })
  external_id!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The user of an embedded studio in whose session it was made',
    example: null,
  })
  externalUserId!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The channel it is filed under', example: null })
  channelId!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The show it is filed under', example: null })
  showId!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The test clock that it lives by; null for real time',
    example: null,
  })
  testClockId!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;
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

  @Livemode()
  livemode!: boolean;

  @ApiProperty({ type: String, enum: ['queued'] })
  status!: 'queued';

  @ApiProperty({ type: String, nullable: true, example: 'order-17' })
  external_id!: string | null;

  @ApiProperty({ type: String, example: 'The work is queued. Poll GET /v1/jobs/{jobId}, or register a webhook.' })
  note!: string;
}

/** Answer of `POST /v1/videos/from-data`. */
export class AcceptedVideoDto extends VideoDto {
  @ApiProperty({
    type: String,
    example: 'The video is being made. Poll GET /v1/videos/{videoId}, or register a webhook.',
  })
  note!: string;
}
