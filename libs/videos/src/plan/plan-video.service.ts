import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { namesClip, type Script, writtenLanguage } from '@app/design';
import { Database, UnprocessableError } from '@app/platform';
import type { FilmWarning } from '@app/render';
import type { SourcePack } from '@app/sources';
import { brandOf } from '../brand-wish';
import type { VideoOrder } from '../ordering/merge-order';
import { OrderVideoService } from '../ordering/order-video.service';
import { type AssessedOrder, AssessOrderService } from '../ordering/assess-order.service';
import { wishOf } from '../ordering/media-wish';
import type { SourceFilm } from '../designing/source-designer';
import { styleHistory } from '../designing/style-history';
import { DrawPlanService } from './draw-plan.service';
import { type FilmPlan, toPlan } from './film-plan';
import { PlanGate } from './plan-gate';
import { PlanSourceService } from './plan-source.service';
import { SketchSourceDesigner } from './sketch-source.designer';

/** For reading the source, fetching its pictures and drawing all scenes. */
const LONGEST_MS = 60_000;
/** Chances of a film are drawn by its number, which a plan has none of. */
const SEED = 1;
/** Begins the ids of voices that were cloned for an account. */
const CLONED = 'voi_';

/** Tells what would be made of an order (CONTRACT.md 8, `plan`): free, bounded, and nothing is kept. */
@Injectable()
export class PlanVideoService {
  private readonly gate = new PlanGate();

  constructor(
    private readonly orders: OrderVideoService,
    private readonly assessing: AssessOrderService,
    private readonly sources: PlanSourceService,
    private readonly designer: SketchSourceDesigner,
    private readonly drawing: DrawPlanService,
    private readonly database: Database,
  ) {}

  /**
   * Takes what an order takes. Throws what an order throws but for the wallet, `RateLimitedError` while another plan of the
   * account is made, `UnprocessableError` for one that takes too long, and the signal's reason.
   */
  async plan(accountId: string, order: VideoOrder, signal?: AbortSignal): Promise<FilmPlan> {
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

  private async make(accountId: string, order: VideoOrder, folder: string, signal: AbortSignal): Promise<FilmPlan> {
    const { request, media, price } = await this.assessing.assess(
      accountId,
      await this.orders.settle(accountId, order),
    );
    const pack = await this.sources.packFor(accountId, request, signal);
    const film = await this.sketch(accountId, request, pack, folder, signal);
    const { storyboard, narration, stills, footage } = film;
    const { stills: drawn, warnings } = await this.drawing.draw(
      // Its sound is not drawn, and pictures that would be made are not there: styles draw in their place.
      { storyboard, narration, stills, footage },
      signal,
    );
    const made = media.image + media.clip + media.music > 0 ? [notMade()] : [];
    const voiceId = request.voiceId ?? narration.voiceId;
    const all = [...readerWarnings(pack), ...film.warnings, ...made, ...warnings];
    return toPlan(film, { stills: drawn, price, voiceId, warnings: all });
  }

  private async sketch(
    accountId: string,
    request: AssessedOrder['request'],
    pack: SourcePack,
    folder: string,
    signal: AbortSignal,
  ): Promise<SourceFilm> {
    const { title = pack.title ?? undefined, brief, cta, format, mode, pacing, style, brand, compliance } = request;
    const { targetSeconds, captions, presenter, music, musicAssetId, pronunciation, script, voiceId } = request;
    return await this.designer.design(
      {
        accountId,
        language: writtenLanguage(request.language ?? 'en').code,
        // A cloned voice is a service's, which is not asked for a plan.
        ...(voiceId && !voiceId.startsWith(CLONED) ? { voiceId } : {}),
        pronunciation,
        mode,
        pacing,
        data: pack.kind === 'script' ? null : pack.data,
        source: pack,
        ...(script ? { script: withoutClips(script) } : {}),
        title,
        brief,
        cta,
        media: wishOf(request),
        ...(brand ? { brand: brandOf(brand) } : {}),
        ...(compliance ? { compliance } : {}),
        ...(style ? { style } : { history: await styleHistory(this.database.read(), accountId) }),
        format,
        targetSeconds,
        captions,
        presenter,
        music: music !== false || musicAssetId !== undefined,
        seed: SEED,
        template: request.engine === 'director',
      },
      folder,
      signal,
    );
  }
}

/** Films of a script's addresses are large; a plan shows those scenes by their words. */
function withoutClips(script: Script): Script {
  const scenes = script.scenes.map((scene) => {
    const { asset, ...rest } = scene;
    return asset && namesClip(asset.url, scene.type) ? rest : scene;
  });
  return { ...script, scenes };
}

function readerWarnings({ reading }: SourcePack): FilmWarning[] {
  return (reading?.warnings ?? []).map((message) => ({ code: 'source', message, scene: null, atMs: null }));
}

function notMade(): FilmWarning {
  const message =
    'Pictures, clips and music that are made for the film are made when it is ordered; the plan is without.';
  return { code: 'not_made_yet', message, scene: null, atMs: null };
}
