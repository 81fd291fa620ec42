import type { Pronunciation } from '@app/design';
import type { BrandWish, ComplianceRule, SpecDefaults } from '../video-specification';

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
