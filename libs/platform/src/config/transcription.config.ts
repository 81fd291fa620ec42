import { z } from 'zod';

const text = z.string().trim().min(1);
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

/** Environment variables of the service that writes down what is said, part of `environmentSchema`. */
export const transcriptionVariables = {
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

/** The service out of the parsed variables; undefined where neither its address nor its key is set. */
export function readTranscription(
  env: z.infer<z.ZodObject<typeof transcriptionVariables>>,
): TranscriptionConfig | undefined {
  const { TRANSCRIPTION_BASE_URL: baseUrl, TRANSCRIPTION_API_KEY: apiKey, TRANSCRIPTION_MODEL: model } = env;
  return baseUrl || apiKey ? { baseUrl: baseUrl ?? 'https://api.openai.com', apiKey, model } : undefined;
}
