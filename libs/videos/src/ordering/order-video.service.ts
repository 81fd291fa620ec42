import { Injectable } from '@nestjs/common';
import { TestClocksService } from '@app/clocks';
import { briefScript, readScript, wordsScript } from '@app/design';
import { readDeclared } from '@app/facts';
import { BadRequestError } from '@app/platform';
import { sentencesOf } from '@app/sources';
import { CreateVideoService, type TakenOrder, type WithOrder } from './create-video.service';
import { filedForEndUser } from '../end-users/end-user';
import { EndUsersService } from '../end-users/end-users.service';
import { assetsOf, VideoLibraryService, libraryWish } from '../designing/video-library.service';
import { OrderSourceService } from './order-source.service';
import { firstSentences } from './words-to-tell';
import type { VideoSpec } from '../video-specification';
import { isSaid, languageAsked, specOf } from './spec-of';
import type { OrderedSource, OrderTerms, SettledOrder, VideoOrder } from './video-order';
import { OrderFilingService } from './order-filing.service';
import { PlansService } from '../plan/plans.service';

const nothing = async (): Promise<void> => undefined;

/** Takes orders as callers say them: filed under channel and show, whose settings they bring, then made. */
@Injectable()
export class OrderVideoService {
  constructor(
    private readonly filings: OrderFilingService,
    private readonly creation: CreateVideoService,
    private readonly library: VideoLibraryService,
    private readonly sources: OrderSourceService,
    private readonly endUsers: EndUsersService,
    private readonly plans: PlansService,
    private readonly clocks: TestClocksService,
  ) {}

  /**
   * Throws what `settle`, `CreateVideoService` and, for an order of a plan, `PlansService` throw, and `NotFoundError` for a
   * test clock that the account does not have; then nothing was made.
   */
  async create(
    accountId: string,
    { testClockId, ...order }: VideoOrder & { testClockId?: string },
    withOrder?: WithOrder,
  ): Promise<TakenOrder> {
    return await this.clocks.enter(accountId, testClockId, () => this.createNow(accountId, order, withOrder));
  }

  private async createNow(accountId: string, order: VideoOrder, withOrder?: WithOrder): Promise<TakenOrder> {
    const { planId } = order;
    if (planId !== undefined) return await this.plans.order(accountId, { ...order, planId }, withOrder);
    const beforeReading = async (settled: SettledOrder) => await this.creation.assertPayable(accountId, settled);
    const settled = await this.settle(accountId, order, beforeReading);
    return await this.creation.create(accountId, settled, withOrder);
  }

  /**
   * An order with all that its show, channel and source bring; `beforeReading` may refuse it before data or a text is read.
   * Throws what `OrderSourceService` throws, `NotFoundError` for an asset, channel, show or series that the account does not
   * have, and `BadRequestError` for a show that is on another channel or a brand that is not saved. In an embedded studio
   * only what the user has brought is found there, and `filedForEndUser` refuses what is the integrator's to say.
   */
  async settle(
    accountId: string,
    asked: VideoOrder,
    beforeReading: (order: SettledOrder) => Promise<void> = nothing,
  ): Promise<SettledOrder> {
    const order = withoutSchema(filedForEndUser(asked));
    await this.assertOwnSource(accountId, order);
    if (order.seriesId) await this.filings.assertSeries(accountId, order.seriesId);
    const { filing, show, channel } = await this.filings.find(accountId, order);
    // What is read here and now is not read for whom cannot pay for it.
    const isRead = [order.text, order.data, order.script].some((part) => isSaid(part));
    if (isRead) await beforeReading(settled(order, { spec: specOf(order, filing) }));
    const language = languageAsked(order, filing);
    const { source, words } = await this.sources.choose(accountId, { ...order, language });
    const said = words === undefined ? scriptedByBrief(order, source) : order;
    const spec = specOf(said, filing);
    const written = words === undefined || isSaid(said.script) ? said.script : spokenWords(words, spec);
    if (isSaid(written)) spec.script = readScript(written);
    const wish = libraryWish(spec, spec.script);
    if (order.endUser) {
      const { externalUserId } = order.endUser;
      await this.endUsers.assertOwn({ accountId, externalUserId }, 'asset', assetsOf(wish));
    }
    await this.library.check(accountId, wish);
    return settled(order, { spec, source, showId: show?.id, channelId: channel?.id });
  }

  private async assertOwnSource(accountId: string, { endUser, sourcePackId, sourceId }: VideoOrder): Promise<void> {
    if (!endUser) return;
    const user = { accountId, externalUserId: endUser.externalUserId };
    if (sourcePackId !== undefined) await this.endUsers.assertOwn(user, 'pack', [sourcePackId]);
    if (sourceId !== undefined) await this.endUsers.assertOwn(user, 'source', [sourceId]);
  }
}

/** A schema beside the data is no part of them: it declares what they are. */
function withoutSchema(order: VideoOrder): VideoOrder {
  const declared = order.data && readDeclared(order.data);
  if (!declared) return order;
  return { ...order, data: declared.data, defaultFields: { ...declared.fields, ...order.defaultFields } };
}

/** The order without what its spec and its source now say. */
function settled(order: VideoOrder, by: Omit<SettledOrder, keyof OrderTerms> & Partial<OrderTerms>): SettledOrder {
  const { data, kind, text, fields, channelId, showId, seriesId, episode, endUser, external_id } = order;
  const { public: isPublic, publicProof, render, async, maxCredits } = order;
  const filed = { channelId, showId, seriesId, endUser, public: isPublic, publicProof, external_id };
  return { data, kind, text, fields, ...filed, episode, render, async, maxCredits, ...by };
}

/** An order without a source or a script is told by its brief, or by footage alone. */
function scriptedByBrief(order: VideoOrder, source: OrderedSource | undefined): VideoOrder {
  if (source || order.data || isSaid(order.script)) return order;
  const { libraryAssetIds = [] } = order;
  const script = briefScript({ ...order, hasFootage: libraryAssetIds.length > 0 });
  if (script) return { ...order, script };
  if (order.brief === undefined || order.sourceUrl !== undefined || order.sourceId !== undefined) return order;
  throw new BadRequestError([{ path: 'brief', message: NOTHING_TO_TELL }]);
}

const NOTHING_TO_TELL =
  'directs a video and states nothing that it could tell: send data, sourceUrl or text with it, or write statements with figures ("We bake 4,200 loaves a day.")';

/** A pasted script, or a text without figures, as scenes of a sentence each, as many as fit the video. */
function spokenWords(words: string, { language, targetSeconds: seconds }: VideoSpec): unknown {
  return wordsScript(sentencesOf(firstSentences(words, { language, seconds }), language), 'text', language);
}
