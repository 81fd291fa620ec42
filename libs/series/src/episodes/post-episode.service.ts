import { Injectable } from '@nestjs/common';
import { DomainError } from '@app/platform';
import {
  type ChannelResult,
  type Publication,
  PublishVideoService,
  SchedulerBusyError,
  USUAL_PATIENCE_SECONDS,
} from '@app/publishing';
import type { Video } from '@app/videos';
import type { Episode, EpisodeChannel, EpisodePost } from '../episode.entity';
import type { Series } from '../series.entity';

/** A scheduler that asks for more is asked again all the same. */
const LONGEST_WAIT_MS = 24 * 3_600_000;
/** After so long its owner has to look. */
const TRIED_FOR_MS = 3 * 24 * 3_600_000;

/** When posts that a scheduler was too busy for are tried again; null where nothing of them would change by itself. */
export function nextTry(
  { createdAt }: Pick<Episode, 'createdAt'>,
  retryAfterSeconds: number | null,
  now: Date,
): Date | null {
  if (retryAfterSeconds === null || now.getTime() - createdAt.getTime() > TRIED_FOR_MS) return null;
  return new Date(now.getTime() + Math.min(1000 * retryAfterSeconds, LONGEST_WAIT_MS));
}

/** How long a scheduler that is busy asks to be left alone; null where what is not out needs its owner. */
interface Patience {
  retryAfterSeconds: number | null;
}

/** What became of an episode's posts. */
export type Posting =
  /** `reason` says what of it is not out. */
  | ({ state: 'out' } & Omit<EpisodePost, 'retryAt'> & Patience)
  /** Nothing is out. */
  | ({ state: 'refused'; reason: string; channels: EpisodeChannel[] } & Patience)
  /** Nobody knows yet; to be asked again. */
  | { state: 'open'; reason: string };

const OPEN = new Set<ChannelResult['status']>(['waiting', 'sending', 'unknown']);
const OUT = new Set<ChannelResult['status']>(['posted', 'draft']);

/** What is put out, and what its posts say; null for their usual text. */
interface PostedEpisode extends Pick<Episode, 'postText'> {
  video: Pick<Video, 'accountId' | 'id' | 'title'>;
}

/** Puts episodes out where their series says; may be asked again at any time, since nothing is posted twice. */
@Injectable()
export class PostEpisodeService {
  constructor(private readonly publishing: PublishVideoService) {}

  /** Throws what is no `DomainError`, such as a stop by the signal. */
  async post(
    { autopilot, link, destinations }: Series,
    { video: { accountId, id: videoId, title }, postText }: PostedEpisode,
    signal: AbortSignal,
  ): Promise<Posting> {
    const video = { accountId, videoId };
    try {
      const { watchUrl: shareUrl } = await this.publishing.publish({ ...video, destination: 'share-link' }, signal);
      const { scheduler, download } = destinations;
      const saved = download ? await this.publishing.publish({ ...video, destination: 'download' }, signal) : null;
      const links = { shareUrl, downloadUrl: saved?.downloadUrl ?? null };
      if (!scheduler) return { state: 'out', ...links, reason: null, channels: [], retryAfterSeconds: null };
      const { channelIds } = scheduler;
      const usual = autopilot ? [title, link?.url].filter(Boolean).join('\n') : null;
      const caption = postText ?? usual;
      const words = caption === null ? {} : { caption };
      const order = { ...video, ...words, destination: 'scheduler' as const, autopost: true };
      const told = await this.publishing.publish(
        { ...order, ...(channelIds.length > 0 ? { channelIds } : {}) },
        signal,
      );
      return postingOf(told, links);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const patience = error instanceof SchedulerBusyError ? (error.seconds ?? USUAL_PATIENCE_SECONDS) : null;
      return { state: 'refused', reason: error.message, channels: [], retryAfterSeconds: patience };
    }
  }
}

function postingOf({ results }: Publication, links: Pick<EpisodePost, 'shareUrl' | 'downloadUrl'>): Posting {
  const faults = results
    .filter(({ status }) => !OUT.has(status))
    .map(({ service, status, error }) => `${service}: ${error ?? status}`);
  const reason = faults.join('; ') || null;
  const channels = results.map(({ channelId, service, status, url, error }) => {
    return { channelId, service, isOut: OUT.has(status), url, error };
  });
  const patience = results.flatMap(({ retryAfterSeconds }) => retryAfterSeconds ?? []);
  const rest = { channels, retryAfterSeconds: patience.length > 0 ? Math.max(...patience) : null };
  if (results.some(({ status }) => OPEN.has(status))) return { state: 'open', reason: reason ?? 'not known yet' };
  if (results.some(({ status }) => OUT.has(status))) return { state: 'out', ...links, reason, ...rest };
  return { state: 'refused', reason: reason ?? 'no channel is connected', ...rest };
}
