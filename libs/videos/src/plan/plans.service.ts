import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { designCredits, MaxCreditsExceededError, type Price, renderCredits } from '@app/billing';
import { refuseClaims } from '@app/channels';
import { writtenLanguage } from '@app/design';
import type { FieldMeanings } from '@app/facts';
import { Job, UNFINISHED } from '@app/jobs';
import {
  BadRequestError,
  Clock,
  ConflictError,
  Database,
  newId,
  NotFoundError,
  ObjectStorage,
  storableJson,
  sweepFolderLater,
  UnprocessableError,
} from '@app/platform';
import { type SourcePack, SourcePacksService } from '@app/sources';
import { type ScriptedDesign, type ScriptEdit, ScriptEditsService } from '../designing/script-edits.service';
import type { SourceVideo } from '../designing/source-designer';
import type { AssessedOrder } from '../ordering/assess-order.service';
import { CreateVideoService, type TakenOrder, type WithOrder } from '../ordering/create-video.service';
import { type EndUser, filedForEndUser } from '../end-users/end-user';
import { EndUsersService } from '../end-users/end-users.service';
import { packOf } from '../ordering/order-pack';
import { isSaid, specOf } from '../ordering/spec-of';
import type { OrderedSource, SettledOrder, VideoOrder } from '../ordering/video-order';
import { OrderFilingService } from '../ordering/order-filing.service';
import { changeCost } from '../video-cost';
import { Video } from '../video.entity';
import type { VideoSpec } from '../video-specification';
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
  'publicProof',
  'channelId',
  'showId',
  'seriesId',
  'maxCredits',
  'async',
  'render',
  'endUser',
]);
/** What an order may change of its plan, as an edit by script does: all of it beside a script. */
const EDITED: ReadonlySet<string> = new Set(['script', 'style', 'format', 'captions', 'voiceId']);
/** What is false in every order that does not ask for it, and says nothing then. */
const UNASKED: ReadonlySet<string> = new Set(['clips', 'public']);
/** What a plan can be planned again with. */
const PLANNED_AGAIN: ReadonlySet<string> = new Set([
  'planId',
  'fields',
  'language',
  'voiceId',
  'style',
  'format',
  'pacing',
  'captions',
  'music',
  'targetSeconds',
  'mode',
  'brand',
  'endUser',
]);

