import type { Price } from '@app/billing';
import { writtenLanguage } from '@app/design';
import { newMediaKey, newRow, storableJson } from '@app/platform';
import type { SourcePack } from '@app/sources';
import { Video } from '../video.entity';
import type { AssessedOrder } from './assess-order.service';
import { wishOf } from './media-wish';
import { workingTitle } from './working-title';

/** What a film gets beside its order. */
interface NewVideo {
  number: number;
  accountId: string;
  price: Price;
  pack: SourcePack;
  at: Date;
}

/** A film as it is ordered, written down nowhere yet. */
export function newVideo(request: AssessedOrder['request'], { number, accountId, price, pack, at }: NewVideo): Video {
  return newRow(Video, {
    id: `vid-${number}`,
    number,
    accountId,
    status: request.async || request.render === false ? 'draft' : 'rendering',
    title: request.title ?? `vid-${number}`,
    workingTitle: request.title === undefined ? workingTitle(request, pack) : null,
    brief: request.brief ?? null,
    cta: request.cta ?? null,
    format: request.format,
    style: request.style ?? null,
    language: writtenLanguage(request.language ?? 'en').code,
    voiceId: request.voiceId ?? null,
    pronunciation: request.pronunciation ?? null,
    fields: fieldsOf(request),
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
    cost: request.episode ? null : price,
    edits: [],
    createdAt: at,
    updatedAt: at,
  });
}

/** All that is declared of its data, for its design and every edit; what its pack declares stays there. */
function fieldsOf({ fields, defaultFields }: AssessedOrder['request']): Video['fields'] {
  const all = { ...defaultFields, ...fields };
  return Object.keys(all).length === 0 ? null : storableJson(all);
}
