import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { type ReadBy, READERS_BY_NAME } from '@app/sources';
import { IsPlainText } from '../videos/is-plain-text.decorator';
import { IsRequestHeaders } from './is-request-headers.decorator';
import { Livemode } from '../records/livemode.decorator';

/** What a caller may insist on; `url` is whatever the address holds. */
const PREVIEW_KINDS = ['url', ...READERS_BY_NAME.keys()];

/** Body of `POST /v1/sources/preview`: `url`, or `query`. */
export class PreviewDto {
  @ApiPropertyOptional({
    type: String,
    enum: PREVIEW_KINDS,
    description: 'Left out, or `url`: told by the bytes',
    example: 'json',
  })
  @IsIn(PREVIEW_KINDS)
  @IsOptional()
  kind?: string;

  @ApiPropertyOptional({ type: String, format: 'uri', maxLength: 2000, example: 'https://api.example.com/rates.json' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(2000)
  @IsOptional()
  url?: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    description:
      "Sent with every read, to the address's own origin alone, such as an API's key; at most 10. Kept encrypted, never answered",
    example: { 'X-Api-Key': 'k_3f8a' },
  })
  @IsRequestHeaders()
  @IsOptional()
  headers?: Record<string, string>;

  @ApiPropertyOptional({
    type: String,
    maxLength: 200,
    description: 'Free text for the market services, in place of `url`: "EUR/USD", "weather in Lisbon", "NVDA"',
  })
  @IsPlainText(200)
  query?: string;
}

export class SourceFieldDto {
  @ApiProperty({ type: String, example: 'rate' })
  name!: string;

  @ApiProperty({ type: String, example: 'Rate' })
  label!: string;

  @ApiProperty({ type: String, example: 'percent' })
  kind!: string;
}

/** A source that was read once; where to read, not what was read. */
export class PreviewedSourceDto {
  @ApiProperty({ type: String, example: 'src_4f9k2m0q8xw1c7ab5d3e' })
  sourceId!: string;

  @Livemode()
  livemode!: boolean;

  @ApiProperty({ type: String, description: 'What the source turned out to be', example: 'json' })
  kind!: string;

  @ApiProperty({ type: String, nullable: true, example: 'Rates' })
  title!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'https://api.example.com/rates.json' })
  url!: string | null;

  @ApiProperty({ type: [SourceFieldDto], description: 'Columns of its main table, else its first facts' })
  fields!: SourceFieldDto[];

  @ApiProperty({
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    description: 'Up to three of its rows; of a source without a table, one with its first facts',
    example: [{ rate: 6.84, day: '2026-11-20' }],
  })
  sample!: Array<Record<string, unknown>>;

  @ApiProperty({ type: 'integer', description: 'Items of a feed, rows of a table; 0 for running text', example: 24 })
  itemCount!: number;

  @ApiProperty({
    type: String,
    enum: ['plain', 'browser', null],
    nullable: true,
    description: 'A `browser` read what only scripts draw, for credits, and will each time; null for a `query`',
    example: 'plain',
  })
  readBy!: ReadBy | null;
}
