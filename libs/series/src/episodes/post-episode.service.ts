import { Injectable } from '@nestjs/common';
import { DomainError } from '@app/platform';
import { type ChannelResult, type Publication, PublishVideoService } from '@app/publishing';
import type { Video } from '@app/videos';
import type { Series } from '../series.entity';

/** What became of an episode's posts. */
export type Posting =
  /** `reason` says what of it is not out. */
  | { state: 'out'; shareUrl: string; reason: string | null }
  /** Nothing is out, and nothing will be without its owner. */
  | { state: 'refused'; reason: string }
  /** Nobody knows yet; to be asked again. */
  | { state: 'open'; reason: string };

const OPEN = new Set<ChannelResult['status']>(['waiting', 'sending', 'unknown']);
const OUT = new Set<ChannelResult['status']>(['posted', 'draft']);

/** Puts episodes out where their series says; may be asked again at any time, since nothing is posted twice. */
@Injectable()
export class PostEpisodeService {
  constructor(private readonly publishing: PublishVideoService) {}

  /** Throws what is no `DomainError`, such as a stop by the signal. */
  async post(
    { autopilot, link, destinations }: Series,
    { accountId, id: videoId, title }: Pick<Video, 'accountId' | 'id' | 'title'>,
    signal: AbortSignal,
  ): Promise<Posting> {
    const film = { accountId, videoId };
    try {
      const shared = await this.publishing.publish({ ...film, destination: 'share-link' }, signal);
      const { scheduler } = destinations;
      if (!scheduler) return { state: 'out', shareUrl: shared.watchUrl, reason: null };
      const { channelIds } = scheduler;
      const words = autopilot ? { caption: [title, link?.url].filter(Boolean).join('\n') } : {};
      const order = { ...film, ...words, destination: 'scheduler' as const, autopost: true };
      const told = await this.publishing.publish(
        { ...order, ...(channelIds.length > 0 ? { channelIds } : {}) },
        signal,
      );
      return postingOf(told);
    } catch (error) {
      if (error instanceof DomainError) return { state: 'refused', reason: error.message };
      throw error;
    }
  }
}

function postingOf({ results, watchUrl: shareUrl }: Publication): Posting {
  const faults = results
    .filter(({ status }) => !OUT.has(status))
    .map(({ service, status, error }) => `${service}: ${error ?? status}`);
  const reason = faults.join('; ') || null;
  if (results.some(({ status }) => OPEN.has(status))) return { state: 'open', reason: reason ?? 'not known yet' };
  if (results.some(({ status }) => OUT.has(status))) return { state: 'out', shareUrl, reason };
  return { state: 'refused', reason: reason ?? 'no channel is connected' };
}
