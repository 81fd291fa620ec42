import { applyDecorators } from '@nestjs/common';
import {
  ApiHideProperty,
  ApiProperty,
  ApiPropertyOptional,
  IntersectionType,
  OmitType,
  PartialType,
  PickType,
} from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  IsUrl,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { Type } from 'class-transformer';
import { EPISODE_SECONDS, POLICIES, type Policy } from '@app/series';
import type { FieldMeanings } from '@app/facts';
import { CreateVideoDto, FieldsProperty, IsPlainText, TestClockId } from '@app/wire';
import { ShowSourceDto } from './source.dto';

const MESSAGE =
  'is not supported: no series waits for a value to be crossed. Watch the figure yourself and order a video by POST /v1/videos/from-data when it happens';

/** A field that asks for a threshold trigger: always refused, saying what to do instead (docs/specification.md 4.7, rule 6). */
function IsNoThreshold(): PropertyDecorator {
  return applyDecorators(
    ApiHideProperty(),
    ValidateBy({ name: 'isNoThreshold', validator: { validate: () => false, defaultMessage: () => MESSAGE } }),
    IsOptional(),
  );
}

const POLICY = {
  type: String,
  enum: POLICIES,
  description:
    'What becomes of an episode: it waits for you, a day’s news go into one, a reviewer posts or holds it, it is posted unseen',
} as const;
const CHANNEL_IDS = {
  type: 'array',
  items: { type: 'string', maxLength: 200 },
  maxItems: 20,
  example: ['ch_1'],
} as const;

function IsChannelIds() {
  const each = { each: true };
  const ids = [IsString(each), IsNotEmpty(each), MaxLength(200, each)];
  return applyDecorators(IsArray(), ArrayMaxSize(20), ArrayUnique(), ...ids);
}

/** The money link of a show. */
export class ShowLinkDto {
  @ApiProperty({ type: String, format: 'uri', maxLength: 2000, example: 'https://rates.example/live?ref=show' })
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, require_tld: false })
  @MaxLength(2000)
  url!: string;

  @ApiProperty({ type: String, maxLength: 80, example: 'See the live rate' })
  @IsPlainText(80, { needed: true })
  label!: string;
}

export class SchedulerDto {
  @ApiProperty({
    ...CHANNEL_IDS,
    description:
      'Channels at the social scheduler; none: all that are ready. Without a connected scheduler it is a 422',
  })
  @IsChannelIds()
  channelIds!: string[];
}

/** Where episodes go; none named: a share link. */
export class DestinationsDto {
  @ApiPropertyOptional({ type: Boolean })
  @IsBoolean()
  @IsOptional()
  shareLink?: boolean;

  @ApiPropertyOptional({ type: Boolean })
  @IsBoolean()
  @IsOptional()
  download?: boolean;

  @ApiPropertyOptional({ type: SchedulerDto })
  @IsObject()
  @ValidateNested()
  @Type(() => SchedulerDto)
  @IsOptional()
  scheduler?: SchedulerDto;
}

/** What callers run themselves, and are told so (docs/specification.md 4.7, rule 6). */
class WithoutTriggersDto {
  @IsNoThreshold()
  trigger?: unknown;

  @IsNoThreshold()
  threshold?: unknown;

  @IsNoThreshold()
  condition?: unknown;
}

