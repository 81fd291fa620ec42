import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { TestClocksService } from '@app/clocks';
import { checkMeanings, type FieldMeanings } from '@app/facts';
import { BadRequestError, Clock, Database, findOwned, newId, virtualMoment, WorkProcesses } from '@app/platform';
import {
  type FoundSource,
  glanceFacts,
  ReadSourceService,
  SavedSource,
  SavedSourceReader,
  tellSource,
  toldWords,
} from '@app/sources';
import { PaidReadsService } from '@app/videos';
import { detectChanges } from '../changes/detect-changes';
import { checkTimeZone, parseSchedule } from '../schedule/schedule';
import { nextSlot } from '../schedule/next-slot';
import { INSISTS_ON, type Policy, type SeriesDestinations, type SeriesKind } from '../series-source';
import { Series, type SeriesSettings } from '../series.entity';
import { baselineAfter } from './check-outcome';
import { type SeriesPlace, SeriesPlaceService } from './series-place.service';

/** A series as its owner starts or changes it. */
export interface SeriesOrder {
  channelId?: string;
  showId?: string;
  /** Changes that series in place of starting one. */
  seriesId?: string;
  /** `page`, `rss` or `schedule`; an autopilot's series keeps its own. */
  kind?: SeriesKind;
  schedule?: string;
  tz?: string;
  url?: string;
  policy?: Policy;
  destinations?: SeriesDestinations;
  title?: string;
  premise?: string;
  settings?: SeriesSettings;
  /** The test clock that a new series lives by. */
  testClockId?: string;
  /** What the figures of its source mean; each pattern has to match something that is read now. Null takes all away. */
  fields?: FieldMeanings | null;
}

/** Runs in the transaction that starts or changes it. */
export type WithSeries = (em: EntityManager, series: Series) => Promise<void>;

const nothingElse: WithSeries = async () => undefined;
const USUAL = { schedule: 'daily 9am', tz: 'UTC', policy: 'hold' } as const;
const LONGEST_NAME = 200;

/** Starts series, and changes those that were started; the source is read at once and free, as what later checks compare with. */
@Injectable()
export class StartSeriesService {
  constructor(
    private readonly database: Database,
    private readonly reads: PaidReadsService,
    private readonly readers: ReadSourceService,
    private readonly reader: SavedSourceReader,
    private readonly places: SeriesPlaceService,
    private readonly clock: Clock,
    private readonly clocks: TestClocksService,
    private readonly work: WorkProcesses,
  ) {}

  /**
   * Throws `BadRequestError` for a schedule or zone that there is not and for what is missing, what `SeriesPlaceService.find`
   * throws, `NotFoundError` for a test clock that the account does not have, and what reading a source throws; then
   * nothing was made.
   */
  async start(accountId: string, order: SeriesOrder, withSeries: WithSeries = nothingElse): Promise<Series> {
    if (order.schedule !== undefined) parseSchedule(order.schedule);
    if (order.tz !== undefined) checkTimeZone(order.tz);
    if (order.fields) checkMeanings(order.fields);
    const { seriesId } = order;
    const known =
      seriesId === undefined
        ? null
        : await findOwned(this.database.read(), Series, 'series', { accountId, id: seriesId });
    if (known && order.testClockId !== undefined)
      throw new BadRequestError([{ path: 'testClockId', message: 'is chosen when a series is started' }]);
    const begin = () => this.begin(accountId, order, known, withSeries);
    return known
      ? await this.clocks.during(known.clockId, begin)
      : await this.clocks.enter(accountId, order.testClockId, begin);
  }

  private async begin(
    accountId: string,
    order: SeriesOrder,
    known: Series | null,
    withSeries: WithSeries,
  ): Promise<Series> {
    const place = await this.places.find(accountId, order, known);
    const { url = known?.source.url, kind = known?.kind } = order;
    if (url === undefined) throw new BadRequestError([{ path: 'url', message: 'is needed: the page or feed to read' }]);
    if (kind === undefined) throw new BadRequestError([{ path: 'kind', message: 'is needed: page, rss or schedule' }]);
    if (known && url === known.source.url && kind === known.kind)
      return await this.keep(known, order, null, withSeries);
    this.readers.assertReadable(url);
    const saved = SavedSource.unread({ accountId, at: this.clock.now() }, { url, insistsOn: INSISTS_ON[kind] });
    return await this.reads.spend(accountId, async ({ leave }) => {
      const found = await this.reader.read(saved, { leave });
      const series = known ?? this.newSeries(accountId, { ...order, kind }, found.title ?? new URL(url).hostname);
      return await this.keep(series, { ...order, kind }, { saved, found, place }, withSeries);
    });
  }

  private async keep(
    series: Series,
    order: SeriesOrder,
    read: { saved: SavedSource; found: FoundSource; place: SeriesPlace } | null,
    withSeries: WithSeries,
  ): Promise<Series> {
    const at = this.clock.now();
    const told = read && (await this.work.run(tellSource, toldWords(read.found)));
    const { fields } = order;
    const defaults = read?.found.fields ?? {};
    if (told && fields) await this.work.run(glanceFacts, { data: told.data, fields, defaults });
    return await this.database.transaction(async (em) => {
      const isNew = order.seriesId === undefined;
      const kept = isNew ? series : await findOwned(em, Series, 'series', series, LockMode.PESSIMISTIC_WRITE);
      if (!isNew) change(kept, order, at);
      if (read && told) {
        const { saved, found, place } = read;
        if (isNew) this.places.file(em, kept, place, order.settings);
        saved.markRead(found);
        em.persist(saved);
        const { after } = detectChanges(
          null,
          { kind: found.kind, data: told.data, fields: { ...found.fields, ...kept.fields } },
          at,
        );
        const source = { sourceId: saved.id, url: saved.url ?? '' };
        Object.assign(kept, { kind: order.kind ?? kept.kind, source, memory: null });
        kept.baseline = baselineAfter({ after, changes: [], items: [] }, null);
      }
      em.persist(kept);
      await em.flush();
      await withSeries(em, kept);
      return kept;
    });
  }

  private newSeries(accountId: string, order: SeriesOrder, usualTitle: string): Series {
    const at = this.clock.now();
    const { schedule = USUAL.schedule, tz = USUAL.tz, policy = USUAL.policy, premise = null, settings = {} } = order;
    return Object.assign(new Series(), {
      id: newId('ser'),
      accountId,
      kind: order.kind,
      schedule,
      tz,
      policy,
      destinations: order.destinations ?? { shareLink: true as const },
      title: (order.title ?? usualTitle).slice(0, LONGEST_NAME),
      premise,
      settings,
      fields: order.fields ?? null,
      link: null,
      autopilot: false,
      creditsPerEpisode: null,
      status: 'active' as const,
      pauseReason: null,
      nextRunAt: nextSlot(schedule, tz, at),
      anchorAt: at,
      failures: 0,
      baseline: null,
      memory: null,
      clockId: virtualMoment()?.clockId ?? null,
      createdAt: at,
      updatedAt: at,
    });
  }
}

function change(series: Series, order: SeriesOrder, at: Date): void {
  const { title, premise, policy, destinations, settings, schedule, tz } = order;
  const said = Object.entries({ title, premise, policy, destinations }).filter(([, value]) => value !== undefined);
  Object.assign(series, Object.fromEntries(said), { updatedAt: at });
  if (order.fields !== undefined) series.fields = order.fields;
  if (settings) series.settings = { ...series.settings, ...settings };
  if (schedule === undefined && tz === undefined) return;
  const [next, zone] = [schedule ?? series.schedule, tz ?? series.tz];
  series.reschedule(next, zone, at);
}
