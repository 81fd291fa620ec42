import { Injectable } from '@nestjs/common';
import { VideoLinks, VideosService } from '@app/videos';
import {
  type ChannelResult,
  type ConnectedChannel,
  type PostingOrder,
  PostToChannelsService,
} from './post-to-channels.service';
import { NotRenderedError } from './publishing.errors';
import type { SchedulerKind } from './schedulers/scheduler.provider';

/** Where a video can be published; `scheduler` is the one the account has connected. */
export const DESTINATIONS = ['share-link', 'download', 'scheduler', 'postiz', 'buffer'] as const;
export type Destination = (typeof DESTINATIONS)[number];

/** A video to publish; the fields about posts apply only to schedulers. */
export interface PublishOrder extends PostingOrder {
  accountId: string;
  videoId: string;
  destination: Destination;
}

/** Where a published video can be seen. */
export interface Publication {
  videoId: string;
  version: number;
  destination: Destination;
  /** Keyed link; it does not make the video public. */
  watchUrl: string;
  /** Downloads the file under the video's title; null for other destinations. */
  downloadUrl: string | null;
  /** One per channel; empty for other destinations. */
  results: ChannelResult[];
  storyPostIds: string[];
}

const SCHEDULER_OF: Partial<Record<Destination, { kind?: SchedulerKind }>> = {
  scheduler: {},
  postiz: { kind: 'postiz' },
  buffer: { kind: 'buffer' },
};

/** Publishes videos: as a link, as a file, or on social networks. */
@Injectable()
export class PublishVideoService {
  constructor(
    private readonly videos: VideosService,
    private readonly links: VideoLinks,
    private readonly channels: PostToChannelsService,
  ) {}

  /**
   * Can be repeated at any time: existing posts stay, failed ones are retried. Throws `NotFoundError` for another account's
   * video, `NotRenderedError`, and for schedulers what `PostToChannelsService.tell` throws.
   */
  async publish(order: PublishOrder, signal: AbortSignal = never()): Promise<Publication> {
    const { accountId, videoId, destination } = order;
    const video = await this.videos.getVideo(videoId, accountId);
    const { renderUrl, watchUrl } = this.links.of(video);
    if (renderUrl === null) throw new NotRenderedError(videoId, video.status);
    const { title, version } = video;
    const { format } = video.spec;
    const caption = video.caption.trim() || title;
    const post = { accountId, videoId, version, title, format, caption, fileUrl: renderUrl };
    const scheduler = SCHEDULER_OF[destination];
    const results = scheduler ? await this.channels.tell(post, order, scheduler.kind, signal) : [];
    return {
      videoId,
      version,
      destination,
      watchUrl,
      downloadUrl: destination === 'download' ? `${renderUrl}&download=1` : null,
      results,
      storyPostIds: results.flatMap(({ story }) => story?.postId ?? []),
    };
  }

  /**
   * Checks posts that will be made later. Throws `NoSchedulerError` if the account has connected none, a `BadRequestError`
   * that names each unknown channel at `path`, and `SchedulerError`.
   */
  async checkChannels(
    accountId: string,
    channelIds: readonly string[],
    path: string,
    signal: AbortSignal = never(),
  ): Promise<void> {
    await this.channels.check(accountId, channelIds, path, signal);
  }

  /** The channels of an account, at one scheduler or all. Throws `NoSchedulerError`, `SchedulerError`. */
  async listChannels(
    accountId: string,
    kind?: SchedulerKind,
    signal: AbortSignal = never(),
  ): Promise<ConnectedChannel[]> {
    return await this.channels.list(accountId, kind, signal);
  }
}

function never(): AbortSignal {
  return new AbortController().signal;
}
