import { Injectable } from '@nestjs/common';
import { briefScript, readScript, writtenLanguage } from '@app/design';
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

/** Takes orders as callers say them: filed under channel and show, whose settings they bring, then made (specification 4.2). */
@Injectable()
export class OrderVideoService {
  constructor(
    private readonly filings: OrderFilingService,
    private readonly creation: CreateVideoService,
    private readonly library: FilmLibraryService,
    private readonly sources: OrderSourceService,
    private readonly endUsers: EndUsersService,
  ) {}

  /** Throws what `settle` and `CreateVideoService` throw; then nothing was made. */
  async create(accountId: string, order: VideoOrder, withOrder?: WithOrder): Promise<TakenOrder> {
    return await this.creation.create(accountId, await this.settle(accountId, order), withOrder);
  }

  /**
   * An order with all that its show, channel and source bring. Throws what `OrderSourceService` throws, `NotFoundError` for an
   * asset, channel, show or series that the account does not have, and `BadRequestError` for a show that is on another
   * channel or a brand that is not saved. In an embedded studio only what the user has brought is found there, and
   * `filedForEndUser` refuses what is the integrator's to say.
   */
  async settle(accountId: string, asked: VideoOrder): Promise<VideoRequest> {
    const order = filedForEndUser(asked);
    await this.assertOwnSource(accountId, order);
    if (order.seriesId) await this.filings.assertSeries(accountId, order.seriesId);
    const { filing, show, channel } = await this.filings.find(accountId, order);
    const { source, words } = await this.sources.choose(accountId, order);
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

/** An order without a source or a script is told by its brief, or by footage alone (CONTRACT.md 4). */
function told(order: VideoOrder, source: OrderedSource | undefined): VideoOrder {
  if (source || order.data || isSaid(order.script)) return order;
  const { libraryAssetIds = [] } = order;
  const script = briefScript({ ...order, hasFootage: libraryAssetIds.length > 0 });
  return script ? { ...order, script } : order;
}

/** A pasted script, or a text without figures, as scenes of a sentence each, as many as fit the film. */
function spokenWords(words: string, { language, targetSeconds: seconds }: VideoRequest): unknown {
  const { code } = writtenLanguage(language ?? 'en');
  return briefScript({ brief: firstSentences(words, { language: code, seconds }), language: code, hasFootage: false });
}

function isSaid(script: unknown): boolean {
  return script !== undefined && script !== null;
}
