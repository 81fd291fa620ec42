import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MaxCreditsExceededError, renderCredits } from '@app/billing';
import { Job, UNFINISHED } from '@app/jobs';
import {
  BadRequestError,
  Clock,
  Database,
  ForbiddenError,
  newId,
  NotFoundError,
  ObjectStorage,
  storableJson,
  sweepFolderLater,
  UnprocessableError,
} from '@app/platform';
import { SourcePacksService } from '@app/sources';
import type { SourceVideo } from '../designing/source-designer';
import type { AssessedOrder } from '../ordering/assess-order.service';
import { CreateVideoService, type TakenOrder, type WithOrder } from '../ordering/create-video.service';
import { isSaid } from '../ordering/spec-of';
import type { OrderedSource, SettledOrder, VideoOrder } from '../ordering/video-order';
import { OrderFilingService } from '../ordering/order-filing.service';
import { changeCost } from '../video-cost';
import { Video } from '../video.entity';
import { VersionFiles } from '../version-files';
import type { PlayedJob } from './playable-video';
import { planFolder, planJobKey, type PlannedSource, VideoPlan } from './video-plan.entity';

/** So long an order may name a plan. */
export const PLAN_KEPT_MS = 24 * 3_600_000;
const BATCH = 100;
/** What an order may say beside its plan: nothing of it changes what was shown. */
const BESIDE: ReadonlySet<string> = new Set([
  'planId',
  'external_id',
  'public',
  'channelId',
  'showId',
  'seriesId',
  'maxCredits',
  'async',
  'render',
  'endUser',
]);

/** A plan that is ordered while another order of it was being taken. */
class AlreadyOrdered extends Error {}

/** Of an account's plan that is known, but too old to be made. */
export class ExpiredPlanError extends UnprocessableError {
  constructor(id: string) {
    super(
      `plan ${id} has expired: a plan is kept for ${PLAN_KEPT_MS / 3_600_000} hours. Plan again, and order with the new planId`,
    );
  }
}

