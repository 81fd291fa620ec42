import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, ConflictError, Database, newId, type Page, type PageAsked } from '@app/platform';
import { changeRecord, lockForChange } from './change-record';
import { Channel, CHANNELS } from './filed-record.entity';
import { CheckSettingsService } from './check-settings.service';
import { Filings } from './filings';
import { changedSettings, NO_SETTINGS, type SettingsChange } from './video-settings';
import { findRecord, lockRecord, pageOfRecords } from './read-records';

/** Makes, reads and changes channels; every method throws `NotFoundError` for another account's. */
@Injectable()
export class ChannelsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly checks: CheckSettingsService,
    private readonly filings: Filings,
  ) {}

  /** Throws coded errors for settings that no video could be made with. */
  async create(accountId: string, { name, ...settings }: SettingsChange & { name: string }): Promise<Channel> {
    const em = this.database.read();
    const said = changedSettings(NO_SETTINGS, settings);
    await this.checks.check(accountId, said);
    const now = this.clock.now();
    const channel = em.create(Channel, { id: newId('chn'), accountId, name, ...said, createdAt: now, updatedAt: now });
    await em.persistAndFlush(channel);
    return channel;
  }

  async get(accountId: string, id: string): Promise<Channel> {
    return await findRecord(this.database.read(), CHANNELS, accountId, id);
  }

  async page(accountId: string, query: PageAsked): Promise<Page<Channel>> {
    return await pageOfRecords(this.database.read(), CHANNELS, accountId, query);
  }

  /**
   * Removes a channel; its videos stay, and are filed under none. Throws `ConflictError` while shows or series are in it.
   */
  async remove(accountId: string, id: string): Promise<void> {
    await this.database.transaction(async (em) => {
      await lockRecord(em, CHANNELS, accountId, id);
      const within = await em.execute<object[]>('SELECT FROM shows WHERE channel_id = ? LIMIT 1', [id]);
      if (within.length > 0) throw new ConflictError(`shows are in the channel ${id}; move or delete them first`);
      await this.filings.beforeRemoval(em, 'channel', id);
      await em.nativeDelete(Channel, { id });
    });
  }

  /** Videos that were ordered before keep what they were ordered with. Throws as `create` does. */
  async change(accountId: string, id: string, change: SettingsChange & { name?: string }): Promise<Channel> {
    const apply = (channel: Channel) => channel.change(change, this.clock.now());
    const check = (channel: Channel) => this.checks.check(accountId, channel.settings());
    return await changeRecord(this.database, { kind: CHANNELS, accountId, id, apply }, check);
  }

  /** In the caller's transaction. */
  async rename(em: EntityManager, accountId: string, id: string, name: string): Promise<void> {
    const channel = await lockForChange(em, { kind: CHANNELS, accountId, id });
    channel.change({ name }, this.clock.now());
    await em.flush();
  }
}
