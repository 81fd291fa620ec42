import { ApiProperty } from '@nestjs/swagger';
import { type Format, FORMATS, STYLE_NAMES, type StyleName } from '@app/render';
import {
  type AutopilotShow,
  type Episode,
  EPISODE_SECONDS,
  EPISODE_STATUSES,
  type EpisodeStatus,
  POLICIES,
  type Policy,
  type Series,
  type StartedShow,
} from '@app/series';
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

/** An episode of a show (CONTRACT.md 8). */
export class AutopilotEpisodeDto {
  @ApiProperty({ type: String, nullable: true, description: 'Null once the film is deleted', example: 'vid-7' })
  videoId!: string | null;

  @ApiProperty({ type: 'integer', description: 'From 1', example: 1 })
  n!: number;

  @ApiProperty({ type: String, example: '19° on Monday: the peak' })
  title!: string;

  @ApiProperty({ type: String, enum: EPISODE_STATUSES, example: 'posted' })
  status!: EpisodeStatus;

  @ApiProperty({ type: String, nullable: true, description: 'Why it is held, or failed' })
  reason!: string | null;

  @ApiProperty({ type: [EpisodeChangeDto], description: 'What was new; empty for the first' })
  changed!: EpisodeChangeDto[];

  @ApiProperty({ ...TIME, nullable: true })
  postedAt!: string | null;

  @ApiProperty({ type: String, nullable: true })
  shareUrl!: string | null;
}

/** A show that makes itself (specification 2.6). */
export class AutopilotShowDto {
  @ApiProperty(SERIES_ID)
  seriesId!: string;

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

const LENGTH_S = 30;

/** What a start answers. */
export function toStartedShowDto({ series, firstVideoId }: StartedShow): StartedShowDto {
  const { channelId, showId, id: seriesId, policy, nextRunAt, creditsPerEpisode } = series;
  const next = nextRunAt?.toISOString() ?? null;
  return {
    channelId,
    showId,
    seriesId,
    nextRunAt: next,
    firstVideoId,
    policy,
    creditsPerEpisode: creditsPerEpisode ?? 0,
  };
}

/** A show as its owner sees it. */
export function toAutopilotShowDto({ series, episodes }: AutopilotShow): AutopilotShowDto {
  const { id: seriesId, channelId, showId, kind, source, title, premise, schedule, tz, settings, link } = series;
  const { destinations, policy, status, pauseReason, nextRunAt, creditsPerEpisode, createdAt, updatedAt } = series;
  const { targetSeconds = LENGTH_S, style = null, format = '9:16', voiceId = null, language = 'en' } = settings;
  return {
    seriesId,
    channelId,
    showId,
    kind,
    sourceId: source.sourceId ?? null,
    title,
    premise,
    cadence: schedule,
    tz,
    targetSeconds,
    style,
    format,
    link,
    voiceId,
    language,
    destinations,
    policy,
    paused: status === 'paused',
    pauseReason,
    nextRunAt: nextRunAt?.toISOString() ?? null,
    creditsPerEpisode,
    episodes: episodes.map(toAutopilotEpisodeDto),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** An episode as its owner sees it. */
export function toAutopilotEpisodeDto({
  videoId,
  n,
  title,
  status,
  reason,
  changed,
  postedAt,
  shareUrl,
}: Episode): AutopilotEpisodeDto {
  return { videoId, n, title, status, reason, changed, postedAt: postedAt?.toISOString() ?? null, shareUrl };
}