/** Keeps plans for a day and makes exactly what they show. */
@Injectable()
export class PlansService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly files: VersionFiles,
    private readonly storage: ObjectStorage,
    private readonly creation: CreateVideoService,
    private readonly filings: OrderFilingService,
    private readonly packs: SourcePacksService,
  ) {}

  /** Writes a plan down with its pictures and with what a page plays of it; `folder` takes files on their way to storage. */
  async keep(
    id: string,
    accountId: string,
    { order, media, price }: AssessedOrder,
    source: PlannedSource,
    {
      uncut,
      script,
      stills,
      warnings,
      shown,
    }: Pick<SourceVideo, 'uncut' | 'script' | 'stills' | 'warnings'> & {
      shown: PlayedJob;
    },
    folder: string,
  ): Promise<VideoPlan> {
    const kept = await this.files.keepStills(planFolder(id), stills);
    const job = join(folder, 'video.json');
    // No voice has spoken yet: the times are estimates, and the recordings are not there.
    const lines = shown.narration.lines.map((line) => ({ ...line, audioPath: null }));
    const played: PlayedJob = { ...shown, narration: { ...shown.narration, lines }, stills: kept };
    await writeFile(job, JSON.stringify(played));
    await this.storage.putFile(planJobKey(id), job);
    const createdAt = this.clock.real();
    const plan = { id, accountId, media, price, videoId: null, createdAt };
    const { source: _source, endUser: _endUser, ...asked } = order;
    return await this.database.transaction(async (em) => {
      const row = em.create(VideoPlan, {
        ...plan,
        settled: storableJson(asked),
        source: storableJson(source),
        laidOut: storableJson({ uncut, script, warnings, stills: kept }),
        expiresAt: new Date(createdAt.getTime() + PLAN_KEPT_MS),
      });
      em.persist(row);
      await em.flush();
      return row;
    });
  }

  /** The plan that a video was ordered with; null for one that was ordered without. */
  async of(videoId: string): Promise<VideoPlan | null> {
    return await this.database.read().findOne(VideoPlan, { videoId });
  }

  /**
   * Orders what a plan shows, at its price. A plan is made once: naming it again answers its video, and charges nothing.
   * Throws `BadRequestError` for anything beside it that would change what it shows, `NotFoundError` for another account's
   * plan, `ExpiredPlanError`, and what taking an order throws.
   */
  async order(accountId: string, order: VideoOrder & { planId: string }, withOrder?: WithOrder): Promise<TakenOrder> {
    const { planId } = order;
    if (order.endUser) throw new ForbiddenError('An embed token orders without a planId.');
    const others = Object.entries(order).filter(
      ([name, value]) => !BESIDE.has(name) && isSaid(value) && !(name === 'clips' && value === false),
    );
    if (others.length > 0) {
      const message = 'cannot be sent beside planId, which has settled it: plan again with it';
      throw new BadRequestError(others.map(([path]) => ({ path, message })));
    }
    const plan = await this.database.read().findOne(VideoPlan, { id: planId, accountId });
    if (!plan) throw new NotFoundError('plan', planId);
    const known = await this.ordered(plan);
    if (known) return await this.again(known, withOrder);
    if (plan.expiresAt <= this.clock.real()) throw new ExpiredPlanError(planId);
    const assessed = await this.assess(accountId, order, plan);
    try {
      return await this.creation.take(
        accountId,
        assessed,
        async (em, taken) => {
          await em.nativeUpdate(VideoPlan, { id: planId }, { videoId: taken.video.id });
          await withOrder?.(em, taken);
        },
        async (em) => {
          const locked = await em.findOneOrFail(VideoPlan, { id: planId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
          if (await this.ordered(locked, em)) throw new AlreadyOrdered();
        },
      );
    } catch (error) {
      const made = error instanceof AlreadyOrdered ? await this.ordered(await this.get(planId)) : null;
      if (!made) throw error;
      return await this.again(made, withOrder);
    }
  }

  /** Removes plans that have expired, with their pictures; those of videos that are being made wait. Returns how many went. */
  async sweep(): Promise<number> {
    const now = this.clock.now();
    return await this.database.transaction(async (em) => {
      const unfinished = UNFINISHED.map(() => '?').join(', ');
      const gone = await em.execute<Array<{ id: string }>>(
        `DELETE FROM video_plans WHERE id IN (
           SELECT p.id FROM video_plans p WHERE p.expires_at <= ?
              AND NOT EXISTS (SELECT FROM jobs j WHERE j.video_id = p.video_id AND j.status IN (${unfinished}))
            LIMIT ${BATCH} FOR UPDATE SKIP LOCKED) RETURNING id`,
        [now, ...UNFINISHED],
      );
      for (const { id } of gone) await sweepFolderLater(em, planFolder(id), now);
      return gone.length;
    });
  }

  private async get(id: string): Promise<VideoPlan> {
    return await this.database.read().findOneOrFail(VideoPlan, { id });
  }

  /** The video of a plan with its job; null where there is none, or where it failed and was given back. */
  private async ordered({ videoId }: VideoPlan, em: EntityManager = this.database.read()): Promise<TakenOrder | null> {
    const video = videoId === null ? null : await em.findOne(Video, { id: videoId });
    const job = video && (await em.findOne(Job, { videoId, kind: 'create' }));
    return video && job && video.status !== 'error' ? { video, job, charged: 0 } : null;
  }

  private async again(known: TakenOrder, withOrder?: WithOrder): Promise<TakenOrder> {
    await this.database.transaction(async (em) => await withOrder?.(em, known));
    return known;
  }

  private async assess(accountId: string, order: VideoOrder, plan: VideoPlan): Promise<AssessedOrder> {
    const { settled: planned, media, source, price: quoted } = plan;
    const { render = planned.render ?? true, maxCredits: allowed = planned.maxCredits, async } = order;
    const filed = await this.filing(accountId, order, planned);
    const creditsOf = (step: 'design' | 'render') => quoted.breakdown.find(({ type }) => type === step)?.credits;
    const quotedRender = creditsOf('render');
    const steps = {
      design: creditsOf('design') ?? 0,
      render: quotedRender ?? renderCredits(planned.spec.targetSeconds),
    };
    const price = changeCost(quoted, 'render', (render ? steps.render : 0) - (quotedRender ?? 0));
    if (price.credits > (allowed ?? Infinity)) {
      throw new MaxCreditsExceededError({ needed: price.credits, allowed: allowed ?? 0 });
    }
    const { external_id = planned.external_id } = order;
    const side = { render, async, external_id, public: order.public || planned.public, maxCredits: allowed, ...filed };
    return { order: { ...planned, ...side, source: await this.sourceOf(accountId, source) }, media, price, steps };
  }

  /**
   * What the video is filed under. A channel or show that the plan was not made for files it where it lays down nothing that
   * must be seen; a brand lock or compliance preset of its own needs a plan of its own.
   */
  private async filing(
    accountId: string,
    { channelId, showId, seriesId }: VideoOrder,
    planned: SettledOrder,
  ): Promise<Pick<VideoOrder, 'channelId' | 'showId' | 'seriesId'>> {
    if (seriesId) await this.filings.assertSeries(accountId, seriesId);
    if (!channelId && !showId) return { ...(seriesId ? { seriesId } : {}) };
    const { filing, show, channel } = await this.filings.find(accountId, { channelId, showId });
    const filed = { showId: show?.id, channelId: channel?.id, seriesId: seriesId ?? planned.seriesId };
    const faults = (['show', 'channel'] as const).flatMap((kind) => {
      const rules = filing[kind];
      const isPlanned = filed[`${kind}Id`] === planned[`${kind}Id`];
      return rules && !isPlanned && (rules.brand || rules.compliance) ? [`${kind}Id`] : [];
    });
    if (faults.length === 0) return filed;
    const message = 'has a brand or compliance preset that the plan was made without: plan again with it';
    throw new BadRequestError(faults.map((path) => ({ path, message })));
  }

  private async sourceOf(accountId: string, source: PlannedSource): Promise<OrderedSource | undefined> {
    if (source === null) return undefined;
    if ('packId' in source) return { state: 'kept', pack: await this.packs.get(accountId, source.packId) };
    return { state: 'read', packId: newId('sp'), content: source.content };
  }
}
