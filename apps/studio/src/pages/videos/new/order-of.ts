import type { Schemas } from '../../../api/client';
import { type Draft, fieldOf, packOf } from './draft';
import { type Options, USUAL } from './options';
import { readData } from './read-data';

type Order = Schemas['CreateVideo'];
type QuoteRequest = Schemas['QuoteRequest'];

/** What a draft lacks before it can be ordered. */
type Lack = 'source' | 'sound-json' | 'less-data' | 'whole-address' | 'look-up';

/** The body of the order, or why there is none yet. */
export function orderOf(draft: Draft): { order: Order } | { lack: Lack } {
  const told = sourceOf(draft);
  if ('lack' in told) return told;
  const assets = draft.assets.map(({ libraryAssetId }) => libraryAssetId);
  return {
    order: {
      ...told.source,
      ...(assets.length > 0 ? { libraryAssetIds: assets } : {}),
      ...askedOf(draft.asked),
      ...(draft.channelId ? { channelId: draft.channelId } : {}),
      ...(draft.showId ? { showId: draft.showId } : {}),
    },
  };
}

/** What of an order changes its price. */
export function quoteOf(draft: Draft): QuoteRequest {
  const { targetSeconds, images, engine, music, musicAssetId, presenter, clips } = askedOf(draft.asked);
  const assets = draft.assets.map(({ libraryAssetId }) => libraryAssetId);
  const { channelId, showId } = draft;
  const asked = { targetSeconds, images, engine, music, musicAssetId, presenter, clips };
  return {
    ...(Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as QuoteRequest),
    ...(assets.length > 0 ? { libraryAssetIds: assets } : {}),
    ...(channelId ? { channelId } : {}),
    ...(showId ? { showId } : {}),
  };
}

function sourceOf(draft: Draft): { source: Order } | { lack: Lack } {
  const sourcePackId = packOf(draft);
  // What was said of the facts holds for those that were read alone.
  if (sourcePackId) {
    const { fields } = draft;
    return { source: { sourcePackId, ...(Object.keys(fields).length > 0 ? { fields } : {}) } };
  }
  const field = fieldOf(draft);
  if (draft.source === 'footage') return draft.assets.length > 0 ? { source: {} } : { lack: 'source' };
  if (field === '') return { lack: 'source' };
  if (draft.source === 'address')
    return isAddress(field) ? { source: { sourceUrl: field } } : { lack: 'whole-address' };
  if (draft.source === 'markets') {
    return draft.found?.of === field ? { source: { sourceId: draft.found.source.sourceId } } : { lack: 'look-up' };
  }
  const read = readData(draft.typed);
  if (read.kind === 'json') return { source: { data: read.data } };
  if (read.kind === 'text') return { source: { text: read.text } };
  return { lack: read.kind === 'broken' ? 'sound-json' : read.kind === 'empty' ? 'source' : 'less-data' };
}

/** Whether it is a whole web address. */
export function isAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]+/i.test(text) && URL.canParse(text);
}

function askedOf(asked: Partial<Options>): Order {
  const { music, musicWish, style, voiceId, engine, title, brief, cta, ...rest } = asked;
  const order: Order = { ...rest };
  if (style) order.style = style;
  if (voiceId) order.voiceId = voiceId;
  // The template is asked for by name; the designer comes by itself, and footage needs the template.
  if (engine === 'director') order.engine = engine;
  const texts = { title, brief, cta };
  for (const name of ['title', 'brief', 'cta'] as const) {
    const text = texts[name]?.trim();
    if (text) order[name] = text;
  }
  if (music !== undefined) Object.assign(order, musicOf(music, musicWish ?? USUAL.musicWish));
  return order;
}

function musicOf(music: Options['music'], wish: string): Pick<Order, 'music' | 'musicAssetId'> {
  if (music === 'bed') return { music: true };
  if (music === 'none') return { music: false };
  if (music === 'made') return { music: { generate: wish.trim() || true } };
  return { musicAssetId: music };
}
