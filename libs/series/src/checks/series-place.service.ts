import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BadRequestError, newId } from '@app/platform';
import { PublishVideoService } from '@app/publishing';
import { Channel, ChannelsService, NO_SETTINGS, Show, ShowsService } from '@app/channels';
import type { SeriesDestinations } from '../series-source';
import type { Series, SeriesSettings } from '../series.entity';

/** What of an order says where a series belongs and where its episodes go. */
export interface PlaceWish {
  channelId?: string;
  showId?: string;
  destinations?: SeriesDestinations;
}

/** What a series is filed under; null where that is still to be made. */
export interface SeriesPlace {
  channel: Channel | null;
  show: Show | null;
}

/** Finds or makes what series are filed under, and knows where their episodes may go. */
@Injectable()
export class SeriesPlaceService {
  constructor(
    private readonly channels: ChannelsService,
    private readonly shows: ShowsService,
    private readonly publishing: PublishVideoService,
  ) {}

  /**
   * Throws `NotFoundError` for channels and shows of other accounts, `BadRequestError` for those that do not go together and
   * for channels that the account's scheduler does not have, `NoSchedulerError` where it has none, and `SchedulerError`.
   */
  async find(accountId: string, wish: PlaceWish, known: Series | null): Promise<SeriesPlace> {
    const { channelId, showId, destinations } = wish;
    for (const [path, said, kept] of [
      ['channelId', channelId, known?.channelId],
      ['showId', showId, known?.showId],
    ] as const) {
      if (known && said !== undefined && said !== kept) {
        throw new BadRequestError([{ path, message: `is not that of ${known.id}` }]);
      }
    }
    const show = showId === undefined ? null : await this.shows.get(accountId, showId);
    const channel = channelId === undefined ? null : await this.channels.get(accountId, channelId);
    if (show?.channelId && channel && show.channelId !== channel.id) {
      throw new BadRequestError([{ path: 'channelId', message: `is not the channel of ${show.id}` }]);
    }
    const scheduler = destinations?.scheduler;
    if (scheduler) await this.publishing.checkChannels(accountId, scheduler.channelIds, 'channelIds');
    return { show, channel };
  }

  /** Files a new series in the caller's transaction, under what it makes where there is nothing yet. */
  file(em: EntityManager, series: Series, { channel, show }: SeriesPlace, settings: SeriesSettings = {}): void {
    const { accountId, title, createdAt, updatedAt } = series;
    const made = { ...NO_SETTINGS, accountId, name: title, createdAt, updatedAt };
    const channelId = channel?.id ?? show?.channelId ?? newId('chn');
    if (!channel && !show?.channelId) em.persist(Object.assign(new Channel(), { ...made, id: channelId }));
    const showId = show?.id ?? newId('shw');
    if (!show) {
      const defaults = settings;
      em.persist(Object.assign(new Show(), { ...made, id: showId, title, channelId, defaults }));
    }
    Object.assign(series, { channelId, showId });
  }
}
