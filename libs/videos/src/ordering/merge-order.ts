import { writtenLanguage } from '@app/design';
import { engineOf } from './choose-engine';
import type { FieldMeanings } from '@app/facts';
import type { VideoRequest } from './video-request';
import type { SourceChoice } from './order-source.service';
import type { BrandWish } from '../video.entity';
import type { BrandOrder, FilmDefaults, FilmSettings } from '../channels/film-settings';

/** What an order leaves to the defaults of its show, its channel and the house. */
type Open = 'format' | 'targetSeconds' | 'music' | 'captions' | 'presenter' | 'public';

/** An order for a film as its caller said it; what it leaves out is settled by `mergeOrder`. */
export type VideoOrder = Omit<VideoRequest, Open | 'brand' | 'compliance' | 'source'> &
  Partial<Pick<VideoRequest, Open>> &
  SourceChoice & {
    brand?: BrandOrder;
    /** The plan that is to be made exactly; it is the whole content of its order. */
    planId?: string;
  };

/** What an order is filed under, every brand with its pack looked up. */
export interface OrderFiling {
  brand: BrandWish | null;
  /** What an integrator has settled for the end user who orders. */
  lock?: BrandWish | null;
  show: (FilmSettings & { brand: BrandWish | null }) | null;
  channel: (FilmSettings & { brand: BrandWish | null }) | null;
  /** What the show declares of the data of its videos. */
  fields?: FieldMeanings | null;
}

/** The house's own choice where nobody has another. */
const HOUSE = { format: '9:16', targetSeconds: 30, music: true, captions: true } as const satisfies FilmDefaults;

/**
 * The one place in which defaults meet (docs/specification.md 2.8, 4.2 and 7, rules 4 and 5). What an order says stands before its
 * show, the show before its channel, the channel before the house; but a brand of the show or channel is a lock, and so is
 * their compliance preset; the brand of an embedded studio's session is a lock over both. Directions are read after each
 * other, pronunciations word by word. Throws `UnwrittenLanguageError`.
 */
export function mergeOrder(order: VideoOrder, { brand, lock, show, channel, fields }: OrderFiling): VideoRequest {
  const levels = [order, show?.defaults ?? {}, channel?.defaults ?? {}, HOUSE] as const;
  const first = <Name extends keyof FilmDefaults>(name: Name): FilmDefaults[Name] =>
    levels.map((level: FilmDefaults) => level[name]).find(isSaid);
  const language = first('language');
  const filed = [show, channel].filter((settings) => settings !== null);
  const said = <Name extends 'cta' | 'styleNotes' | 'compliance' | 'brand'>(name: Name) =>
    filed.map((settings) => settings[name]).find(isSaid) ?? null;
  const brief = [said('styleNotes'), order.brief].filter(isSaid).join('\n');
  const pronunciation = { ...channel?.pronunciation, ...show?.pronunciation, ...order.pronunciation };
  return {
    ...order,
    format: first('format') ?? HOUSE.format,
    style: first('style'),
    language,
    voiceId: voiceFor(language, levels),
    targetSeconds: first('targetSeconds') ?? HOUSE.targetSeconds,
    images: first('images'),
    music: first('music') ?? HOUSE.music,
    captions: first('captions') ?? HOUSE.captions,
    presenter: order.presenter ?? false,
    public: order.public ?? false,
    engine: engineOf({ ...order, showId: show ? (order.showId ?? '') : undefined }),
    brief: brief === '' ? undefined : brief,
    cta: order.cta ?? said('cta') ?? undefined,
    brand: lock ?? said('brand') ?? brand ?? undefined,
    compliance: said('compliance') ?? undefined,
    ...(Object.keys(pronunciation).length > 0 ? { pronunciation } : {}),
    ...(fields ? { defaultFields: { ...fields, ...order.defaultFields } } : {}),
  };
}

/** A default voice was chosen for a language; where another one is asked for, the best voice of that speaks. */
function voiceFor(language: string | undefined, levels: readonly FilmDefaults[]): string | undefined {
  const { code } = writtenLanguage(language ?? 'en');
  const place = levels.findIndex(({ voiceId }, index) => {
    if (!isSaid(voiceId)) return false;
    const meant = levels
      .slice(index)
      .map((level) => level.language)
      .find(isSaid);
    return index === 0 || writtenLanguage(meant ?? 'en').code === code;
  });
  return levels[place]?.voiceId;
}

/** Whether a field of an order says anything: null and no value alike leave it out. */
export function isSaid<T>(value: T | null | undefined): value is T {
  return value !== undefined && value !== null;
}
