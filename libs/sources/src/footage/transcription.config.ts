import { ConfigPart, variable } from '@app/platform';

const { text, url } = variable;

const variables = {
  TRANSCRIPTION_BASE_URL: url.optional(),
  TRANSCRIPTION_API_KEY: text.optional(),
  TRANSCRIPTION_MODEL: text.default('whisper-1'),
};

/** A service of OpenAI's format. */
export interface TranscriptionConfig {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
}

/** Who transcribes speech in footage; undefined where neither the address nor the key is set. */
export const TRANSCRIPTION_CONFIG = ConfigPart.from(
  'transcription',
  variables,
  (env): TranscriptionConfig | undefined => {
    const { TRANSCRIPTION_BASE_URL: baseUrl, TRANSCRIPTION_API_KEY: apiKey, TRANSCRIPTION_MODEL: model } = env;
    return baseUrl || apiKey ? { baseUrl: baseUrl ?? 'https://api.openai.com', apiKey, model } : undefined;
  },
);
