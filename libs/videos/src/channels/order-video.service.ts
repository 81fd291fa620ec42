import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { briefScript, readScript } from '@app/design';
import { BadRequestError, Database, NotFoundError } from '@app/platform';
import { CreateVideoService, type TakenOrder, type WithOrder } from '../create-video.service';
import { Channel, CHANNELS } from './channel.entity';
import { FilmLibraryService, libraryWish } from '../film-library.service';
import { wishOf } from '../media-wish';
import type { FiledRecord } from './filed-record.entity';
import { mergeOrder, type OrderFiling, type VideoOrder } from './merge-order';
import { findRecord } from './read-records';
import { SavedBrands } from './saved-brands';
import { type Show, SHOWS } from './show.entity';

/** Takes orders as callers say them: filed under channel and show, whose settings they bring, then made (specification 4.2). */
@Injectable()
export class OrderVideoService {
  constructor(
    private readonly database: Database,
    private readonly brands: SavedBrands,
    private readonly creation: CreateVideoService,
    private readonly library: FilmLibraryService,
  ) {}

  /**
   * Throws `NotFoundError` for an asset, channel, show or series that the account does not have, `BadRequestError` for a show that
   * is on another channel or a brand that is not saved, and what `CreateVideoService` throws; then nothing was made.
   */
  async create(accountId: string, order: VideoOrder, withOrder?: WithOrder): Promise<TakenOrder> {
    const em = this.database.read();
    // No series exist before they can be started; an id of one is nobody's.
    if (order.seriesId) throw new NotFoundError('series', order.seriesId);
    const show = order.showId ? await findRecord(em, SHOWS, accountId, order.showId) : null;
    const channel = await this.channelOf(em, accountId, order, show);
    const filing: OrderFiling = {
      brand: await this.brands.resolve(em, accountId, order.brand),
      show: await this.settingsOf(em, show),
      channel: await this.settingsOf(em, channel),
    };
    const request = { ...mergeOrder(told(order), filing), showId: show?.id, channelId: channel?.id };
    const script = request.script === undefined || request.script === null ? null : readScript(request.script);
    await this.library.check(accountId, libraryWish(wishOf(request), script));
    return await this.creation.create(accountId, request, withOrder);
  }

  private async channelOf(
    em: EntityManager,
    accountId: string,
    { channelId }: VideoOrder,
    show: Show | null,
  ): Promise<Channel | null> {
    const id = channelId ?? show?.channelId;
    if (!id) return null;
    const channel = await findRecord(em, CHANNELS, accountId, id);
    if (show?.channelId && show.channelId !== id) {
      throw new BadRequestError([{ path: 'channelId', message: `is not the channel of ${show.id}` }]);
    }
    return channel;
  }

  private async settingsOf(em: EntityManager, record: FiledRecord | null): Promise<OrderFiling['show']> {
    if (!record) return null;
    const brand = await this.brands.resolve(em, record.accountId, record.brand);
    return { ...record.settings(), brand };
  }
}

/** An order without data or a script is told by its brief, or by footage alone (CONTRACT.md 4). */
function told(order: VideoOrder): VideoOrder {
  if (order.data || (order.script !== undefined && order.script !== null)) return order;
  const { libraryAssetIds = [] } = order;
  const script = briefScript({ ...order, hasFootage: libraryAssetIds.length > 0 });
  return script ? { ...order, script } : order;
}
