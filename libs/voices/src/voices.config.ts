import { z } from 'zod';
import { ConfigPart, variable } from '@app/platform';

const { text, url } = variable;
const languages = z
  .string()
  .transform((value) => value.split(',').map((code) => code.trim().toLowerCase()))
  .refine((codes) => codes.every((code) => /^[a-z]{2}$/.test(code)), 'must be a comma list of codes such as en,pt');

/** What a speech server understands; `piper` and `kokoro` are servers on the user's own machine. */
const SPEECH_FORMATS = ['openai', 'kokoro', 'piper'] as const;

const variables = {
  SPEECH_FORMAT: z.enum(SPEECH_FORMATS).default('openai'),
  SPEECH_BASE_URL: url.optional(),
  SPEECH_API_KEY: text.optional(),
  SPEECH_MODEL: text.optional(),
  SPEECH_VOICE: text.optional(),
  SPEECH_LANGUAGES: languages.optional(),
  ELEVENLABS_BASE_URL: url.default('https://api.elevenlabs.io'),
  ELEVENLABS_API_KEY: text.optional(),
  ELEVENLABS_MODEL: text.default('eleven_multilingual_v2'),
  ELEVENLABS_VOICE: text.default('21m00Tcm4TlvDq8ikWAM'),
  VOICES_BASE_URL: url.default('https://github.com/k2-fsa/sherpa-onnx/releases/download/tts-models'),
};

/** A speech server that is configured. */
export interface SpeechServerConfig {
  format: (typeof SPEECH_FORMATS)[number];
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  voice: string;
  /** ISO 639-1 codes that the voice speaks; undefined: every language of the house. */
  languages: string[] | undefined;
}

export interface ElevenLabsConfig {
  baseUrl: string;
  apiKey: string;
  model: string;
  /** Id of the voice that speaks when none is asked for. */
  voice: string;
}

/** Outside voices, and where voices to install come from. */
export interface VoicesConfig {
  /** Set where `SPEECH_BASE_URL` or `SPEECH_API_KEY` is. */
  server: SpeechServerConfig | undefined;
  /** Set where `ELEVENLABS_API_KEY` is. */
  elevenLabs: ElevenLabsConfig | undefined;
  modelsUrl: string;
}

const SERVER_DEFAULTS = {
  openai: { baseUrl: 'https://api.openai.com', model: 'gpt-4o-mini-tts', voice: 'coral', languages: undefined },
  kokoro: {
    baseUrl: 'http://127.0.0.1:8880',
    model: 'kokoro',
    voice: 'af_heart',
    languages: ['en'],
  },
  piper: { baseUrl: 'http://127.0.0.1:5000', model: '', voice: '', languages: ['en'] },
};

/** Outside voices, and where voices to install come from. */
export const VOICES_CONFIG = ConfigPart.from('voices', variables, (env): VoicesConfig => {
  const defaults = SERVER_DEFAULTS[env.SPEECH_FORMAT];
  const { SPEECH_BASE_URL: baseUrl, SPEECH_API_KEY: apiKey, ELEVENLABS_API_KEY: elevenKey } = env;
  return {
    server:
      baseUrl || apiKey
        ? {
            format: env.SPEECH_FORMAT,
            baseUrl: baseUrl ?? defaults.baseUrl,
            apiKey,
            model: env.SPEECH_MODEL ?? defaults.model,
            voice: env.SPEECH_VOICE ?? defaults.voice,
            languages: env.SPEECH_LANGUAGES ?? defaults.languages,
          }
        : undefined,
    elevenLabs: elevenKey
      ? {
          baseUrl: env.ELEVENLABS_BASE_URL,
          apiKey: elevenKey,
          model: env.ELEVENLABS_MODEL,
          voice: env.ELEVENLABS_VOICE,
        }
      : undefined,
    modelsUrl: env.VOICES_BASE_URL,
  };
});
