import {
  CHARGES,
  designCredits,
  type EditKind,
  type Engine,
  episodeCredits,
  type MediaCount,
  MEDIA_KINDS,
  NO_MEDIA,
  type PriceType,
  renderCredits,
  startedMinutes,
} from './price-list';

/** One line of a price. */
export interface PriceItem {
  type: PriceType;
  count: number;
  credits: number;
}

export interface Price {
  credits: number;
  breakdown: PriceItem[];
}

export interface PricedVideo {
  targetSeconds: number;
  engine?: Engine;
  media?: MediaCount;
  /** Most credits for a language model, or those that it used. */
  model?: number;
}

/** The price of a video with its render and its generated media, from its target length. */
export function priceVideo({ targetSeconds, engine, media = NO_MEDIA, model = 0 }: PricedVideo): Price {
  const render = renderCredits(targetSeconds);
  return sumOf([
    { type: 'design', count: 1, credits: designCredits(targetSeconds, engine) },
    { type: 'render', count: render / CHARGES.render.price, credits: render },
    ...MEDIA_KINDS.filter((type) => media[type] > 0).map((type) => ({
      type,
      count: media[type],
      credits: media[type] * CHARGES[type].price,
    })),
    ...(model > 0 ? [{ type: 'model' as const, count: model, credits: model }] : []),
  ]);
}

/** The price of an edit; the next render is charged separately. */
export function priceEdit(kind: EditKind): Price {
  return sumOf([{ type: 'edit', count: 1, credits: CHARGES.edit.price[kind] }]);
}

/** The price of an autopilot episode, everything included. */
export function priceEpisode(targetSeconds: number): Price {
  return sumOf([{ type: 'episode', count: 1, credits: episodeCredits(targetSeconds) }]);
}

/** The price of indexing footage, per started minute. */
export function priceFootage(seconds: number): Price {
  const count = startedMinutes(seconds);
  return sumOf([{ type: 'footage', count, credits: count * CHARGES.footage.price }]);
}

function sumOf(breakdown: PriceItem[]): Price {
  return { credits: breakdown.reduce((sum, { credits }) => sum + credits, 0), breakdown };
}
