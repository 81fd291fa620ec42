import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { overPieces } from '@app/media';
import { meaningOf } from '@app/facts';
import { Database, newId, UnprocessableError } from '@app/platform';
import type { VideoJob, VideoWarning, Storyboard } from '@app/picture';
import type { SourcePack } from '@app/sources';
import type { SettledOrder, VideoOrder } from '../ordering/video-order';
import { OrderVideoService } from '../ordering/order-video.service';
import { AssessOrderService } from '../ordering/assess-order.service';
import { sourceOrder } from '../designing/design-order';
import type { SourceVideo } from '../designing/source-designer';
import { styleHistory } from '../designing/show-history';
import { provenDesign } from '../proven-design';
import { DrawPlanService } from './draw-plan.service';
import { type PlannedVideo, toPlan } from './planned-video';
import { FreeWorkGate } from './free-work-gate';
import { PlansService } from './plans.service';
import { PlanSourceService } from './plan-source.service';
import { SketchSourceDesigner } from './sketch-source.designer';
import type { PlannedSource } from './video-plan.entity';

/** For reading the source, fetching its pictures and drawing all scenes. */
const LONGEST_MS = 60_000;
/** Chances of a video are drawn by this; a plan's own, so that two plans of one payload differ as two videos do. */
const SEEDS = 1_000_000_000;
/** Begins the ids of voices that were cloned for an account. */
const CLONED = 'voi_';

/** Tells what would be made of an order: free and bounded. The plan is kept for a day, so that an order can make exactly it. */
@Injectable()
export class PlanVideoService {
  private readonly gate = new FreeWorkGate('plans');

  constructor(
    private readonly orders: OrderVideoService,
    private readonly assessing: AssessOrderService,
    private readonly sources: PlanSourceService,
    private readonly designer: SketchSourceDesigner,
    private readonly drawing: DrawPlanService,
    private readonly database: Database,
    private readonly plans: PlansService,
  ) {}

  /**
   * Takes what an order takes; beside a `planId`, what is to be another way in that plan. Throws what an order throws but for
   * the wallet, what `PlansService.changed` throws, `RateLimitedError` while another plan of the account is made, `UnprocessableError` for one that takes too long, and the signal's reason.
   */
  async plan(accountId: string, order: VideoOrder, signal?: AbortSignal): Promise<PlannedVideo> {
    return await this.gate.run(accountId, async () => {
      const late = AbortSignal.timeout(LONGEST_MS);
      const both = signal ? AbortSignal.any([late, signal]) : late;
      const folder = await mkdtemp(join(tmpdir(), 'factreel-plan-'));
      try {
        return await this.make(accountId, order, folder, both);
      } catch (error) {
        signal?.throwIfAborted();
        if (late.aborted) throw new UnprocessableError(`the plan takes longer than ${LONGEST_MS / 1000} seconds`);
        throw error;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  }

  private async make(accountId: string, order: VideoOrder, folder: string, signal: AbortSignal): Promise<PlannedVideo> {
    const { planId } = order;
    const wanted =
      planId === undefined
        ? { settled: await this.orders.settle(accountId, order), seed: null }
        : await this.plans.changed(accountId, { ...order, planId });
    const seed = wanted.seed ?? randomInt(SEEDS);
    const assessed = await this.assessing.assess(accountId, wanted.settled, { withModel: false });
    const { order: settled, media, price } = assessed;
    const pack = await this.sources.packFor(accountId, settled, signal);
    const id = newId('pln');
    const video = proven(await this.sketch({ accountId, settled, pack, seed }, folder, signal));
    const { narration } = video;
    const shown = drawable(video);
    const { stills: drawn, warnings } = await this.drawing.draw(shown, signal);
    const made = media.image + media.clip + media.music > 0 ? [notMade()] : [];
    const voiceId = settled.spec.voiceId ?? narration.voiceId;
    const meaning = pack.kind === 'script' ? [] : meaningOf(video.facts);
    const all = [...readerWarnings(pack), ...video.warnings, ...made, ...warnings];
    const source = sourceOf(settled, pack);
    const { expiresAt } = await this.plans.keep(id, accountId, assessed, source, { ...video, shown }, folder, seed);
    const told = toPlan(video, { stills: drawn, price, voiceId, warnings: all, meaning });
    return { planId: id, expiresAt: expiresAt.toISOString(), ...told };
  }

  private async sketch(
    { accountId, settled: { spec }, pack, seed }: Sketched,
    folder: string,
    signal: AbortSignal,
  ): Promise<SourceVideo> {
    return await this.designer.design(
      {
        ...sourceOrder(spec, pack),
        // A cloned voice is a service's, which is not asked for a plan.
        voiceId: spec.voiceId?.startsWith(CLONED) ? undefined : spec.voiceId,
        title: spec.title ?? pack.title ?? undefined,
        ...(spec.style ? {} : { history: await styleHistory(this.database.read(), accountId) }),
        seed,
      },
      folder,
      signal,
    );
  }
}

/** What a plan is sketched from. */
interface Sketched {
  accountId: string;
  settled: SettledOrder;
  pack: SourcePack;
  seed: number;
}

/** The sketch without what its order would leave out for want of proof: a plan shows what is made. Throws `UnprovenVideoError`. */
function proven(video: SourceVideo): SourceVideo {
  const shown = drawable(video);
  const { design } = provenDesign({ ...video, ...shown, footage: shown.footage ?? [] });
  const { scenes, furniture } = design.storyboard;
  if (design.storyboard === shown.storyboard) return video;
  const kept = (storyboard: Storyboard): Storyboard => ({
    ...storyboard,
    furniture,
    scenes: storyboard.scenes.flatMap((scene) => {
      const left = scenes.find(({ id }) => id === scene.id);
      const before = shown.storyboard.scenes.find(({ id }) => id === scene.id);
      const gone = new Set(Object.keys(before ?? {}).filter((name) => left && !(name in left)));
      const fields = Object.entries(scene).filter(([name]) => !gone.has(name));
      return left ? [Object.fromEntries(fields) as unknown as Storyboard['scenes'][number]] : [];
    }),
  });
  const { warnings, durationSeconds, narration } = design;
  return {
    ...video,
    storyboard: kept(video.storyboard),
    uncut: kept(video.uncut),
    warnings,
    durationSeconds,
    narration,
  };
}

/**
 * What can be drawn of a plan: clips of a script's addresses are not fetched, so their scenes show their words. Its sound is
 * not drawn, and pictures that would be made are not there: styles draw in their place.
 */
function drawable({ storyboard, narration, stills, footage }: SourceVideo): VideoJob {
  const isThere = footage.map(({ path }) => path !== '');
  return {
    storyboard: overPieces(storyboard, isThere),
    narration,
    stills,
    footage: footage.filter((_, index) => isThere[index]),
  };
}

/** What the plan's order will be made from; data and scripts stand in the order itself. */
function sourceOf({ source }: SettledOrder, pack: SourcePack): PlannedSource {
  if (!source) return null;
  if (source.state === 'kept') return { packId: source.pack.id };
  const { kind, title, url, data, reading, fields } = pack;
  return { content: { kind, title, url, data, reading, fields } };
}

function readerWarnings({ reading }: SourcePack): VideoWarning[] {
  return (reading?.warnings ?? []).map((message) => warningOf('source', message));
}

function warningOf(code: string, message: string): VideoWarning {
  return { code, message, scene: null, atMs: null };
}

function notMade(): VideoWarning {
  const message =
    'Pictures, clips and music that are made for the video are made when it is ordered; the plan is without.';
  return warningOf('not_made_yet', message);
}
