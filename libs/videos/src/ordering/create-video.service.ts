import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type Engine,
  MaxCreditsExceededError,
  type MediaCount,
  NO_MEDIA,
  PayAsYouGoService,
  type Price,
  priceEpisode,
  PRICES,
  WalletService,
} from '@app/billing';
import { type Mode, type Pacing, type Pronunciation, type Script, VoicesService, writtenLanguage } from '@app/design';
import {
  Clock,
  insertRows,
  inSpan,
  newMediaKey,
  newRow,
  noteIds,
  type PreparedStatement,
  runPrepared,
  storableJson,
} from '@app/platform';
import type { Format, StyleName } from '@app/render';
import type { SourceKind } from '@app/sources';
import type { Job } from '../jobs/job.entity';
import { complianceOver } from '../channels/compliance-facts';
import { refuseClaims } from '../channels/compliance-words';
import type { ComplianceRule } from '../channels/film-settings';
import type { EndUser } from '../end-users/end-user';
import { JobQueues } from '../jobs/job-queues';
import { MediaOfferService } from './media-offer.service';
import { type MediaOrder, wishOf } from './media-wish';
import { queuedJob } from '../jobs/new-job';
import { packOf } from './order-pack';
import type { OrderedSource } from './ordered-source';
import { readOrder } from './read-order';
import { MEDIA_STEPS, type PaidStep, workOf } from '../paid-work';
import { filmPrice, stepCredits } from '../video-cost';
import { type BrandWish, Video } from '../video.entity';

/** What a caller may say about a film, defaults filled in. */
export interface VideoRequest extends MediaOrder {
  /** One of data, source and script is needed; beside data the figures of a script must be in it. */
  data?: Record<string, unknown> | null;
  /** What its data are, where they are not the caller's own. */
  kind?: Extract<SourceKind, 'token'>;
  /** In place of data: what its caller pointed at. */
  source?: OrderedSource;
  /** As it was sent; read and checked before anything is held. */
  script?: unknown;
  title?: string;
  brief?: string;
  cta?: string;
  format: Format;
  style?: StyleName;
  targetSeconds: number;
  /** A code or English name of a language; English unless said. */
  language?: string;
  voiceId?: string;
  /** How words are said; captions and figures stay as they are. */
  pronunciation?: Pronunciation;
  mode?: Mode;
  /** Key of the fact that an episode opens on. */
  headline?: string;
  pacing?: Pacing;
  captions: boolean;
  presenter: boolean;
  brand?: BrandWish;
  /** What it is filed under; what these lay down for it stands in the other fields by now. */
  channelId?: string;
  showId?: string;
  seriesId?: string;
  /**
   * An episode of a series, which tells no cost of its own (specification 2.1): charged as any film, or, flat, at an
   * autopilot's price that has its render in it (4.7, rule 3). Nothing is made elsewhere for a flat one.
   */
  episode?: 'film' | 'flat';
  engine?: Engine;
  /** The user of an embedded studio who orders it; nobody where the account does. */
  endUser?: EndUser;
  compliance?: ComplianceRule;
  public: boolean;
  external_id?: string;
  /** False stops at `scripted`; the render is ordered, and paid for, later. */
  render?: boolean;
  /** The caller wants a job, and the film is `draft` until its script exists. */
  async?: boolean;
  /** Refused where all that could be charged for the film comes to more. */
  maxCredits?: number;
}

/** An order that was taken; `charged` is what is sure to be charged for the film. */
export interface TakenOrder {
  video: Video;
  job: Job;
  charged: number;
}

/** An order that is read and priced; what it is made from stands in it as it will be told. */
export interface AssessedOrder {
  request: VideoRequest & { script: Script | null; engine: Engine };
  media: MediaCount;
  /** All that could be charged for it. */
  price: Price;
}

/** Written down in the transaction in which an order is taken, or neither is. */
export type WithOrder = (em: EntityManager, order: TakenOrder) => Promise<void>;

const NEXT_NUMBER: PreparedStatement = {
  name: 'next_video_number',
  text: "SELECT nextval('video_numbers') AS number",
};

const nothingElse: WithOrder = async () => undefined;
const nothingFirst: (em: EntityManager) => Promise<void> = async () => undefined;

/** Takes an order for a film: priced, paid for by holds, written down with its job, then queued. */
@Injectable()
export class CreateVideoService {
  constructor(
    private readonly payAsYouGo: PayAsYouGoService,
    private readonly wallet: WalletService,
    private readonly queues: JobQueues,
    private readonly clock: Clock,
    private readonly offer: MediaOfferService,
    private readonly voices: VoicesService,
  ) {}

  /**
   * What an order comes to, before anything is held for it. Throws coded errors for data without facts, for a language or
   * voice that there is not, and for a price above `maxCredits`.
   */
  async assess(accountId: string, wanted: VideoRequest): Promise<AssessedOrder> {
    const { facts, script, targetSeconds } = readOrder(wanted);
    const { engine = 'designed', render = true } = wanted;
    const request = { ...wanted, script, targetSeconds, engine };
    const { code: language } = writtenLanguage(request.language ?? 'en');
    if (wanted.compliance) {
      if (facts) complianceOver(wanted.compliance, facts);
      refuseClaims(request, language);
    }
    await this.voices.check({ language, voiceId: request.voiceId, accountId });
    const wish = wishOf(request);
    const isFlat = wanted.episode === 'flat';
    const offered = () =>
      facts ? this.offer.chargeable(wish, facts, targetSeconds) : this.offer.quotable(wish, targetSeconds);
    const media = isFlat ? NO_MEDIA : offered();
    const price = isFlat ? priceEpisode(targetSeconds) : filmPrice({ targetSeconds, media, engine }, render);
    const { maxCredits: allowed = price.credits } = request;
    if (price.credits > allowed) throw new MaxCreditsExceededError({ needed: price.credits, allowed });
    return { request, media, price };
  }

