import type { VoicesConfig } from './voices.config';
import { ESPEAK_LANGUAGES } from './espeak.languages';
import type { VoiceModel } from './models/voice-models';

/** What says the words of a voice. */
export type VoiceEngine = 'server' | 'elevenlabs' | 'installed' | 'festival' | 'espeak';

/** `natural` could be a person; `clear` is understood without effort; `synthetic` is a machine. */
type VoiceQuality = 'natural' | 'clear' | 'synthetic';

/** One voice of the house, before it is known whether its engine is there. */
export interface HouseVoiceInfo {
  id: string;
  /** ISO 639-1 code. */
  language: string;
  engine: VoiceEngine;
  label: string;
  gender: 'female' | 'male' | 'unknown';
  quality: VoiceQuality;
  /** What a listener should know before choosing it. */
  note?: string;
}

/** Every language of the house, ISO 639-1. */
export const VOICE_LANGUAGES: readonly string[] = ESPEAK_LANGUAGES.map(({ language }) => language);

/** Every voice that needs neither network nor installing by hand, best first within a language. */
export const HOUSE_VOICES: readonly HouseVoiceInfo[] = [
  {
    id: 'house-en-slt',
    language: 'en',
    engine: 'festival',
    label: 'American English, female',
    gender: 'female',
    quality: 'clear',
  },
  ...ESPEAK_LANGUAGES.map(({ language, note }): HouseVoiceInfo => ({
    id: `house-${language}-embedded`,
    language,
    engine: 'espeak',
    label: 'Embedded, synthetic',
    gender: 'female',
    quality: 'synthetic',
    ...(note ? { note } : {}),
  })),
];

/** Voices of the services that are configured, one a language. */
export function configuredVoices({ server, elevenLabs }: Partial<VoicesConfig>): HouseVoiceInfo[] {
  const languages = server ? (server.languages ?? VOICE_LANGUAGES) : [];
  const served = languages
    .filter((language) => VOICE_LANGUAGES.includes(language))
    .map((language): HouseVoiceInfo => ({
      id: `house-${language}-server`,
      language,
      engine: 'server',
      label: server?.voice ? `Speech server, ${server.voice}` : 'Speech server',
      gender: 'unknown',
      quality: 'natural',
    }));
  const eleven = (elevenLabs ? VOICE_LANGUAGES : []).map((language): HouseVoiceInfo => ({
    id: `house-${language}-elevenlabs`,
    language,
    engine: 'elevenlabs',
    label: 'ElevenLabs',
    gender: 'unknown',
    quality: 'natural',
  }));
  return [...eleven, ...served];
}

/** A voice that the user has installed. */
export function installedVoice({ name, language, label, gender }: VoiceModel): HouseVoiceInfo {
  return { id: `house-${name.toLowerCase()}`, language, engine: 'installed', label, gender, quality: 'natural' };
}
