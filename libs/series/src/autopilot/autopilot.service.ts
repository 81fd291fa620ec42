import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { episodeCredits } from '@app/billing';
import { TestClocksService } from '@app/clocks';
import { checkMeanings, type FieldMeanings } from '@app/facts';
import { Clock, Database, findOwned, type Page, type PageAsked, readPage } from '@app/platform';
import { ChannelsService, ShowsService } from '@app/channels';
import { LISTED_SERIES, type SeriesRecord, withEpisodes } from '../last-episodes';
import { Series } from '../series.entity';
import { endCardOf, snapSeconds } from './autopilot-habits';
import { ShowChoicesService } from './show-choices.service';
import { checkWish, type ShowWish } from './show-request';

/** What of a show may be changed; `channelIds` are those of the scheduler, by themselves. */
export interface ShowChange extends ShowWish {
  channelIds?: string[];
  /** Of the account: where the show is filed from now on. */
  channelId?: string;
  paused?: boolean;
  /** Replaces what is declared of its source; null takes it away. */
  fields?: FieldMeanings | null;
}

/**
 * The shows that make themselves: listed, changed, paused and resumed. A series of `start_series` is changed and resumed
 * here as well. Every method throws `NotFoundError` for another account's.
 */
@Injectable()
export class AutopilotService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly clocks: TestClocksService,
    private readonly choices: ShowChoicesService,
    private readonly shows: ShowsService,
    private readonly channels: ChannelsService,
  ) {}

  /** Newest first. Throws `UnknownCursorError`. */
  async page(accountId: string, asked: PageAsked): Promise<Page<SeriesRecord>> {
    const em = this.database.read();
    const whose = { accountId, autopilot: true };
    const list = { entity: Series, whose, by: ['position'] as const, fields: LISTED_SERIES };
    const { data, nextCursor } = await readPage(em, list, asked);
    return { data: await withEpisodes(em, data), nextCursor };
  }

  async get(accountId: string, id: string): Promise<SeriesRecord> {
    const em = this.database.read();
    const series = await findOwned(em, Series, 'series', { id, accountId });
    const [record = { series, episodes: [] }] = await withEpisodes(em, [series]);
    return record;
  }

  /**
   * Episodes that were ordered before keep what they were ordered with. Throws `BadRequestError` for a cadence, zone,
   * language, voice or channel that there is not, `NoSchedulerError` for a scheduler that is not connected, and `SchedulerError`.
   */
  async change(accountId: string, id: string, change: ShowChange): Promise<SeriesRecord> {
    const { clockId } = await findOwned(this.database.read(), Series, 'series', { id, accountId });
    return await this.clocks.during(clockId, () => this.changeNow(accountId, id, change));
  }

  private async changeNow(accountId: string, id: string, change: ShowChange): Promise<SeriesRecord> {
    const { language } = checkWish(change);
    if (change.fields) checkMeanings(change.fields);
    const em = this.database.read();
    const known = await findOwned(em, Series, 'series', { id, accountId });
    const isOwn =
      change.title !== undefined && (await this.channels.get(accountId, known.channelId)).name === known.title;
    const voiceId = change.voiceId === undefined ? known.settings.voiceId : (change.voiceId ?? undefined);
    const spoken = language ?? known.settings.language ?? 'en';
    const speaks = change.voiceId !== undefined || language !== null;
    const { destinations, channelIds } = change;
    const voice = speaks ? { language: spoken, voiceId } : undefined;
    await this.choices.check(accountId, { voice, destinations, channelIds });
    if (change.channelId !== undefined) await this.channels.get(accountId, change.channelId);
    const wished = { ...change, ...(language === null ? {} : { language }) };
    this.apply(known, wished);
    const isShown = SHOWN.some((name) => change[name] !== undefined);
    if (isShown) await this.shows.judge(accountId, known.showId, shownBy(known));
    // Together: of two changes at once, series, show and channel keep the same one.
    await this.database.transaction(async (tx) => {
      const series = await findOwned(tx, Series, 'series', { id, accountId }, LockMode.PESSIMISTIC_WRITE);
      this.apply(series, wished);
      await tx.flush();
      if (isShown) await this.shows.changeJudged(tx, accountId, series.showId, shownBy(series));
      // A channel of its own bears the show's name; one that it was filed in has another.
      if (isOwn && change.channelId === undefined)
        await this.channels.rename(tx, accountId, series.channelId, series.title);
    });
    return await this.get(accountId, id);
  }

  private apply(series: Series, change: ShowChange): void {
    const at = this.clock.now();
    const { title, premise, link, policy, channelIds, destinations, cadence, tz, paused } = change;
    const goes = channelIds ? { ...(destinations ?? series.destinations), ...scheduled(channelIds) } : destinations;
    const { channelId } = change;
    Object.assign(series, said({ title, premise, link, policy, channelId, destinations: goes }), { updatedAt: at });
    const { style, format, language, voiceId } = change;
    const targetSeconds = change.targetSeconds === undefined ? undefined : snapSeconds(change.targetSeconds);
    const { voiceId: spoken, ...settings } = {
      ...series.settings,
      ...said({ style, format, language, voiceId, targetSeconds }),
    };
    series.settings = spoken ? { ...settings, voiceId: spoken } : settings;
    if (targetSeconds !== undefined && series.autopilot) series.creditsPerEpisode = episodeCredits(targetSeconds);
    if (cadence !== undefined || tz !== undefined) {
      const [schedule, zone] = [cadence ?? series.schedule, tz ?? series.tz];
      series.reschedule(schedule, zone, at);
    }
    if (change.fields !== undefined) series.fields = change.fields;
    if (paused === true) series.pause(null, at);
    if (paused === false) series.resume(at);
  }
}

/** What of a series its show takes over; a series is paused and rescheduled whatever has become of that. */
const SHOWN = ['title', 'channelId', 'link', 'style', 'format', 'language', 'voiceId', 'targetSeconds'] as const;

/** The same as its show has it. */
function shownBy({ title, channelId, settings, link }: Series) {
  const defaults = { style: null, voiceId: null, ...settings };
  return { title, channelId, name: title, cta: link && endCardOf(link), defaults };
}

function scheduled(channelIds: string[]): { scheduler?: { channelIds: string[] } } {
  return { scheduler: channelIds.length > 0 ? { channelIds } : undefined };
}

function said<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}
