import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { Allow, IsIn, IsNotEmpty, IsObject, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { type Format, FORMATS, STYLE_NAMES, type StyleName } from '@app/picture';
import { AUTOPILOT_KINDS, type AutopilotKind, EPISODE_SECONDS, STARTER_NAMES } from '@app/series';
import { IsPlainText } from '@app/wire';

const SOURCE_ID = { type: String, example: 'src_4f9k2m0q8xw1c7ab5d3e' } as const;

/** A source of a show: one of `sourceId`, `kind` with `url`, and `starter`. */
export class ShowSourceDto {
  @ApiPropertyOptional({ ...SOURCE_ID, description: 'Of `POST /v1/sources/preview` or of a suggestion' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(80)
  @IsOptional()
  sourceId?: string;

  @ApiPropertyOptional({
    type: String,
    enum: AUTOPILOT_KINDS,
    description: 'What the address holds; `collectibles` needs none, and reads what collectors watch',
    example: 'rss',
  })
  @IsIn(AUTOPILOT_KINDS)
  @IsOptional()
  kind?: AutopilotKind;

  @ApiPropertyOptional({
    type: String,
    format: 'uri',
    nullable: true,
    maxLength: 2000,
    example: 'https://rates.example/feed.xml',
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(2000)
  @IsOptional()
  url?: string | null;

  @ApiPropertyOptional({ type: String, enum: STARTER_NAMES, description: 'A ready-made source', example: 'weather' })
  @IsIn(STARTER_NAMES)
  @IsOptional()
  starter?: string;

  @ApiPropertyOptional({ type: String, maxLength: 100, description: 'For the starter `weather`', example: 'Lisbon' })
  @IsPlainText(100)
  city?: string;

  @ApiPropertyOptional({ nullable: true, type: String, description: 'As a suggestion answered it; not read' })
  @Allow()
  title?: string | null;

  @ApiPropertyOptional({ type: 'integer', description: 'As a suggestion answered it; not read' })
  @Allow()
  itemCount?: number;
}

/** Body of `POST /v1/autopilot/suggest`: `sourceId`, or `source`, or `starter` with its city. */
export class SuggestDto {
  @ApiPropertyOptional({ ...SOURCE_ID, description: 'Of `POST /v1/sources/preview`' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(80)
  @IsOptional()
  sourceId?: string;

  @ApiPropertyOptional({ type: ShowSourceDto })
  @IsObject()
  @ValidateNested()
  @Type(() => ShowSourceDto)
  @IsOptional()
  source?: ShowSourceDto;

  @ApiPropertyOptional({ type: String, enum: STARTER_NAMES })
  @IsIn(STARTER_NAMES)
  @IsOptional()
  starter?: string;

  @ApiPropertyOptional({ type: String, maxLength: 100, description: 'For the starter `weather`' })
  @IsPlainText(100)
  city?: string;
}

export class StarterDto {
  @ApiProperty({ type: String, enum: STARTER_NAMES, example: 'weather' })
  starter!: string;

  @ApiProperty({ type: String, example: 'Weather for a city' })
  title!: string;

  @ApiProperty({ type: String, example: 'How it is now and what the coming days bring' })
  description!: string;

  @ApiProperty({ type: Boolean, description: 'Whether `city` must be sent beside it' })
  needsCity!: boolean;
}

export class StarterListDto {
  @ApiProperty({ type: [StarterDto] })
  data!: StarterDto[];
}

export class SuggestedSourceDto {
  @ApiProperty(SOURCE_ID)
  sourceId!: string;

  @ApiProperty({ type: String, nullable: true, example: 'Lisbon weather' })
  title!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'https://rates.example/feed.xml' })
  url!: string | null;

  @ApiProperty({ type: 'integer', description: 'Items of a feed, rows of a table; 0 for running text', example: 7 })
  itemCount!: number;
}

export class ShowSuggestionDto {
  @ApiProperty({ type: String, example: 'The Sky over Lisbon' })
  title!: string;

  @ApiProperty({ type: String, example: 'The days ahead in Lisbon as a slow walk outdoors.' })
  premise!: string;

  @ApiProperty({ type: String, example: 'weekly sun 6pm' })
  cadence!: string;

  @ApiProperty({ type: String, enum: STYLE_NAMES, example: 'nature-doc' })
  style!: StyleName;

  @ApiProperty({ type: String, enum: FORMATS, example: '9:16' })
  format!: Format;

  @ApiProperty({ type: 'integer', enum: EPISODE_SECONDS, example: 60 })
  targetSeconds!: number;

  @ApiProperty({
    type: String,
    description: 'What the first episode could be called; its figures are those of the source',
    example: '19° on Monday: the peak',
  })
  sampleEpisodeTitle!: string;
}

export class SuggestedShowsDto {
  @ApiProperty({ type: SuggestedSourceDto, description: '`POST /v1/autopilot/start` takes it as it stands' })
  source!: SuggestedSourceDto;

  @ApiProperty({ type: [ShowSuggestionDto], description: 'Three, no two of one premise, cadence, style or length' })
  shows!: ShowSuggestionDto[];
}
