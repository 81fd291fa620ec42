import { ApiProperty } from '@nestjs/swagger';
import { type Format, FORMATS, STYLE_NAMES, type StyleName } from '@app/picture';
import {
  EPISODE_SECONDS,
  EPISODE_STATUSES,
  type EpisodeFinding,
  type EpisodeStatus,
  POLICIES,
  type Policy,
  type Series,
} from '@app/series';
import { Livemode, WarningDto } from '@app/wire';
import { IsNotEmpty, IsString, MaxLength, ValidateIf } from 'class-validator';
import { DestinationsDto, ShowLinkDto } from './start.dto';

const CHANNEL_ID = { type: String, example: 'chn_4f9k2m0q8xw1c7ab5d3e' } as const;
const SHOW_ID = { type: String, example: 'shw_4f9k2m0q8xw1c7ab5d3e' } as const;
const SERIES_ID = { type: String, example: 'ser_4f9k2m0q8xw1c7ab5d3e' } as const;
const TIME = { type: String, format: 'date-time' } as const;
const CREDITS = { type: 'integer', description: 'With its render', example: 300 } as const;

/** A show that was started. */
export class StartedShowDto {
  @ApiProperty(CHANNEL_ID)
  channelId!: string;

  @ApiProperty(SHOW_ID)
  showId!: string;

  @ApiProperty(SERIES_ID)
  seriesId!: string;

  @Livemode()
  livemode!: boolean;

  @ApiProperty({ ...TIME, nullable: true })
  nextRunAt!: string | null;

  @ApiProperty({ type: String, description: 'Episode one, ordered with the show', example: 'vid-7' })
  firstVideoId!: string;

  @ApiProperty({ type: String, enum: POLICIES, example: 'hold' })
  policy!: Policy;

  @ApiProperty(CREDITS)
  creditsPerEpisode!: number;
}

export class EpisodeChangeDto {
  @ApiProperty({ type: String, description: "Of the fact in the episode's source pack", example: 'daily/2/maxC' })
  key!: string;

  @ApiProperty({ type: String, example: 'Max: 19' })
  words!: string;
}

/** What a reviewer has to say about an episode's video. */
export class EpisodeFindingDto {
  @ApiProperty({ type: String, description: 'The guide to series lists them all', example: 'silent' })
  code!: string;

  @ApiProperty({ type: String, example: 'Nothing is heard from 4.0 s to 9.0 s.' })
  message!: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'From 1; null for the whole video', example: 2 })
  scene!: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Milliseconds into the video', example: 4000 })
  atMs!: number | null;

  @ApiProperty({ type: String, enum: ['block', 'note'], description: '`block` holds the episode', example: 'block' })
  severity!: EpisodeFinding['severity'];
}

/** How an episode stands on one channel of the connected scheduler. */
export class EpisodeChannelDto {
  @ApiProperty({ type: String, example: 'cm4ean69r0003w8w1cdomox9n' })
  channelId!: string;

  @ApiProperty({ type: String, description: 'Short lowercase name of the network', example: 'x' })
  service!: string;

  @ApiProperty({ type: Boolean, description: 'Approve the episode again to post what is not out', example: true })
  isOut!: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'Where it can be seen', example: null })
  url!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Why it is not out', example: null })
  error!: string | null;
}

export class AutopilotEpisodeDto {
  @ApiProperty({ type: String, nullable: true, description: 'Null once the video is deleted', example: 'vid-7' })
  videoId!: string | null;

  @ApiProperty({ type: 'integer', description: 'From 1', example: 1 })
  n!: number;

  @ApiProperty({ type: String, example: '19° on Monday: the peak' })
  title!: string;

  @ApiProperty({ type: String, enum: EPISODE_STATUSES, example: 'posted' })
  status!: EpisodeStatus;

  @ApiProperty({ type: String, nullable: true, description: 'Why it is held or failed, or what of it is not out' })
  reason!: string | null;

  @ApiProperty({ type: [EpisodeChangeDto], description: 'What was new; empty for the first' })
  changed!: EpisodeChangeDto[];

  @ApiProperty({ ...TIME, nullable: true })
  postedAt!: string | null;

  @ApiProperty({ type: String, nullable: true })
  shareUrl!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Saves the file under its title, with no other credentials and for as long as the video exists; null until it is posted, and for shows without the destination `download`',
    example: null,
  })
  downloadUrl!: string | null;

  @ApiProperty({ type: [EpisodeChannelDto], description: 'Empty until it was posted, and without a scheduler' })
  channels!: EpisodeChannelDto[];

  @ApiProperty({
    ...TIME,
    nullable: true,
    description: 'When posts that the scheduler was too busy for are tried again, by themselves',
  })
  retryAt!: string | null;

  @ApiProperty({ type: [EpisodeFindingDto], description: 'What its review found; empty without one' })
  findings!: EpisodeFindingDto[];

  @ApiProperty({ ...TIME, nullable: true, description: 'When you decided against it; it is `failed` then' })
  discardedAt!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What its posts say; null for the usual text: its title and the link of the show',
    example: null,
  })
  postText!: string | null;
}

