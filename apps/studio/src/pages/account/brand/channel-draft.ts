import type { Schemas } from '../../../api/client';
import { words } from '../../../words';
import type { Channel } from './channels-query';
import { COLOR } from './contrast';

type Change = Schemas['ChangeChannel'];

/** Defaults that are chosen here, as the form holds them; empty is not settled. */
export const DEFAULT_FIELDS = ['style', 'language', 'format', 'targetSeconds', 'captions', 'music'] as const;
export type DefaultField = (typeof DEFAULT_FIELDS)[number];

/** A channel as its form holds it: texts, empty where nothing is said. */
export interface ChannelDraft {
  name: string;
  accent: string;
  ground: string;
  watermark: string;
  defaults: Record<DefaultField, string>;
  styleNotes: string;
  cta: string;
  disclaimer: string;
  /** One a line: `Aave = ah veh`. */
  pronunciation: string;
}

/** What is wrong with a draft, by its field, in words for its owner. */
export type DraftFaults = Partial<Record<Exclude<keyof ChannelDraft, 'defaults'>, string>>;

export function draftOf(channel: Channel): ChannelDraft {
  const { name, brand, defaults, styleNotes, cta, compliance, pronunciation } = channel;
  return {
    name,
    accent: brand?.accent ?? '',
    ground: brand?.ground ?? '',
    watermark: brand?.watermark ?? '',
    defaults: {
      style: defaults.style ?? '',
      language: defaults.language ?? '',
      format: defaults.format ?? '',
      targetSeconds: String(defaults.targetSeconds ?? ''),
      captions: String(defaults.captions ?? ''),
      // Music made for each video is a wish of its own; here it is only on.
      music: defaults.music === undefined ? '' : String(defaults.music !== false),
    },
    styleNotes: styleNotes ?? '',
    cta: cta ?? '',
    disclaimer: compliance?.disclaimer ?? '',
    pronunciation: Object.entries(pronunciation ?? {})
      .map(([word, said]) => `${word} = ${said}`)
      .join('\n'),
  };
}

export function faultsOf({ accent, ground, pronunciation }: ChannelDraft): DraftFaults {
  const { look, texts } = words.brand;
  const odd = linesOf(pronunciation).find((line) => !/\S\s*=\s*\S/.test(line));
  return {
    ...(accent && !COLOR.test(accent) ? { accent: look.wrong } : {}),
    ...(ground && !COLOR.test(ground) ? { ground: look.wrong } : {}),
    ...(odd ? { pronunciation: texts.pronunciationWrong(odd) } : {}),
  };
}

/** What the draft changes of its channel; what stays is left out, so that nobody else's change is undone. */
export function changeOf(channel: Channel, draft: ChannelDraft): Change {
  const before = draftOf(channel);
  const { accent, ground, watermark, styleNotes, cta, disclaimer, pronunciation } = draft;
  const isOther = (...fields: (keyof ChannelDraft)[]) => fields.some((field) => before[field] !== draft[field]);
  const worn = { pack: channel.brand?.pack, accent, ground, watermark: watermark.trim() };
  const brand = Object.fromEntries(Object.entries(worn).filter(([, value]) => value));
  const defaults = DEFAULT_FIELDS.filter((field) => before.defaults[field] !== draft.defaults[field]);
  const changed = Object.fromEntries(defaults.map((field) => [field, defaultValue(field, draft.defaults[field])]));
  return {
    ...(isOther('name') ? { name: draft.name.trim() } : {}),
    ...(isOther('accent', 'ground', 'watermark') ? { brand: Object.keys(brand).length > 0 ? brand : null } : {}),
    // Null takes one default away, which the description of the api tells in words alone.
    ...(defaults.length > 0 ? { defaults: changed } : {}),
    ...(isOther('styleNotes') ? { styleNotes: styleNotes.trim() || null } : {}),
    ...(isOther('cta') ? { cta: cta.trim() || null } : {}),
    ...(isOther('disclaimer') ? { compliance: disclaimer.trim() ? { disclaimer: disclaimer.trim() } : null } : {}),
    ...(isOther('pronunciation') ? { pronunciation: said(pronunciation) } : {}),
  };
}

function defaultValue(field: DefaultField, value: string): string | number | boolean | null {
  if (!value) return null;
  if (field === 'targetSeconds') return Number(value);
  return field === 'captions' || field === 'music' ? value === 'true' : value;
}

function said(text: string): Record<string, string> | null {
  const pairs = linesOf(text).map((line) => {
    const at = line.indexOf('=');
    return [line.slice(0, at).trim(), line.slice(at + 1).trim()] as const;
  });
  return pairs.length > 0 ? Object.fromEntries(pairs) : null;
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
