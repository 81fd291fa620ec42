import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { POLICIES, type Policy, SCHEDULE_FORMS, TOOL_KINDS } from '@app/series';
import type { FieldMeanings } from '@app/facts';
import { FieldsProperty, IsPlainText, TestClockId } from '@app/wire';
import { SeriesFaceDto } from '../list_series/series.dto';

const SERIES_DESTINATIONS = ['share-link', 'download', 'scheduler'] as const;

const LONGEST_URL = 2000;
const LONGEST_TITLE = 200;
const LONGEST_PREMISE = 2000;
const MOST_CHANNELS = 50;

/** Body of the tool `start_series`. */
export class StartSeriesInput {
  @ApiPropertyOptional({ type: String, description: 'Made where it is left out', example: 'chn_4f9k2m0q8xw1c7ab5d3e' })
  @IsString()
  @IsNotEmpty()
  @IsOptional()
  channelId?: string;

  @ApiPropertyOptional({ type: String, description: 'Made where it is left out', example: 'shw_4f9k2m0q8xw1c7ab5d3e' })
  @IsString()
  @IsNotEmpty()
  @IsOptional()
  showId?: string;

  @ApiPropertyOptional({ type: String, description: 'Changes that series in place of starting one' })
  @IsString()
  @IsNotEmpty()
  @IsOptional()
  seriesId?: string;

  @ApiPropertyOptional({
    type: String,
    enum: TOOL_KINDS,
    description:
      'Needed for a new series. Under `page` and `rss` only what is new makes an episode; under `schedule` every run does, whether its source changed or not',
    example: 'page',
  })
  @IsIn(TOOL_KINDS)
  @IsOptional()
  kind?: (typeof TOOL_KINDS)[number];

  @ApiPropertyOptional({ type: String, default: 'daily 9am', description: SCHEDULE_FORMS, example: 'weekdays 8am' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  @IsOptional()
  schedule?: string;

  @ApiPropertyOptional({ type: String, default: 'UTC', description: 'IANA time zone', example: 'Europe/Berlin' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  @IsOptional()
  tz?: string;

  @ApiPropertyOptional({
    type: String,
    format: 'uri',
    description: 'Page or feed to read; needed for a new series',
    example: 'https://bakery.example/prices',
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(LONGEST_URL)
  @IsOptional()
  url?: string;

  @ApiPropertyOptional({ type: String, enum: POLICIES, default: 'hold', example: 'hold' })
  @IsIn(POLICIES)
  @IsOptional()
  policy?: Policy;

  @ApiPropertyOptional({
    type: String,
    enum: SERIES_DESTINATIONS,
    default: 'share-link',
    description:
      'Of `scheduler` the account has to have one connected (`POST /v1/account/connections`), else it is a 422',
    example: 'share-link',
  })
  @IsIn(SERIES_DESTINATIONS)
  @IsOptional()
  destination?: (typeof SERIES_DESTINATIONS)[number];

  @ApiPropertyOptional({ type: [String], description: 'Channels of the scheduler; left out, all that are ready' })
  @IsArray()
  @ArrayMaxSize(MOST_CHANNELS)
  @IsString({ each: true })
  @IsNotEmpty({ each: true })
  @IsOptional()
  channelIds?: string[];

  @ApiPropertyOptional({ type: String, maxLength: LONGEST_TITLE, example: 'Bread in Harbour' })
  @IsPlainText(LONGEST_TITLE)
  @IsOptional()
  title?: string;

  @ApiPropertyOptional({ type: String, maxLength: LONGEST_PREMISE, description: 'What every episode is about' })
  @IsPlainText(LONGEST_PREMISE)
  @IsOptional()
  premise?: string;

  @TestClockId()
  testClockId?: string;

  @FieldsProperty({
    description:
      'What fields of the source mean, by key or path pattern; kept with the series, for every episode. A pattern that matches nothing of a source that is read now is a 400',
  })
  fields?: FieldMeanings;
}

/** A series that was started or changed. */
export class StartedSeriesDto extends SeriesFaceDto {
  @ApiProperty({ type: Boolean, description: 'The source was read; later checks are compared with it', example: true })
  baseline!: boolean;
}
