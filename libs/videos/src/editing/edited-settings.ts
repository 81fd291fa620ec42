import type { Video } from '../video.entity';

/** What an edit may change of a film beside its scenes; each version has its own. */
const EDITABLE = [
  'title',
  'brief',
  'format',
  'style',
  'language',
  'voiceId',
  'script',
  'pacing',
  'targetSeconds',
  'captions',
  'music',
  'brand',
] as const satisfies ReadonlyArray<keyof Video>;

export type EditedSettings = Pick<Video, (typeof EDITABLE)[number]>;

/** The film's settings as they stand. */
export function settingsOf(video: Video): EditedSettings {
  return Object.fromEntries(EDITABLE.map((name) => [name, video[name]])) as unknown as EditedSettings;
}
