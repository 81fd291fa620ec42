import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { MEDIA_KINDS, PayAsYouGoService, type Price, CHARGES, WalletService } from '@app/billing';
import { type Job, JobQueues, newJob } from '@app/jobs';
import { Clock, insertRows, inSpan, noteIds, type PreparedStatement, runPrepared } from '@app/platform';
import { videoOf, type PaidStep, workOf } from '../jobs/video-job';
import { stepCredits } from '../video-cost';
import type { Video } from '../video.entity';
import { type AssessedOrder, AssessOrderService } from './assess-order.service';
import { newVideo } from './new-video';
import { packOf } from './order-pack';
import type { SettledOrder } from './video-order';

/** An order that was taken; `charged` is what is sure to be charged for the video. */
export interface TakenOrder {
  video: Video;
  job: Job;
  charged: number;
}

/** Written down in the transaction in which an order is taken, or neither is. */
export type WithOrder = (em: EntityManager, order: TakenOrder) => Promise<void>;

/** In the same transaction, before anything is held; what it throws stops the order. */
export type BeforeHolding = (em: EntityManager) => Promise<void>;

const NEXT_NUMBER: PreparedStatement = {
  name: 'next_video_number',
  text: "SELECT nextval('video_numbers') AS number",
};

const nothingElse: WithOrder = async () => undefined;
const nothing: BeforeHolding = async () => undefined;

/** Takes an order for a video: priced, paid for by holds, written down with its job, then queued. */
@Injectable()
export class CreateVideoService {
  constructor(
    private readonly assessing: AssessOrderService,
    private readonly payAsYouGo: PayAsYouGoService,
    private readonly wallet: WalletService,
    private readonly queues: JobQueues,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws as `AssessOrderService` does, and for a wallet that is too short; then nothing was made. What `withOrder` throws
   * undoes the order.
   */
  async create(
    accountId: string,
    wanted: SettledOrder,
    withOrder: WithOrder = nothingElse,
    beforeHolding = nothing,
  ): Promise<TakenOrder> {
    // Read before anything is held, so that unusable data is refused and not charged.
    const assessed = await this.assessing.assess(accountId, wanted);
    return await inSpan({ name: 'video.order' }, () => this.take(accountId, assessed, withOrder, beforeHolding));
  }

  /**
   * A look that locks nothing, before an order is read. Throws `InsufficientCreditsError` and `MaxCreditsExceededError`
   * where no facts could make it cheap enough.
   */
  async assertPayable(accountId: string, wanted: SettledOrder): Promise<void> {
    await this.payAsYouGo.assertPayable(accountId, this.assessing.leastCredits(wanted));
  }

  /** Takes an order that is read and priced. Throws for a wallet that is too short, and what the two callbacks throw. */
  async take(
    accountId: string,
    assessed: AssessedOrder,
    withOrder: WithOrder,
    beforeHolding: BeforeHolding,
  ): Promise<TakenOrder> {
    const { order, media, price } = assessed;
    const { episode, render = true } = order;
    const { targetSeconds, engine } = order.spec;
    const { steps = stepCredits({ targetSeconds, engine, isFlat: episode === 'flat' }) } = assessed;
    const charged = steps.design;
    const taken = await this.payAsYouGo.transaction(accountId, async (em) => {
      await beforeHolding(em);
      const made = await this.insert(em, accountId, assessed);
      await this.wallet.hold(em, [
        { ...work('design', made.job), credits: charged, reason: 'design of a video' },
        ...(render ? [{ ...work('render', made.job), credits: steps.render, reason: 'render of a video' }] : []),
        ...MEDIA_KINDS.filter((kind) => media[kind] > 0).map((kind) => ({
          ...work(kind, made.job),
          credits: price.breakdown.find(({ type }) => type === kind)?.credits ?? media[kind] * CHARGES[kind].price,
          reason: `${kind} made for a video`,
        })),
        ...heldForModel(price).map((credits) => ({
          ...work('model', made.job),
          credits,
          reason: 'language model',
        })),
      ]);
      if (mayNeedBrowser(order, price)) {
        const browser = { ...work('browser', made.job), credits: CHARGES.browser.price, reason: 'browser for a page' };
        await this.wallet.holdIfFits(em, browser);
      }
      const paid = { ...made, charged };
      await withOrder(em, paid);
      return paid;
    });
    noteIds({ accountId, videoId: taken.video.id, jobId: taken.job.id });
    await this.queues.announce(taken.job);
    return taken;
  }

  private async insert(
    em: EntityManager,
    accountId: string,
    { order, price }: AssessedOrder,
  ): Promise<{ video: Video; job: Job }> {
    const now = this.clock.now();
    const pack = packOf(order, { accountId, at: now });
    const [next] = await runPrepared<{ number: string }>(em, NEXT_NUMBER, []);
    const video = newVideo(order, { number: Number(next?.number), accountId, price, pack, at: now });
    const finalStage = order.render === false ? 'design' : 'render';
    const isBatch = order.episode !== undefined;
    const job = await newJob(
      em,
      { accountId, videoId: video.id, kind: 'create', stage: 'design', finalStage, isBatch },
      this.clock,
    );
    const isKept = order.source?.state === 'kept';
    await insertRows(em, [...(isKept ? [] : [pack]), video, job]);
    return { video, job };
  }
}

/** The budget of a language model, where its price is charged. */
function heldForModel({ breakdown }: Price): number[] {
  return breakdown.filter(({ type }) => type === 'model').map(({ credits }) => credits);
}

function work(step: PaidStep, job: Job) {
  return { accountId: job.accountId, videoId: videoOf(job), work: workOf(step, job) };
}

/**
 * Whether a page turns out to need a browser is known only when it is read. The credits for one are set aside where
 * `maxCredits` leaves room for them; without them such a page is refused, and nothing ever passes what was held.
 */
function mayNeedBrowser({ source, maxCredits = Infinity }: SettledOrder, { credits }: Price): boolean {
  return source?.state === 'awaited' && source.mayBeDrawn && credits + CHARGES.browser.price <= maxCredits;
}
