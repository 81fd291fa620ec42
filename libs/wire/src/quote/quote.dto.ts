import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsNumber, IsOptional, Max, Min } from 'class-validator';
import { EDIT_KINDS, type EditKind, type Engine, ENGINES, type Price, priceVideo, usdOf } from '@app/billing';
import { IMAGE_CHOICES, type ImageChoice, type MusicChoice } from '@app/channels';
import { QUOTE_KINDS, type QuoteKind } from '@app/videos';
import { LEFT_OUT } from '../videos/video-wish.dto';
import { IsMusic, MUSIC_SCHEMA } from '../videos/is-music.decorator';
import { IsAssetIds } from '../videos/is-asset-ids.decorator';
import { IsPlainText } from '../videos/is-plain-text.decorator';
import { PriceItemDto } from '../videos/video.dto';

/** Longest footage that is indexed: a day. */
const MOST_FOOTAGE_S = 86_400;
const EXAMPLE: Price = priceVideo({ targetSeconds: 30 });

/** Body of `POST /v1/quote`. */
export class QuoteRequestDto {
  @ApiPropertyOptional({
    type: String,
    enum: QUOTE_KINDS,
    default: 'video',
    description: '`episode` is an autopilot episode; an episode of another series costs as a video',
  })
  @IsIn(QUOTE_KINDS)
  @IsOptional()
  kind?: QuoteKind;

  @ApiPropertyOptional({ type: 'integer', minimum: 15, maximum: 90, description: `${LEFT_OUT} 30` })
  @IsInt()
  @Min(15)
  @Max(90)
  @IsOptional()
  targetSeconds?: number;

  @ApiPropertyOptional({
    type: String,
    enum: ENGINES,
    description: 'Left out, `director` for shows, footage, clips and presenters, else `designed`',
  })
  @IsIn(ENGINES)
  @IsOptional()
  engine?: Engine;

  @ApiPropertyOptional({
    type: String,
    enum: IMAGE_CHOICES,
    description: `\`auto\` is priced as for data that name no pictures. ${LEFT_OUT} \`source\``,
  })
  @IsIn(IMAGE_CHOICES)
  @IsOptional()
  images?: ImageChoice;

  @ApiPropertyOptional({ ...MUSIC_SCHEMA, default: undefined })
  @IsMusic()
  @IsOptional()
  music?: MusicChoice;

  @ApiPropertyOptional({ type: Boolean, default: false, description: 'Sets a picture in motion' })
  @IsBoolean()
  @IsOptional()
  clips?: boolean;

  @ApiPropertyOptional({ type: Boolean, default: false, description: 'A drawn presenter tells a part of it' })
  @IsBoolean()
  @IsOptional()
  presenter?: boolean;

  @ApiPropertyOptional({ type: [String], maxItems: 20, description: 'Footage of the library' })
  @IsAssetIds()
  libraryAssetIds?: string[];

  @ApiPropertyOptional({
    type: String,
    maxLength: 60,
    description: "Audio of the library in place of the style's music",
  })
  @IsPlainText(60)
  musicAssetId?: string;

  @ApiPropertyOptional({ type: String, maxLength: 60, description: 'Its defaults, and those of its channel, count' })
  @IsPlainText(60)
  showId?: string;

  @ApiPropertyOptional({ type: String, maxLength: 60, description: 'Its defaults count' })
  @IsPlainText(60)
  channelId?: string;

  @ApiPropertyOptional({
    type: String,
    enum: EDIT_KINDS,
    description: 'Prices a change in place of a new video; rendering it again is another charge',
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

export class QuoteItemDto extends PriceItemDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Id of the show or channel whose default asks for this line; null where the request does, or nobody',
    example: null,
  })
  setBy!: string | null;
}

export class QuoteDto {
  @ApiProperty({ type: 'integer', example: EXAMPLE.credits })
  credits!: number;

  @ApiProperty({ type: String, description: 'US dollars with two places', example: usdOf(EXAMPLE.credits) })
  usd!: string;

  @ApiProperty({ type: [QuoteItemDto], example: EXAMPLE.breakdown.map((item) => ({ ...item, setBy: null })) })
  breakdown!: QuoteItemDto[];
}
