import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  Channel,
  CHANNELS,
  type FiledRecord,
  type FilingOwner,
  Filings,
  findRecord,
  SavedBrands,
  type Show,
  SHOWS,
} from '@app/channels';
import { BadRequestError, Database, NotFoundError } from '@app/platform';
import type { OrderFiling } from './spec-of';
import type { VideoOrder } from './video-order';

/** What an order is filed under, with the records themselves. */
export interface FiledOrder {
  filing: OrderFiling;
  show: Show | null;
  channel: Channel | null;
}

/** Keeps series, which orders name by their ids. */
export interface SeriesKeeper {
  /** Throws `NotFoundError` for one that the account does not have. */
  get(accountId: string, id: string): Promise<object>;
}

/** Looks up the show, channel and brands that an order or the question for its price names. */
@Injectable()
export class OrderFilingService implements FilingOwner, OnModuleInit {
  private series: SeriesKeeper | null = null;

  constructor(
    private readonly database: Database,
    private readonly brands: SavedBrands,
    private readonly filings: Filings,
  ) {}

  onModuleInit(): void {
    this.filings.own(this);
  }

  /** The lib of series calls this at start. */
  keepSeries(keeper: SeriesKeeper): void {
    this.series = keeper;
  }

  /** Videos stay, and are filed under none. */
  async beforeRemoval(em: EntityManager, kind: 'channel' | 'show', id: string): Promise<void> {
    await em.execute(`UPDATE videos SET ${kind}_id = NULL WHERE ${kind}_id = ?`, [id]);
  }

  /**
   * Throws `NotFoundError` for a channel or show that the account does not have, `BadRequestError` for a show that is on
   * another channel or a brand that is not saved.
   */
  async find(
    accountId: string,
    order: Pick<VideoOrder, 'showId' | 'channelId' | 'brand' | 'endUser'>,
  ): Promise<FiledOrder> {
    const em = this.database.read();
    const show = order.showId ? await findRecord(em, SHOWS, accountId, order.showId) : null;
    const channel = await this.channelOf(em, accountId, order.channelId, show);
    const filing: OrderFiling = {
      brand: await this.brands.resolve(em, accountId, order.brand),
      lock: await this.brands.resolve(em, accountId, order.endUser?.brand),
      show: await this.settingsOf(em, show),
      channel: await this.settingsOf(em, channel),
      fields: show?.fields ?? null,
    };
    return { filing, show, channel };
  }

  /** Throws `NotFoundError` for a series that the account does not have. */
  async assertSeries(accountId: string, id: string): Promise<void> {
    if (!this.series) throw new NotFoundError('series', id);
    await this.series.get(accountId, id);
  }

  private async channelOf(
    em: EntityManager,
    accountId: string,
    channelId: string | undefined,
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
