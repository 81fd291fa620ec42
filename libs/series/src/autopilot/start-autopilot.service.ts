import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { episodeCredits } from '@app/billing';
import { checkMeanings, type FieldMeanings } from '@app/facts';
import { TestClocksService } from '@app/clocks';
import { Clock, newId, virtualMoment } from '@app/platform';
import { type PackContent, ReadPackService } from '@app/sources';
import { Channel, ChannelsService, NO_SETTINGS, Show } from '@app/channels';
import { CreateVideoService, PaidReadsService, type TakenOrder } from '@app/videos';
import { detectChanges } from '../changes/detect-changes';
import { newEpisode } from '../episode.entity';
import { nextSlot } from '../schedule/next-slot';
import { Series } from '../series.entity';
import { type AutopilotSource, AutopilotSourceService, type FoundPlace } from './autopilot-source.service';
import { endCardOf, snapSeconds, usualPolicy } from './autopilot-habits';
import { episodeOrder } from './episode-order';
import { episodeTitle } from './first-title';
import { ShowChoicesService } from './show-choices.service';
import { checkWish, type ShowWish } from './show-request';
import { factsIn } from './suggest-shows.service';

/** A show to be started: where it reads, what it is, where it goes. */
export interface StartOrder extends Pick<ShowWish, 'destinations' | 'policy' | 'tz'> {
  source: AutopilotSource;
  show: Omit<ShowWish, 'destinations' | 'policy' | 'tz'> & { title: string };
  /** What the figures of the source mean; each pattern has to match something. */
  fields?: FieldMeanings;
  /** Of the account, to file the show in; one is made where it is left out. */
  channelId?: string;
  /** The test clock that the show lives by. */
  testClockId?: string;
}

/** A started show, with its first episode. */
export interface StartedShow {
  series: Series;
  firstVideoId: string;
}

/** Runs in the transaction that pays for the first episode. */
export type WithStart = (em: EntityManager, started: StartedShow) => Promise<void>;

const nothingElse: WithStart = async () => undefined;
const USUAL = { cadence: 'daily 9am', targetSeconds: 30, format: '9:16', tz: 'UTC' } as const;

/** Starts shows that make themselves: channel, show and series are made with the first episode's order, or nothing is. */
@Injectable()
export class StartAutopilotService {
  constructor(
    private readonly places: AutopilotSourceService,
    private readonly reads: PaidReadsService,
    private readonly packs: ReadPackService,
    private readonly videos: CreateVideoService,
    private readonly choices: ShowChoicesService,
    private readonly channels: ChannelsService,
    private readonly clock: Clock,
    private readonly clocks: TestClocksService,
  ) {}

  /**
   * The source is read now; the first episode is told from that, and the next ones from what has changed since. Throws what
   * `AutopilotSourceService.find`, `ReadPackService.read` and `CreateVideoService.create` throw, and `BadRequestError` for a
   * cadence, zone, language, voice or channel that there is not, `NotFoundError` for a channel of another account and for a test clock that the account does not have; then nothing was made or charged.
   */
  async start(accountId: string, order: StartOrder, withStart: WithStart = nothingElse): Promise<StartedShow> {
    return await this.clocks.enter(accountId, order.testClockId, () => this.startNow(accountId, order, withStart));
  }

  private async startNow(accountId: string, order: StartOrder, withStart: WithStart): Promise<StartedShow> {
    const { language } = checkWish(order.show, 'show.');
    checkWish({ tz: order.tz });
    const { fields } = order;
    if (fields) checkMeanings(fields);
    const code = language ?? 'en';
    const voice = { language: code, voiceId: order.show.voiceId ?? undefined };
    await this.choices.check(accountId, { voice, destinations: order.destinations });
    const filed = order.channelId === undefined ? null : await this.channels.get(accountId, order.channelId);
    const place = await this.places.find(accountId, order.source);
    const packId = await this.packs.plan();
    return await this.reads.spend(accountId, async ({ leave, settle }) => {
      const content = await this.packs.read(packId, { saved: place.saved, fields }, { leave });
      const { series, channel, show } = this.records(accountId, { ...order, language: code }, place, filed);
      series.baseline = { sourcePackId: packId, ...detectChanges(null, content, series.createdAt).after };
      const title = episodeTitle(
        series,
        { ...place, title: content.title, url: content.url, facts: factsIn(content.data, content.fields) },
        code,
      );
      const episode = episodeOrder(series, { title, source: { state: 'read', packId, content } });
      const started = (video: TakenOrder['video']): StartedShow => ({ series, firstVideoId: video.id });
      const { video } = await this.videos.create(accountId, episode, async (em, taken) => {
        await this.packs.claim(em, packId);
        if (place.isNew) em.persist(named(place, content));
        const told = { n: 1, videoId: taken.video.id, checkId: null, title, changed: [] };
        const first = newEpisode(series, told, series.createdAt);
        await em.persist([...(filed ? [] : [channel]), show, series, first]).flush();
        await settle(em, content.reading?.readBy);
        await withStart(em, started(taken.video));
      });
      return started(video);
    });
  }

  private records(
    accountId: string,
    { show: wish, destinations = {}, policy, tz = USUAL.tz, language, fields }: StartOrder & { language: string },
    place: FoundPlace,
    known: Channel | null,
  ): { series: Series; channel: Channel; show: Show } {
    const at = this.clock.now();
    const { title, premise = null, cadence = USUAL.cadence, style, format = USUAL.format, link = null, voiceId } = wish;
    const targetSeconds = snapSeconds(wish.targetSeconds ?? USUAL.targetSeconds);
    const settings = { style, format, language, voiceId: voiceId ?? undefined, targetSeconds };
    const made = { accountId, createdAt: at, updatedAt: at };
    const channel = known ?? Object.assign(new Channel(), { ...NO_SETTINGS, ...made, id: newId('chn'), name: title });
    const cta = link && endCardOf(link);
    const filed = { channelId: channel.id, name: title, title, defaults: settings, cta };
    const show = Object.assign(new Show(), { ...NO_SETTINGS, ...made, ...filed, id: newId('shw') });
    const series = Object.assign(new Series(), {
      ...made,
      id: newId('ser'),
      channelId: channel.id,
      showId: show.id,
      kind: place.kind,
      source: place.source,
      schedule: cadence,
      tz,
      policy: policy ?? usualPolicy(destinations),
      destinations: Object.keys(destinations).length > 0 ? destinations : { shareLink: true as const },
      title,
      premise,
      settings,
      fields: fields ?? null,
      link,
      autopilot: true,
      creditsPerEpisode: episodeCredits(targetSeconds),
      status: 'active' as const,
      pauseReason: null,
      nextRunAt: nextSlot(cadence, tz, at),
      anchorAt: at,
      failures: 0,
      baseline: null,
      memory: null,
      clockId: virtualMoment()?.clockId ?? null,
    });
    return { series, channel, show };
  }
}

function named({ saved }: FoundPlace, { kind, title }: PackContent): FoundPlace['saved'] {
  return Object.assign(saved, { kind, title });
}
