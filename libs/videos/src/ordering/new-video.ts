import type { Price } from '@app/billing';
import { newMediaKey, newRow, storableJson, virtualMoment } from '@app/platform';
import type { SourcePack } from '@app/sources';
import { Video } from '../video.entity';
import type { SettledOrder } from './video-order';
import { workingTitle } from './working-title';

/** What a video gets beside its order. */
interface NewVideo {
  number: number;
  accountId: string;
  price: Price;
  pack: SourcePack;
  at: Date;
}

/** A video as it is ordered, written down nowhere yet. */
export function newVideo(order: SettledOrder, { number, accountId, price, pack, at }: NewVideo): Video {
  const { spec } = order;
  return newRow(Video, {
    id: `vid-${number}`,
    number,
    accountId,
    status: order.async || order.render === false ? 'draft' : 'rendering',
    title: spec.title ?? `vid-${number}`,
    workingTitle: spec.title === undefined ? workingTitle({ ...spec, text: order.text }, pack) : null,
    spec: storableJson(spec),
    version: 1,
    cutVersion: null,
    durationSeconds: spec.targetSeconds,
    channelId: order.channelId ?? null,
    showId: order.showId ?? null,
    seriesId: order.seriesId ?? null,
    public: order.public ?? false,
    publicProof: order.publicProof ?? false,
    mediaKey: newMediaKey(),
    sourcePackId: pack.id,
    sourceUrl: pack.url,
    externalId: order.external_id ?? null,
    externalUserId: order.endUser?.externalUserId ?? null,
    caption: '',
    lastError: null,
    cost: order.episode ? null : price,
    edits: [],
    clockId: virtualMoment()?.clockId ?? null,
    createdAt: at,
    updatedAt: at,
  });
}
