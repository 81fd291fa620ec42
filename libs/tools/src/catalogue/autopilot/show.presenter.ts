import { isLiveAccount, type Page } from '@app/platform';
import { type Episode, nextRuns, type SeriesRecord, type StartedShow } from '@app/series';
import type { AutopilotEpisodeDto, AutopilotShowDto, StartedShowDto, WaitingPageDto } from './show.dto';

const LENGTH_S = 30;

/** What a start answers. */
export function toStartedShowDto({ series, firstVideoId }: StartedShow): StartedShowDto {
  const { channelId, showId, id: seriesId, policy, nextRunAt, creditsPerEpisode } = series;
  const next = nextRunAt?.toISOString() ?? null;
  return {
    channelId,
    showId,
    seriesId,
    livemode: isLiveAccount(series.accountId),
    nextRunAt: next,
    firstVideoId,
    policy,
    creditsPerEpisode: creditsPerEpisode ?? 0,
  };
}

/** A show as its owner sees it. */
export function toAutopilotShowDto({ series, episodes }: SeriesRecord): AutopilotShowDto {
  const { id: seriesId, channelId, showId, kind, source, title, premise, schedule, tz, settings, link } = series;
  const { destinations, policy, status, pauseReason, nextRunAt, creditsPerEpisode, createdAt, updatedAt } = series;
  const { targetSeconds = LENGTH_S, style = null, format = '9:16', voiceId = null, language = 'en' } = settings;
  return {
    seriesId,
    livemode: isLiveAccount(series.accountId),
    testClockId: series.clockId,
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
    nextRuns: nextRuns(series).map((run) => run.toISOString()),
    creditsPerEpisode,
    episodes: episodes.map(toAutopilotEpisodeDto),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** An episode as its owner sees it. */
export function toAutopilotEpisodeDto(episode: Episode): AutopilotEpisodeDto {
  const { videoId, n, title, status, reason, changed, findings, shareUrl, downloadUrl, channels } = episode;
  const { postedAt, retryAt, discardedAt, postText } = episode;
  return {
    ...{ videoId, n, title, status, reason },
    changed: changed.map(({ key, words }) => ({ key, words })),
    ...{ shareUrl, downloadUrl, channels, findings, postText },
    postedAt: postedAt?.toISOString() ?? null,
    retryAt: retryAt?.toISOString() ?? null,
    discardedAt: discardedAt?.toISOString() ?? null,
  };
}

/** Episodes of all series, as their owner is to decide on them. */
export function toWaitingPageDto({ data, nextCursor }: Page<Episode>): WaitingPageDto {
  return {
    data: data.map((episode) => ({ ...toAutopilotEpisodeDto(episode), seriesId: episode.seriesId })),
    nextCursor,
  };
}
