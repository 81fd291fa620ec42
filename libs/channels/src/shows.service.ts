import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { checkMeanings, type FieldMeanings } from '@app/facts';
import { BadRequestError, Clock, Database, newId, type Page, type PageAsked } from '@app/platform';
import { changeRecord, judgeChange, lockForChange, type RecordChange } from './change-record';
import { CHANNELS, Show, SHOWS } from './filed-record.entity';
import { CheckSettingsService } from './check-settings.service';
import { Filings } from './filings';
import { changedSettings, type VideoSettings, NO_SETTINGS, type SettingsChange } from './video-settings';
import { findRecord, lockRecord, pageOfRecords } from './read-records';

/** What a show is; of a new one, the name is its title unless said, and the title its name. */
export type ShowChange = SettingsChange & {
  title?: string;
  name?: string;
  channelId?: string | null;
  /** Replaces what was declared; null takes it away. */
  fields?: FieldMeanings | null;
};

/** Makes, reads and changes shows; every method throws `NotFoundError` for another account's, the channel's included. */
@Injectable()
export class ShowsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly checks: CheckSettingsService,
    private readonly filings: Filings,
  ) {}

  /** Throws coded errors for settings that no video could be made with. */
  async create(
    accountId: string,
    { title, name, channelId = null, fields = null, ...settings }: ShowChange,
  ): Promise<Show> {
    const [called, shown] = [name ?? title, title ?? name];
    if (!called || !shown) {
      throw new BadRequestError([{ path: 'title', message: 'is needed where there is no name' }]);
    }
    if (fields) checkMeanings(fields);
    const em = this.database.read();
    const said = changedSettings(NO_SETTINGS, settings);
    await this.checks.check(accountId, said, await this.above(em, accountId, channelId));
    const now = this.clock.now();
    const made = { id: newId('shw'), accountId, name: called, title: shown, channelId, fields };
    const show = em.create(Show, { ...made, ...said, createdAt: now, updatedAt: now });
    await em.persistAndFlush(show);
    return show;
  }

  async get(accountId: string, id: string): Promise<Show> {
    return await findRecord(this.database.read(), SHOWS, accountId, id);
  }

  async page(accountId: string, query: PageAsked): Promise<Page<Show>> {
    return await pageOfRecords(this.database.read(), SHOWS, accountId, query);
  }

  /** Removes a show; its videos stay, and are filed under none. Throws `ConflictError` while a series makes its episodes. */
  async remove(accountId: string, id: string): Promise<void> {
    await this.database.transaction(async (em) => {
      await lockRecord(em, SHOWS, accountId, id);
      await this.filings.beforeRemoval(em, 'show', id);
      await em.nativeDelete(Show, { id });
    });
  }

  /** Videos that were ordered before keep what they were ordered with. Throws as `create` does. */
  async change(accountId: string, id: string, change: ShowChange): Promise<Show> {
    return await changeRecord(this.database, this.changeOf(accountId, id, change), this.check(accountId));
  }

  /** Throws what `change` would throw, and changes nothing. */
  async judge(accountId: string, id: string, change: ShowChange): Promise<void> {
    await judgeChange(this.database, this.changeOf(accountId, id, change), this.check(accountId));
  }

  /** Makes a change that was judged, in the caller's transaction. */
  async changeJudged(em: EntityManager, accountId: string, id: string, judged: ShowChange): Promise<void> {
    const change = this.changeOf(accountId, id, judged);
    change.apply(await lockForChange(em, change));
    await em.flush();
  }

  private changeOf(
    accountId: string,
    id: string,
    { title, channelId, fields, ...change }: ShowChange,
  ): RecordChange<Show> {
    const apply = (show: Show): void => {
      show.change(change, this.clock.now());
      show.title = title ?? show.title;
      if (channelId !== undefined) show.channelId = channelId;
      if (fields !== undefined) show.fields = fields;
    };
    return { kind: SHOWS, accountId, id, apply };
  }

  private check(accountId: string): (show: Show) => Promise<void> {
    return async (show) => {
      if (show.fields) checkMeanings(show.fields);
      const above = await this.above(this.database.read(), accountId, show.channelId);
      await this.checks.check(accountId, show.settings(), above);
    };
  }

  private async above(
    em: EntityManager,
    accountId: string,
    channelId: string | null,
  ): Promise<VideoSettings | undefined> {
    if (channelId === null) return undefined;
    return (await findRecord(em, CHANNELS, accountId, channelId)).settings();
  }
}
