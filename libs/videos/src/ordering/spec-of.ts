import type { Engine } from '@app/billing';
import { writtenLanguage } from '@app/design';
import type { FieldMeanings } from '@app/facts';
import type { BrandWish, SpecDefaults, VideoSettings } from '@app/channels';
import type { VideoSpec } from '../video-specification';
import type { VideoOrder } from './video-order';

/** What of an order decides who makes its video. */
export interface EngineWish {
  engine?: Engine | undefined;
  showId?: string | undefined;
  presenter?: boolean | undefined;
  clips?: boolean | undefined;
  libraryAssetIds?: readonly string[] | undefined;
}

/**
 * The one place that decides between the two ways to make a video; price, quote and design all ask here. What an order says
 * itself stands; else shows, footage, clips and presenters take the template engine.
 */
export function engineOf({ engine, showId, presenter, clips, libraryAssetIds = [] }: EngineWish): Engine {
  const needsTemplates = showId !== undefined || presenter || clips || libraryAssetIds.length > 0;
  return engine ?? (needsTemplates ? 'director' : 'designed');
}

/** What an order is filed under, every brand with its pack looked up. */
export interface OrderFiling {
  brand: BrandWish | null;
  /** What an integrator has settled for the end user who orders. */
  lock?: BrandWish | null;
  show: (VideoSettings & { brand: BrandWish | null }) | null;
  channel: (VideoSettings & { brand: BrandWish | null }) | null;
  /** What the show declares of the data of its videos. */
  fields?: FieldMeanings | null;
}

/** The house's own choice where nobody has another. */
const HOUSE = {
  format: '9:16',
  targetSeconds: 30,
  language: 'en',
  images: 'source',
  music: true,
  captions: true,
} as const satisfies SpecDefaults;

/** A spec with none of its fields forgotten. */
type Settled = { [Name in keyof Required<VideoSpec>]: VideoSpec[Name] };

/**
 * The one place in which defaults meet. What an order says stands before its show, the show before its channel, the channel
 * before the house; but a brand of the show or channel is a lock, and so is their compliance preset; the brand of an embedded
 * studio's session is a lock over both. Directions are read after each other, pronunciations word by word. The script of the
 * order is left to whoever reads it. Throws `UnwrittenLanguageError`.
 */
export function specOf(order: VideoOrder, filing: OrderFiling): VideoSpec {
  const { brand, lock, show, channel, fields } = filing;
  const first = firstOf(order, filing);
  const filed = [show, channel].filter((settings) => settings !== null);
  const said = <Name extends 'cta' | 'styleNotes' | 'compliance' | 'brand'>(name: Name) =>
    filed.map((settings) => settings[name]).find(isSaid) ?? undefined;
  const brief = [said('styleNotes'), order.brief].filter(isSaid).join('\n');
  const pronunciation = { ...channel?.pronunciation, ...show?.pronunciation, ...order.pronunciation };
  const declared = { ...fields, ...order.defaultFields, ...order.fields };
  const music = first('music') ?? HOUSE.music;
  const settled: Settled = {
    v: 1,
    title: order.title,
    brief: brief === '' ? undefined : brief,
    cta: order.cta ?? said('cta'),
    format: first('format') ?? HOUSE.format,
    style: first('style'),
    targetSeconds: first('targetSeconds') ?? HOUSE.targetSeconds,
    language: writtenLanguage(first('language') ?? HOUSE.language).code,
    voiceId: voiceFor(first('language'), levelsOf(order, filing)),
    pronunciation: Object.keys(pronunciation).length > 0 ? pronunciation : undefined,
    mode: order.mode,
    pacing: order.pacing,
    headline: order.headline,
    captions: first('captions') ?? HOUSE.captions,
    presenter: order.presenter ?? false,
    // Music of the library is music, whatever a default says.
    music: order.musicAssetId === undefined ? music : true,
    musicAssetId: order.musicAssetId,
    images: first('images') ?? HOUSE.images,
    clips: order.clips ?? false,
    libraryAssetIds: order.libraryAssetIds,
    brand: lock ?? said('brand') ?? brand ?? undefined,
    engine: engineOf({ ...order, showId: show ? (order.showId ?? '') : undefined }),
    compliance: said('compliance'),
    fields: Object.keys(declared).length > 0 ? declared : undefined,
    script: undefined,
  };
  return settled;
}

/** The language of a video as it is asked for, with its region where it has one; undefined where nobody asks. */
export function languageAsked(order: VideoOrder, filing: OrderFiling): string | undefined {
  return firstOf(order, filing)('language');
}

function firstOf(order: VideoOrder, filing: OrderFiling) {
  return <Name extends keyof SpecDefaults>(name: Name): SpecDefaults[Name] =>
    levelsOf(order, filing)
      .map((level) => level[name])
      .find(isSaid);
}

function levelsOf(order: VideoOrder, { show, channel }: OrderFiling): SpecDefaults[] {
  return [order, show?.defaults ?? {}, channel?.defaults ?? {}];
}

/** A default voice was chosen for a language; where another one is asked for, the best voice of that speaks. */
function voiceFor(language: string | undefined, levels: readonly SpecDefaults[]): string | undefined {
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