/** A plan with all that an edit of it is made from. */
export interface OpenPlan {
  plan: VideoPlan;
  pack: SourcePack;
  /** Its storyboard as it stands before scenes take their pieces of footage, with the settings and pictures that it has. */
  design: ScriptedDesign;
}

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
    private readonly edits: ScriptEditsService,
    private readonly endUsers: EndUsersService,
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
    seed: number,
  ): Promise<VideoPlan> {
    const kept = await this.files.keepStills(planFolder(id), stills);
    const job = join(folder, 'video.json');
    // No voice has spoken yet: the times are estimates, and the recordings are not there.
    const lines = shown.narration.lines.map((line) => ({ ...line, audioPath: null }));
    const played: PlayedJob = { ...shown, narration: { ...shown.narration, lines }, stills: kept };
    await writeFile(job, JSON.stringify(played));
    await this.storage.putFile(planJobKey(id), job);
    const createdAt = this.clock.real();
    const { source: _source, endUser, ...asked } = order;
    const externalUserId = endUser?.externalUserId ?? null;
    const plan = { id, accountId, externalUserId, seed, media, price, videoId: null, edit: null, createdAt };
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
   * A plan to be edited. Throws `NotFoundError` for one of another account, or of another end user where `endUser` asks, and
   * `ExpiredPlanError`.
   */
  async open(accountId: string, id: string, endUser?: EndUser): Promise<OpenPlan> {
    const plan = await this.get(accountId, id, endUser);
    if (plan.expiresAt <= this.clock.real()) throw new ExpiredPlanError(id);
    const { settled, laidOut } = plan;
    const source = await this.sourceOf(accountId, plan.source);
    const pack = packOf({ ...settled, source }, { accountId, at: plan.createdAt });
    const { uncut: storyboard, stills } = laidOut;
    const { kind, title, url, data, reading, fields } = pack;
    const content = { kind, title, url, data, reading, fields };
    return { plan, pack, design: { accountId, storyboard, stills, pack: content, spec: settled.spec } };
  }

  /**
   * The order of a plan with something changed, to be planned again; the rest of it stays as it was settled. Throws as
   * `open`, and `BadRequestError` for what a plan cannot be planned again with.
   */
  async changed(
    accountId: string,
    asked: VideoOrder & { planId: string },
  ): Promise<{ settled: SettledOrder; seed: number | null }> {
    refuseOthers(asked, PLANNED_AGAIN, 'cannot be changed of a plan: make another plan with it');
    const { planId, endUser, brand, fields = {}, ...rest } = filedForEndUser(asked);
    const { plan } = await this.open(accountId, planId, endUser);
    const { settled, seed } = plan;
    const { showId, channelId, spec: before } = settled;
    const { filing } = await this.filings.find(accountId, { showId, channelId, brand, endUser });
    const wished = Object.entries(rest).filter(([name, value]) => PLANNED_AGAIN.has(name) && isSaid(value));
    const { code } = writtenLanguage(rest.language ?? before.language);
    const spec: VideoSpec = {
      ...before,
      // A voice speaks one language: another language is told by its best voice.
      ...(code === before.language ? {} : { voiceId: undefined }),
      ...(isSaid(rest.music) ? { musicAssetId: undefined } : {}),
      ...Object.fromEntries(wished),
      ...(brand || filing.lock ? { brand: specOf({ brand }, filing).brand } : {}),
      language: code,
      fields: declared(before.fields, fields),
    };
    const source = await this.sourceOf(accountId, plan.source);
    return { settled: { ...settled, spec, endUser, fields: declared(settled.fields, fields), source }, seed };
  }

  /** What a plan costs once it is edited; its price is that of the plan where it became no longer. */
  priceOf({ price, settled }: VideoPlan, { targetSeconds, engine }: VideoSpec): Price {
    const before = settled.spec;
    const longer = renderCredits(targetSeconds) - renderCredits(before.targetSeconds);
    const design = designCredits(targetSeconds, engine) - designCredits(before.targetSeconds, engine);
    const isRendered = price.breakdown.some(({ type }) => type === 'render');
    return changeCost(isRendered ? changeCost(price, 'render', longer) : price, 'design', design);
  }

  /**
   * Orders what a plan shows, at its price, or what a script and looks beside it make of it, at the price of its length. A
   * plan is made once: naming it again answers its video, and charges nothing. Throws `BadRequestError` for anything else
   * beside it that would change what it shows, and as an edit by script; `NotFoundError` for a plan of another account, or of
   * another end user; `ExpiredPlanError`; `ConflictError` for one that was made in another brand than its end user's is now;
   * and what taking an order throws.
   */
  async order(accountId: string, asked: VideoOrder & { planId: string }, withOrder?: WithOrder): Promise<TakenOrder> {
    const order = filedForEndUser(asked);
    const { planId, script, style, format, captions, voiceId, endUser } = order;
    const beside = isSaid(script) ? new Set([...BESIDE, ...EDITED]) : BESIDE;
    refuseOthers(order, beside, 'cannot be sent beside planId, which has settled it: plan again with it');
    const known = await this.ordered(await this.get(accountId, planId, endUser));
    if (known) return await this.again(known, withOrder);
    const { plan, design } = await this.open(accountId, planId, endUser);
    await this.assertBrand(accountId, plan, endUser);
    const edit = isSaid(script)
      ? await this.edits.read(design, { script, style, format, captions, voiceId, endUser })
      : null;
    if (edit?.spec.compliance) refuseClaims({ cta: edit.spec.cta, script: edit.script }, edit.spec.language);
    const assessed = await this.assess(accountId, order, plan, edit);
    try {
      return await this.creation.take(
        accountId,
        assessed,
        async (em, taken) => {
          await em.nativeUpdate(
            VideoPlan,
            { id: planId },
            { videoId: taken.video.id, edit: edit && storableJson(edit) },
          );
          await withOrder?.(em, taken);
        },
        async (em) => {
          const locked = await em.findOneOrFail(VideoPlan, { id: planId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
          if (await this.ordered(locked, em)) throw new AlreadyOrdered();
        },
      );
    } catch (error) {
      const made = error instanceof AlreadyOrdered ? await this.ordered(await this.get(accountId, planId)) : null;
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

  private async get(accountId: string, id: string, endUser?: EndUser): Promise<VideoPlan> {
    const whose = endUser ? { externalUserId: endUser.externalUserId } : {};
    const plan = await this.database.read().findOne(VideoPlan, { id, accountId, ...whose });
    if (!plan) throw new NotFoundError('plan', id);
    return plan;
  }

  /** What a session locks since the plan was made is not what the plan shows. */
  private async assertBrand(accountId: string, { settled }: VideoPlan, endUser: EndUser | undefined): Promise<void> {
    const lock = await this.endUsers.lockedBrand(accountId, endUser?.brand);
    if (!lock || isDeepStrictEqual(storableJson(lock), settled.spec.brand)) return;
    throw new ConflictError('the brand of this session is another one since; plan again');
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

  private async assess(
    accountId: string,
    order: VideoOrder,
    plan: VideoPlan,
    edit: ScriptEdit | null,
  ): Promise<AssessedOrder> {
    const { settled, media, source } = plan;
    const planned = edit ? { ...settled, spec: edit.spec } : settled;
    const quoted = this.priceOf(plan, planned.spec);
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
    const { endUser } = order;
    const side = {
      render,
      async,
      external_id,
      public: order.public || planned.public,
      publicProof: order.publicProof ?? planned.publicProof,
      maxCredits: allowed,
      endUser,
    };
    return {
      order: { ...planned, ...side, ...filed, source: await this.sourceOf(accountId, source) },
      media,
      price,
      steps,
    };
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

/** Throws `BadRequestError` with `message` for every field of an order that is said and is not among `known`. */
function refuseOthers(order: VideoOrder, known: ReadonlySet<string>, message: string): void {
  const isNothing = (name: string, value: unknown) => !isSaid(value) || (value === false && UNASKED.has(name));
  const others = Object.entries(order).filter(([name, value]) => !known.has(name) && !isNothing(name, value));
  if (others.length > 0) throw new BadRequestError(others.map(([path]) => ({ path, message })));
}

/** Declarations with newer ones over them; an empty one takes back what was declared of its pattern. */
function declared(before: FieldMeanings | undefined, now: FieldMeanings): FieldMeanings | undefined {
  const all = Object.entries({ ...before, ...now }).filter(([, meaning]) => Object.keys(meaning).length > 0);
  return all.length > 0 ? Object.fromEntries(all) : undefined;
}
