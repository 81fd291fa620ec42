import { ESPEAK_LANGUAGES } from './espeak.languages';

/** One voice of the house, before it is known whether its engine is installed. */
export interface HouseVoiceInfo {
  id: string;
  /** ISO 639-1 code. */
  language: string;
  engine: 'festival' | 'espeak';
  label: string;
  /** What a listener should know before choosing it. */
  note?: string;
}

/** Every voice that needs no network, best first within a language. */
export const HOUSE_VOICES: readonly HouseVoiceInfo[] = [
  { id: 'house-en-slt', language: 'en', engine: 'festival', label: 'American English, female' },
  ...ESPEAK_LANGUAGES.map(({ language, note }): HouseVoiceInfo => ({
    id: `house-${language}-embedded`,
    language,
    engine: 'espeak',
    label: 'Embedded, synthetic',
    ...(note ? { note } : {}),
  })),
];