export class ShowWishDto extends IntersectionType(
  PickType(CreateVideoDto, ['style', 'format', 'language'] as const),
  WithoutTriggersDto,
) {
  @ApiProperty({ type: String, maxLength: 200, example: 'The Sky over Lisbon' })
  @IsPlainText(200, { needed: true })
  title!: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: 1000,
    nullable: true,
    description: 'What every episode is about; directs its script',
    example: 'The days ahead in Lisbon: the warmest, the wettest, the ones in between.',
  })
  @IsPlainText(1000)
  premise?: string | null;

  @ApiPropertyOptional({
    type: String,
    maxLength: 60,
    default: 'daily 9am',
    description:
      '`hourly`, `every <n>m`, `every <n>h`, `daily [time]`, `weekdays [time]`, `weekly <day> [time]`; 9am unless said',
    example: 'weekly sun 6pm',
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(60)
  @IsOptional()
  cadence?: string;

  @ApiPropertyOptional({
    type: Number,
    minimum: 1,
    maximum: 600,
    default: 30,
    description: `Seconds; taken to the nearest of ${EPISODE_SECONDS.join(', ')}, a tie to the longer`,
    example: 60,
  })
  @IsNumber()
  @Min(1)
  @Max(600)
  @IsOptional()
  targetSeconds?: number;

  @ApiPropertyOptional({
    type: ShowLinkDto,
    nullable: true,
    description: 'Shown on the end card; each post is the episode’s title and this link',
  })
  @IsObject()
  @ValidateNested()
  @Type(() => ShowLinkDto)
  @IsOptional()
  link?: ShowLinkDto | null;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'Of `GET /v1/autopilot/voices`' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(80)
  @IsOptional()
  voiceId?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'As a suggestion answered it; not read' })
  @IsPlainText(400)
  sampleEpisodeTitle?: string | null;
}

/** Body of `POST /v1/autopilot/start`. */
export class StartAutopilotDto extends WithoutTriggersDto {
  @ApiProperty({ type: ShowSourceDto })
  @IsObject()
  @ValidateNested()
  @Type(() => ShowSourceDto)
  source!: ShowSourceDto;

  @TestClockId()
  testClockId?: string;

  @ApiProperty({ type: ShowWishDto })
  @IsObject()
  @ValidateNested()
  @Type(() => ShowWishDto)
  show!: ShowWishDto;

  @FieldsProperty({
    description:
      'What fields of the source mean, by key or path pattern; kept with the series, for every episode. A pattern that matches nothing is a 400',
  })
  fields?: FieldMeanings;

  @ApiPropertyOptional({ type: DestinationsDto, description: 'Left out: a share link' })
  @IsObject()
  @ValidateNested()
  @Type(() => DestinationsDto)
  @IsOptional()
  destinations?: DestinationsDto;

  @ApiPropertyOptional({
    ...POLICY,
    description: `${POLICY.description}. Left out: \`review\` with channels, else \`hold\``,
  })
  @IsIn(POLICIES)
  @IsOptional()
  policy?: Policy;

  @ApiPropertyOptional({ type: String, default: 'UTC', description: 'An IANA time zone', example: 'Europe/Lisbon' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(60)
  @IsOptional()
  tz?: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: 80,
    description: 'A channel of yours to file the show in, for its brand and defaults; left out, one is made for it',
    example: 'chn_4f9k2m0q8xw1c7ab5d3e',
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(80)
  @IsOptional()
  channelId?: string;
}

/** Body of `PATCH /v1/autopilot/{seriesId}`: what is left out stays. */
export class ChangeAutopilotDto extends PartialType(OmitType(ShowWishDto, ['sampleEpisodeTitle'] as const)) {
  @ApiPropertyOptional(POLICY)
  @IsIn(POLICIES)
  @IsOptional()
  policy?: Policy;

  @ApiPropertyOptional({ type: DestinationsDto })
  @IsObject()
  @ValidateNested()
  @Type(() => DestinationsDto)
  @IsOptional()
  destinations?: DestinationsDto;

  @ApiPropertyOptional({
    ...CHANNEL_IDS,
    description: 'Channels of the scheduler by themselves; none takes them away',
  })
  @IsChannelIds()
  @IsOptional()
  channelIds?: string[];

  @ApiPropertyOptional({ type: String, example: 'Europe/Lisbon' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(60)
  @IsOptional()
  tz?: string;

  @FieldsProperty({
    nullable: true,
    description:
      'What fields of the source mean, by key or path pattern; kept with the series, for every episode. Replaced as a whole; null takes them away',
  })
  fields?: FieldMeanings | null;

  @ApiPropertyOptional({ type: Boolean, description: 'True stops the schedule, false restarts it' })
  @IsBoolean()
  @IsOptional()
  paused?: boolean;

  @ApiPropertyOptional({
    type: String,
    maxLength: 80,
    description:
      'A channel of yours to file the show in, for its brand and defaults; episodes ordered before stay where they are',
    example: 'chn_4f9k2m0q8xw1c7ab5d3e',
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(80)
  @IsOptional()
  channelId?: string;
}