  /**
   * Throws as `assess` does, and for a wallet that is too short; then nothing was made. What `withOrder` throws undoes the
   * order; what `first` throws stops it before anything is held.
   */
  async create(
    accountId: string,
    wanted: VideoRequest,
    withOrder: WithOrder = nothingElse,
    first = nothingFirst,
  ): Promise<TakenOrder> {
    // Read before anything is held, so that unusable data is refused and not charged.
    const assessed = await this.assess(accountId, wanted);
    return await inSpan({ name: 'film.order' }, () => this.take(accountId, assessed, withOrder, first));
  }

  private async take(
    accountId: string,
    { request, media, price }: AssessedOrder,
    withOrder: WithOrder,
    first: (em: EntityManager) => Promise<void>,
  ): Promise<TakenOrder> {
    const { targetSeconds, engine, episode, render = true } = request;
    const steps = stepCredits({ targetSeconds, engine, isFlat: episode === 'flat' });
    const charged = steps.design;
    const order = await this.payAsYouGo.transaction(accountId, async (em) => {
      await first(em);
      const made = await this.insert(em, accountId, request, media);
      await this.wallet.hold(em, [
        { ...work('design', made.job), credits: charged, reason: 'design of a film' },
        ...(render ? [{ ...work('render', made.job), credits: steps.render, reason: 'render of a film' }] : []),
        ...MEDIA_STEPS.filter((kind) => media[kind] > 0).map((kind) => ({
          ...work(kind, made.job),
          credits: media[kind] * PRICES[kind],
          reason: `${kind} made for a film`,
        })),
      ]);
      if (mayNeedBrowser(request, price)) {
        const browser = { ...work('browser', made.job), credits: PRICES.browser, reason: 'browser for a page' };
        await this.wallet.holdIfFits(em, browser);
      }
      const taken = { ...made, charged };
      await withOrder(em, taken);
      return taken;
    });
    noteIds({ accountId, videoId: order.video.id, jobId: order.job.id });
    await this.queues.announce(order.job);
    return order;
  }

  private async insert(
    em: EntityManager,
    accountId: string,
    request: AssessedOrder['request'],
    media: MediaCount,
  ): Promise<{ video: Video; job: Job }> {
    const now = this.clock.now();
    const pack = packOf(request, { accountId, at: now });
    const [next] = await runPrepared<{ number: string }>(em, NEXT_NUMBER, []);
    const number = Number(next?.number);
    const video = newRow(Video, {
      id: `vid-${number}`,
      number,
      accountId,
      status: request.async || request.render === false ? 'draft' : 'rendering',
      title: request.title ?? `vid-${number}`,
      brief: request.brief ?? null,
      cta: request.cta ?? null,
      format: request.format,
      style: request.style ?? null,
      language: writtenLanguage(request.language ?? 'en').code,
      voiceId: request.voiceId ?? null,
      pronunciation: request.pronunciation ?? null,
      script: request.script && storableJson(request.script),
      mode: request.mode ?? null,
      headline: request.headline ?? null,
      pacing: request.pacing ?? null,
      targetSeconds: request.targetSeconds,
      version: 1,
      cutVersion: null,
      durationSeconds: request.targetSeconds,
      captions: request.captions,
      presenter: request.presenter,
      brand: request.brand ?? null,
      channelId: request.channelId ?? null,
      showId: request.showId ?? null,
      seriesId: request.seriesId ?? null,
      engine: request.engine,
      compliance: request.compliance ?? null,
      music: request.music !== false || request.musicAssetId !== undefined,
      media: wishOf(request),
      public: request.public,
      mediaKey: newMediaKey(),
      sourcePackId: pack.id,
      sourceUrl: pack.url,
      externalId: request.external_id ?? null,
      externalUserId: request.endUser?.externalUserId ?? null,
      caption: '',
      lastError: null,
      cost: request.episode
        ? null
        : filmPrice({ targetSeconds: request.targetSeconds, media, engine: request.engine }, request.render ?? true),
      edits: [],
      createdAt: now,
      updatedAt: now,
    });
    const finalStage = request.render === false ? 'design' : 'render';
    const job = queuedJob({ accountId, videoId: video.id, kind: 'create', stage: 'design', finalStage }, now);
    const isKept = request.source?.state === 'kept';
    await insertRows(em, [...(isKept ? [] : [pack]), video, job]);
    return { video, job };
  }
}

function work(step: PaidStep, job: Job) {
  return { accountId: job.accountId, videoId: job.videoId, work: workOf(step, job) };
}

/**
 * Whether a page turns out to need a browser is known only when it is read. The credits for one are set aside where
 * `maxCredits` leaves room for them; without them such a page is refused, and nothing ever passes what was held.
 */
function mayNeedBrowser({ source, maxCredits = Infinity }: VideoRequest, { credits }: Price): boolean {
  return source?.state === 'awaited' && source.mayBeDrawn && credits + PRICES.browser <= maxCredits;
}
