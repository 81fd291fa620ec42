import type { Brand, Format, StyleName } from '@app/picture';
import type { Pronunciation } from '@app/voices';

/** How a colour of a brand is written. */
export const BRAND_COLOR = /^#[0-9a-f]{6}$/i;

/** A brand as the renderer wears it. */
export function brandOf({ watermark, ...colors }: BrandWish): Brand {
  return { ...colors, ...(watermark ? { watermark: { text: watermark } } : {}) };
}

/** Whose pictures a video may show: nobody's, the payload's, or made ones too where the payload brings none. */
export const IMAGE_CHOICES = ['none', 'source', 'auto'] as const;
export type ImageChoice = (typeof IMAGE_CHOICES)[number];

/** False for none, true for the style's bed, or music made for the video, of that kind where it is said. */
export type MusicChoice = boolean | { generate: true | string };

/** What a caller may ask of a video's looks beside its style; colours are `#rrggbb`. */
export interface BrandWish {
  accent?: string;
  ground?: string;
  /** Stands in the foot of every frame. */
  watermark?: string;
}

/** Stands on every frame beside the date and the source of the facts. */
export interface ComplianceRule {
  disclaimer: string;
}

/** What a show, a channel or a series may settle for its videos. */
export interface SpecDefaults {
  style?: StyleName;
  format?: Format;
  language?: string;
  voiceId?: string;
  targetSeconds?: number;
  images?: ImageChoice;
  music?: MusicChoice;
  captions?: boolean;
}

/** Colours and mark of a video; `pack` names a saved brand that the rest is laid over. */
export interface BrandOrder extends BrandWish {
  /** `default` for the house's own looks, or the id or name of a channel. */
  pack?: string;
}

/** What a channel or a show lays down for its videos. */
export interface VideoSettings {
  /** A lock: it stands in place of whatever brand an order asks for. */
  brand: BrandOrder | null;
  defaults: SpecDefaults;
  /** Directions for every script, before those of the order. */
  styleNotes: string | null;
  cta: string | null;
  compliance: ComplianceRule | null;
  pronunciation: Pronunciation | null;
}

/** Fields of `VideoSettings`; of `defaults`, null takes one away. */
export interface SettingsChange extends Partial<Omit<VideoSettings, 'defaults'>> {
  defaults?: { [Name in keyof SpecDefaults]?: SpecDefaults[Name] | null } | null;
}

/** The settings after a change: what it leaves out stays, its `defaults` are changed one by one, the rest as wholes. */
export function changedSettings(before: VideoSettings, change: SettingsChange): VideoSettings {
  const { defaults, ...rest } = change;
  const named = Object.entries(rest).filter(([name, value]) => name in before && value !== undefined);
  return { ...before, ...Object.fromEntries(named), defaults: changedDefaults(before.defaults, defaults) };
}

function changedDefaults(before: SpecDefaults, change: SettingsChange['defaults']): SpecDefaults {
  if (change === null) return {};
  const changed = Object.entries({ ...before, ...change }).map(([name, value]) => {
    const kept = value === undefined ? before[name as keyof SpecDefaults] : value;
    return [name, kept] as const;
  });
  return Object.fromEntries(changed.filter(([, value]) => value !== null && value !== undefined));
}

/** Those of a record that says nothing. */
export const NO_SETTINGS: VideoSettings = {
  brand: null,
  defaults: {},
  styleNotes: null,
  cta: null,
  compliance: null,
  pronunciation: null,
};
