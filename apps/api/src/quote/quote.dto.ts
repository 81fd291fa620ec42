import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsNumber, IsOptional, Max, Min } from 'class-validator';
import { EDIT_KINDS, type EditKind, type Engine, ENGINES, type Price, priceVideo, usdOf } from '@app/billing';
import { IMAGE_CHOICES, type ImageChoice, QUOTE_KINDS, type QuoteKind } from '@app/videos';
import { IsMusic, MUSIC_SCHEMA, type MusicChoice } from '../videos/dto/is-music.decorator';
import { PriceItemDto } from '../videos/dto/video.dto';

/** Longest footage that is indexed: a day. */
const MOST_FOOTAGE_S = 86_400;
const EXAMPLE: Price = priceVideo({ targetSeconds: 30 });

/** Body of `POST /v1/quote` (specification 4.1; CONTRACT.md 3). */
export class QuoteRequestDto {
  @ApiPropertyOptional({
    type: String,
    enum: QUOTE_KINDS,
    default: 'video',
    description: '`episode` is an autopilot episode; an episode of another series costs as a video',
  })
  @IsIn(QUOTE_KINDS)
  @IsOptional()
  kind: QuoteKind = 'video';

  @ApiPropertyOptional({ type: 'integer', minimum: 15, maximum: 90, default: 30 })
  @IsInt()
  @Min(15)
  @Max(90)
  @IsOptional()
  targetSeconds: number = 30;

  @ApiPropertyOptional({
    type: String,
    enum: ENGINES,
    description: 'Left out, `director` with `clips`, else `designed`',
  })
  @IsIn(ENGINES)
  @IsOptional()
  engine?: Engine;

  @ApiPropertyOptional({
    type: String,
    enum: IMAGE_CHOICES,
    default: 'source',
    description: '`auto` is priced as for data that name no pictures',
  })
  @IsIn(IMAGE_CHOICES)
  @IsOptional()
  images: ImageChoice = 'source';

  @ApiPropertyOptional(MUSIC_SCHEMA)
  @IsMusic()
  music: MusicChoice = true;

  @ApiPropertyOptional({ type: Boolean, default: false, description: 'Sets a picture in motion' })
  @IsBoolean()
  @IsOptional()
  clips: boolean = false;

  @ApiPropertyOptional({
    type: String,
    enum: EDIT_KINDS,
    description: 'Prices a change in place of a new film; rendering it again is another charge',
  })
  @IsIn(EDIT_KINDS)
  @IsOptional()
  edit?: EditKind;

  @ApiPropertyOptional({
    type: Number,
    minimum: 0,
    maximum: MOST_FOOTAGE_S,
    description: 'Needed for `kind: footage`',
  })
  @IsNumber()
  @Min(0)
  @Max(MOST_FOOTAGE_S)
  @IsOptional()
  footageSeconds?: number;
}

export class QuoteDto {
  @ApiProperty({ type: 'integer', example: EXAMPLE.credits })
  credits!: number;

  @ApiProperty({ type: String, description: 'US dollars with two places', example: usdOf(EXAMPLE.credits) })
  usd!: string;

  @ApiProperty({ type: [PriceItemDto], example: EXAMPLE.breakdown })
  breakdown!: PriceItemDto[];
}
