import { Injectable } from '@nestjs/common';
import { briefScript, readScript, wordsScript, writtenLanguage } from '@app/design';
import { readDeclared } from '@app/facts';
import { BadRequestError } from '@app/platform';
import { sentencesOf } from '@app/sources';
import { CreateVideoService, type TakenOrder, type WithOrder } from './create-video.service';
import type { VideoRequest } from './video-request';
import { filedForEndUser } from '../end-users/end-user';
import { EndUsersService } from '../end-users/end-users.service';
import { assetsOf, FilmLibraryService, libraryWish } from '../designing/film-library.service';
import { wishOf } from './media-wish';
import { OrderSourceService } from './order-source.service';
import type { OrderedSource } from './ordered-source';
import { firstSentences } from './words-to-tell';
import { mergeOrder, type VideoOrder } from './merge-order';
import { OrderFilingService } from './order-filing.service';
import { PlansService } from '../plan/plans.service';

const nothingFirst = async (): Promise<void> => undefined;

/** Takes orders as callers say them: filed under channel and show, whose settings they bring, then made. */
@Injectable()
export class OrderVideoService {
  constructor(
    private readonly filings: OrderFilingService,
    private readonly creation: CreateVideoService,
    private readonly library: FilmLibraryService,
    private readonly sources: OrderSourceService,
    private readonly endUsers: EndUsersService,
    private readonly plans: PlansService,
  ) {}

  /** Throws what `settle`, `CreateVideoService` and, for an order of a plan, `PlansService` throw; then nothing was made. */
  async create(accountId: string, order: VideoOrder, withOrder?: WithOrder): Promise<TakenOrder> {
    const { planId } = order;
    if (planId !== undefined) return await this.plans.order(accountId, { ...order, planId }, withOrder);
    const first = async (request: VideoRequest) => await this.creation.assertPayable(accountId, request);
    const settled = await this.settle(accountId, order, first);
    return await this.creation.create(accountId, settled, withOrder);
  }

  /**
   * An order with all that its show, channel and source bring; `first` may refuse it before anything is read. Throws what `OrderSourceService` throws, `NotFoundError` for an
   * asset, channel, show or series that the account does not have, and `BadRequestError` for a show that is on another
   * channel or a brand that is not saved. In an embedded studio only what the user has brought is found there, and
   * `filedForEndUser` refuses what is the integrator's to say.
   */
  async settle(
    accountId: string,
    asked: VideoOrder,
    first: (request: VideoRequest) => Promise<void> = nothingFirst,
  ): Promise<VideoRequest> {
    const order = withoutSchema(filedForEndUser(asked));
    await this.assertOwnSource(accountId, order);
    if (order.seriesId) await this.filings.assertSeries(accountId, order.seriesId);
    const { filing, show, channel } = await this.filings.find(accountId, order);
    const film = mergeOrder(order, filing);
    // What is read here and now is not read for whom cannot pay for it.
    const isRead = [order.text, order.data, order.script].some((part) => isSaid(part));
    if (isRead) await first(film);
    const { source, words } = await this.sources.choose(accountId, { ...order, language: film.language });
    const merged = mergeOrder(words === undefined ? told(order, source) : order, filing);
    const spoken = words === undefined || isSaid(merged.script) ? {} : { script: spokenWords(words, merged) };
    const request = { ...merged, ...spoken, source, showId: show?.id, channelId: channel?.id };
    const script = request.script === undefined || request.script === null ? null : readScript(request.script);
    const wish = libraryWish(wishOf(request), script);
    if (order.endUser) {
      const { externalUserId } = order.endUser;
      await this.endUsers.assertOwn({ accountId, externalUserId }, 'asset', assetsOf(wish));
    }
    await this.library.check(accountId, wish);
    return request;
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

/** An order without a source or a script is told by its brief, or by footage alone. */
function told(order: VideoOrder, source: OrderedSource | undefined): VideoOrder {
  if (source || order.data || isSaid(order.script)) return order;
  const { libraryAssetIds = [] } = order;
  const script = briefScript({ ...order, hasFootage: libraryAssetIds.length > 0 });
  if (script) return { ...order, script };
  if (order.brief === undefined || order.sourceUrl !== undefined || order.sourceId !== undefined) return order;
  throw new BadRequestError([{ path: 'brief', message: NOTHING_TO_TELL }]);
}

const NOTHING_TO_TELL =
  'directs a video and states nothing that it could tell: send data, sourceUrl or text with it, or write statements with figures ("We bake 4,200 loaves a day.")';

/** A pasted script, or a text without figures, as scenes of a sentence each, as many as fit the film. */
function spokenWords(words: string, { language, targetSeconds: seconds }: VideoRequest): unknown {
  const { code } = writtenLanguage(language ?? 'en');
  return wordsScript(sentencesOf(firstSentences(words, { language: code, seconds }), code), 'text', code);
}

function isSaid(script: unknown): boolean {
  return script !== undefined && script !== null;
}
