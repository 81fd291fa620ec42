import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { askProvider, type ModelSettings } from '@app/platform';
import type { LanguageModel } from 'ai';
import { boundedFetch } from './bounded-fetch';

/** The longest answer that is read; a storyboard takes a hundredth of it. */
const MOST_BYTES = 2_000_000;
const OPENAI_URL = 'https://api.openai.com/v1';

/** Anthropic asks for a bound; OpenAI's newer models refuse the field that servers of its format share. */
const MOST_TOKENS = 8_000;

/** A model with what its provider must be told at every call. */
export interface ConnectedModel {
  model: LanguageModel;
  maxOutputTokens?: number;
}

type Connect = (settings: ModelSettings, fetch: typeof globalThis.fetch) => ConnectedModel;

/** Each kind of provider; a base URL is all that stands before `/chat/completions`, `/messages` and `/models/…`. */
const PROVIDERS: Readonly<Record<ModelSettings['provider'], Connect>> = {
  openai: ({ model, apiKey, baseUrl = OPENAI_URL }, fetch) => {
    const connect = createOpenAICompatible({
      name: 'openai',
      baseURL: baseUrl,
      apiKey,
      fetch,
      supportsStructuredOutputs: true,
    });
    return { model: connect(model) };
  },
  // These two would look for keys in variables of their own; where none is configured an empty one is sent.
  anthropic: ({ model, apiKey = '', baseUrl }, fetch) => ({
    model: createAnthropic({ baseURL: baseUrl, apiKey, fetch })(model),
    maxOutputTokens: MOST_TOKENS,
  }),
  google: ({ model, apiKey = '', baseUrl }, fetch) => ({
    model: createGoogleGenerativeAI({ baseURL: baseUrl, apiKey, fetch })(model),
  }),
};

/** The configured model. Nothing is sent yet. */
export function languageModelOf(settings: ModelSettings): ConnectedModel {
  const ask = boundedFetch(MOST_BYTES);
  const counted: typeof globalThis.fetch = (input, init) =>
    askProvider(
      'llm',
      () => ask(input, init),
      ({ status }) => status,
    );
  return PROVIDERS[settings.provider](settings, counted);
}
