import { Injectable } from '@nestjs/common';
import { Clock, Database, newId, type Page } from '@app/platform';
import { Channel, CHANNELS } from './channel.entity';
import { CheckSettingsService } from './check-settings.service';
import { changedSettings, NO_SETTINGS, type SettingsChange } from './film-settings';
import { findRecord, pageOfRecords, type RecordQuery } from './read-records';

/** Makes, reads and changes channels; every method throws `NotFoundError` for another account's. */
@Injectable()
export class ChannelsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly checks: CheckSettingsService,
  ) {}

  /** Throws coded errors for settings that no film could be made with. */
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

  async page(accountId: string, query: RecordQuery): Promise<Page<Channel>> {
    return await pageOfRecords(this.database.read(), CHANNELS, accountId, query);
  }

  /** Films that were ordered before keep what they were ordered with. Throws as `create` does. */
  async change(accountId: string, id: string, change: SettingsChange & { name?: string }): Promise<Channel> {
    const em = this.database.read();
    const channel = await findRecord(em, CHANNELS, accountId, id);
    channel.change(change, this.clock.now());
    await this.checks.check(accountId, channel.settings());
    await em.flush();
    return channel;
  }
}
