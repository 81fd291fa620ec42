import { ApiProperty } from '@nestjs/swagger';
import {
  type Episode,
  EPISODE_STATUSES,
  type EpisodeStatus,
  nextRuns,
  POLICIES,
  type Policy,
  SERIES_KINDS,
  SERIES_STATUSES,
  type SeriesKind,
  type SeriesRecord,
  type SeriesStatus,
} from '@app/series';
import { isLiveAccount } from '@app/platform';
import { Livemode } from '@app/wire';

/** One video of a series. */
export class SeriesEpisodeDto {
  @ApiProperty({ type: String, nullable: true, description: 'Null once the video is deleted', example: 'vid-7' })
  videoId!: string | null;

  @ApiProperty({ type: 'integer', example: 3 })
  n!: number;

  @ApiProperty({ type: String, example: 'Rye costs $4.50 now' })
  title!: string;

  @ApiProperty({ type: String, enum: EPISODE_STATUSES, example: 'held' })
  status!: EpisodeStatus;

  @ApiProperty({ type: String, nullable: true, description: 'Why it is held or failed', example: null })
  reason!: string | null;

  @ApiProperty({ type: [String], description: 'What is new in it', example: ['Price: 4.5, was 4.2'] })
  changed!: string[];

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  postedAt!: string | null;

  @ApiProperty({ type: String, format: 'uri', nullable: true, example: null })
  shareUrl!: string | null;

  @ApiProperty({
    type: String,
    format: 'uri',
    nullable: true,
    description: 'Saves the file; under `download`',
    example: null,
  })
  downloadUrl!: string | null;
}

export class SeriesFaceDto {
  @ApiProperty({ type: String, example: 'chn_4f9k2m0q8xw1c7ab5d3e' })
  channelId!: string;

  @ApiProperty({ type: String, example: 'shw_4f9k2m0q8xw1c7ab5d3e' })
  showId!: string;

  @ApiProperty({ type: String, example: 'ser_4f9k2m0q8xw1c7ab5d3e' })
  seriesId!: string;

  @Livemode()
  livemode!: boolean;

  @ApiProperty({ type: String, enum: SERIES_STATUSES, example: 'active' })
  status!: SeriesStatus;

  @ApiProperty({ type: String, nullable: true, description: 'Null where its owner paused it', example: null })
  pauseReason!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null while it is paused' })
  nextRunAt!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The test clock that it lives by; null for real time',
    example: null,
  })
  testClockId!: string | null;
}

/** The same with what it is and its last episodes. */
export class ListedSeriesDto extends SeriesFaceDto {
  @ApiProperty({ type: String, example: 'Bread in Harbour' })
  title!: string;

  @ApiProperty({ type: String, enum: SERIES_KINDS, example: 'page' })
  kind!: SeriesKind;

  @ApiProperty({ type: String, example: 'weekdays 8am' })
  schedule!: string;

  @ApiProperty({ type: String, example: 'Europe/Berlin' })
  tz!: string;

  @ApiProperty({ type: String, format: 'uri', nullable: true, example: 'https://bakery.example/prices' })
  url!: string | null;

  @ApiProperty({
    type: [String],
    description: 'The next three, the first of them `nextRunAt`; empty while it is paused',
    example: ['2026-11-23T07:00:00.000Z', '2026-11-24T07:00:00.000Z', '2026-11-25T07:00:00.000Z'],
  })
  nextRuns!: string[];

  @ApiProperty({ type: String, enum: POLICIES, example: 'hold' })
  policy!: Policy;

  @ApiProperty({ type: [String], example: ['share-link'] })
  destinations!: string[];

  @ApiProperty({ type: [SeriesEpisodeDto], description: 'The last five, the newest first' })
  episodes!: SeriesEpisodeDto[];
}

/** A page of series, newest first. */
export class SeriesPageDto {
  @ApiProperty({ type: [ListedSeriesDto] })
  data!: ListedSeriesDto[];

  @ApiProperty({ type: String, nullable: true, example: null })
  nextCursor!: string | null;
}

/** What every answer about a series tells. */
export function toSeriesFace(series: SeriesRecord['series']): SeriesFaceDto {
  const { channelId, showId, id: seriesId, status, pauseReason, nextRunAt, clockId: testClockId } = series;
  const livemode = isLiveAccount(series.accountId);
  const next = nextRunAt?.toISOString() ?? null;
  return { channelId, showId, seriesId, livemode, status, pauseReason, nextRunAt: next, testClockId };
}

/** A series with its episodes, as it is listed. */
export function toListedSeries({ series, episodes }: SeriesRecord): ListedSeriesDto {
  const { title, kind, schedule, tz, source, policy, destinations } = series;
  const { shareLink, download, scheduler } = destinations;
  const goes = [shareLink && 'share-link', download && 'download', scheduler && 'scheduler'];
  return {
    ...toSeriesFace(series),
    ...{ title, kind, schedule, tz, url: source.url ?? null, policy },
    nextRuns: nextRuns(series).map((run) => run.toISOString()),
    destinations: goes.filter((name) => typeof name === 'string'),
    episodes: episodes.map(toEpisode),
  };
}

function toEpisode(episode: Episode): SeriesEpisodeDto {
  const { videoId, n, title, status, reason, changed, postedAt, shareUrl, downloadUrl } = episode;
  const words = changed.map((change) => change.words);
  const posted = postedAt?.toISOString() ?? null;
  return { videoId, n, title, status, reason, changed: words, postedAt: posted, shareUrl, downloadUrl };
}