/** An episode that waits for its owner's word. */
export class WaitingEpisodeDto extends AutopilotEpisodeDto {
  @ApiProperty(SERIES_ID)
  seriesId!: string;
}

export class WaitingPageDto {
  @ApiProperty({ type: [WaitingEpisodeDto] })
  data!: WaitingEpisodeDto[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

/** Body of `PATCH /v1/autopilot/{seriesId}/episodes/{videoId}`. */
export class RewriteEpisodeDto {
  @ApiProperty({
    type: String,
    minLength: 1,
    maxLength: 2000,
    nullable: true,
    description: 'What its posts are to say; null for the usual text',
    example: 'Supply on Base pays 6.84% today.',
  })
  @ValidateIf((body: RewriteEpisodeDto) => body.postText !== null)
  @MaxLength(2000)
  @IsNotEmpty()
  @IsString()
  postText!: string | null;
}

export class RewrittenEpisodeDto extends AutopilotEpisodeDto {
  @ApiProperty({ type: [WarningDto], description: 'What the text says and the data deny' })
  warnings!: WarningDto[];
}

/** A show that makes itself. */
export class AutopilotShowDto {
  @ApiProperty(SERIES_ID)
  seriesId!: string;

  @Livemode()
  livemode!: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The test clock that it lives by; null for real time',
    example: null,
  })
  testClockId!: string | null;

  @ApiProperty(CHANNEL_ID)
  channelId!: string;

  @ApiProperty(SHOW_ID)
  showId!: string;

  @ApiProperty({ type: String, description: 'What it is read as', example: 'starter' })
  kind!: Series['kind'];

  @ApiProperty({ type: String, nullable: true, example: 'src_4f9k2m0q8xw1c7ab5d3e' })
  sourceId!: string | null;

  @ApiProperty({ type: String, example: 'The Sky over Lisbon' })
  title!: string;

  @ApiProperty({ type: String, nullable: true })
  premise!: string | null;

  @ApiProperty({ type: String, example: 'weekly sun 6pm' })
  cadence!: string;

  @ApiProperty({ type: String, example: 'Europe/Lisbon' })
  tz!: string;

  @ApiProperty({ type: 'integer', enum: EPISODE_SECONDS, example: 60 })
  targetSeconds!: number;

  @ApiProperty({ type: String, enum: [...STYLE_NAMES, null], nullable: true, description: 'Null: a pick that suits' })
  style!: StyleName | null;

  @ApiProperty({ type: String, enum: FORMATS, example: '9:16' })
  format!: Format;

  @ApiProperty({ type: ShowLinkDto, nullable: true })
  link!: ShowLinkDto | null;

  @ApiProperty({ type: String, nullable: true, description: 'Null: the best voice of the language' })
  voiceId!: string | null;

  @ApiProperty({ type: String, description: 'Code of the language', example: 'en' })
  language!: string;

  @ApiProperty({ type: DestinationsDto })
  destinations!: DestinationsDto;

  @ApiProperty({ type: String, enum: POLICIES, example: 'hold' })
  policy!: Policy;

  @ApiProperty({ type: Boolean })
  paused!: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'Null where it runs, or you paused it' })
  pauseReason!: string | null;

  @ApiProperty({ ...TIME, nullable: true, description: 'Null while it is paused' })
  nextRunAt!: string | null;

  @ApiProperty({
    type: [String],
    description: 'The next three, the first of them `nextRunAt`; empty while it is paused',
    example: ['2026-11-29T18:00:00.000Z', '2026-12-06T18:00:00.000Z', '2026-12-13T18:00:00.000Z'],
  })
  nextRuns!: string[];

  @ApiProperty({
    ...CREDITS,
    nullable: true,
    description: 'Null for a series of `start_series`: its episodes cost as videos',
  })
  creditsPerEpisode!: number | null;

  @ApiProperty({ type: [AutopilotEpisodeDto], description: 'The last five, newest first' })
  episodes!: AutopilotEpisodeDto[];

  @ApiProperty(TIME)
  createdAt!: string;

  @ApiProperty(TIME)
  updatedAt!: string;
}

export class AutopilotPageDto {
  @ApiProperty({ type: [AutopilotShowDto] })
  data!: AutopilotShowDto[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}
