import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsObject, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { type ReadBy, SOURCE_KINDS } from '@app/sources';
import type { FieldMeanings } from '@app/facts';
import { FieldsProperty } from '../videos/fields.dto';
import { FactMeaningDto } from './meaning.dto';
import { MOST_TEXT } from '../videos/video-source.dto';
import { Livemode } from '../records/livemode.decorator';

/** Body of `POST /v1/sources`: one of the three. */
export class CreateSourceDto {
  @ApiPropertyOptional({
    type: String,
    format: 'uri',
    maxLength: 2000,
    description: 'A page, PDF, feed, CSV, spreadsheet, JSON API or text to read; what it is is told by its bytes',
    example: 'https://example.com/annual-report',
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(2000)
  @IsOptional()
  url?: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: MOST_TEXT,
    description: 'Plain text, Markdown, a table or a script, as it was written',
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(MOST_TEXT)
  @IsOptional()
  text?: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'Any JSON object; every key becomes a quotable fact, at most 5,000 of them',
  })
  @IsObject()
  @IsOptional()
  data?: Record<string, unknown>;

  @ApiPropertyOptional({
    type: String,
    maxLength: 35,
    description:
      'The language in which a url or text is written, as a code with or without a region (`de`, `es-MX`); it says what "3.400" is where the source neither tells nor declares it',
    example: 'en',
  })
  @Matches(/^[a-z]{2}(?:-[a-z\d]{2,8})*$/i)
  @MaxLength(35)
  @IsOptional()
  language?: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: 255,
    description:
      'Beside `text` or `data`: the file it was read from, which gives the source its title where it has none',
    example: 'sales.csv',
  })
  @IsString()
  @MaxLength(255)
  @IsOptional()
  fileName?: string;

  @FieldsProperty({
    description:
      'What fields of the data mean, by key or path pattern. Kept with the source: every video made of it reads it like this. An unknown unit, currency or role, and a pattern that matches nothing, is a 400 that names it',
  })
  fields?: FieldMeanings;
}

/** One quotable datum, and where it stood. */
export class SourceFactDto {
  @ApiProperty({ type: String, description: 'Names the fact in a proof of figures', example: 'details/Revenue' })
  key!: string;

  @ApiProperty({ type: String, example: 'Revenue' })
  label!: string;

  @ApiProperty({
    oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }],
    description: 'As the source gives it',
    example: 84_500_000,
  })
  value!: string | number | boolean;

  @ApiProperty({
    type: String,
    description: "As a video shows it, in the source's language or English",
    example: '$84.5M',
  })
  display!: string;

  @ApiProperty({ type: String, example: 'currency' })
  kind!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'A selector, "page 3", a cell or a line; null for data',
    example: 'main > p:nth-of-type(2)',
  })
  where!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The sentence around a figure of running text' })
  quote!: string | null;
}

export class SourceStillDto {
  @ApiProperty({ type: 'integer', example: 0 })
  index!: number;

  @ApiProperty({ type: String, format: 'uri', example: 'https://example.com/photos/harbour.jpg' })
  url!: string;

  @ApiProperty({ type: 'integer', example: 1600 })
  width!: number;

  @ApiProperty({ type: 'integer', example: 900 })
  height!: number;

  @ApiProperty({ type: String, example: 'The harbour at night' })
  alt!: string;
}

export class SourceFootageDto {
  @ApiProperty({ type: String, format: 'uri', example: 'https://example.com/clips/harbour.mp4' })
  url!: string;

  @ApiProperty({ type: String, format: 'uri', nullable: true })
  poster!: string | null;
}

export class SourceBrandDto {
  @ApiProperty({ type: String, nullable: true, example: 'Harbour Line' })
  siteName!: string | null;

  @ApiProperty({ type: String, nullable: true, example: '#0a3d62' })
  themeColor!: string | null;

  @ApiProperty({ type: String, nullable: true })
  logoUrl!: string | null;
}

/** What was found in a source, verbatim. */
export class SourcePackDto {
  @ApiProperty({ type: String, example: 'sp_4f9k2m0q8xw1c7ab5d3e' })
  sourcePackId!: string;

  @Livemode()
  livemode!: boolean;

  @ApiProperty({
    type: String,
    description: `${SOURCE_KINDS.filter((kind) => kind !== 'unread').join(', ')}, or unread while its video waits to read it`,
    example: 'page',
  })
  kind!: string;

  @ApiProperty({ type: String, nullable: true, example: 'Annual report' })
  title!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'After redirects', example: 'https://example.com/report' })
  url!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Of the source', example: 'en' })
  language!: string | null;

  @ApiProperty({ type: [SourceFactDto] })
  facts!: SourceFactDto[];

  @ApiProperty({ type: [FactMeaningDto], description: 'How each fact was read, by which rule, and how sure that is' })
  meaning!: FactMeaningDto[];

  @ApiProperty({ type: [SourceStillDto], description: 'Pictures of 200 pixels and more on their shorter side' })
  stills!: SourceStillDto[];

  @ApiProperty({ type: [SourceFootageDto] })
  footage!: SourceFootageDto[];

  @ApiProperty({ type: SourceBrandDto, description: 'How the source presents itself. Videos take no colours from it' })
  brand!: SourceBrandDto;

  @ApiProperty({
    type: String,
    enum: ['plain', 'browser', null],
    nullable: true,
    description: 'A `browser` read what only scripts draw, for credits; null where nothing was fetched',
    example: 'plain',
  })
  readBy!: ReadBy | null;

  @ApiProperty({
    type: [String],
    description: 'What could not be read, what was left out, and which facts can be read in more than one way',
    example: [],
  })
  warnings!: string[];

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;
}

/** A source pack in a list. */
export class SourceRowDto {
  @ApiProperty({ type: String, example: 'sp_4f9k2m0q8xw1c7ab5d3e' })
  sourcePackId!: string;

  @Livemode()
  livemode!: boolean;

  @ApiProperty({ type: String, example: 'page' })
  kind!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Its own, or the first name in data without one',
    example: 'Annual report',
  })
  title!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'https://example.com/report' })
  url!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;
}

export class SourcePageDto {
  @ApiProperty({ type: [SourceRowDto] })
  data!: SourceRowDto[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}
