import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { askProvider } from '@app/platform';
import type { LanguageModel } from 'ai';
import type { ModelSettings } from './model.config';
import { boundedFetch } from './bounded-fetch';

/** The longest answer that is read; a storyboard takes a hundredth of it. */
const MOST_BYTES = 2_000_000;
const OPENAI_URL = 'https://api.openai.com/v1';

/** The longest answer that is asked for; a storyboard takes a quarter of it. */
export const MOST_TOKENS = 8_000;

/** A model with what its provider is told at every call. */
export interface ConnectedModel {
  model: LanguageModel;
  maxOutputTokens: number;
}

/** Where a model is reached. */
type ModelAddress = Pick<ModelSettings, 'provider' | 'model' | 'apiKey' | 'baseUrl'>;
type Connect = (settings: ModelAddress, fetch: typeof globalThis.fetch) => LanguageModel;

/** Each kind of provider; a base URL is all that stands before `/chat/completions`, `/messages` and `/models/…`. */
const PROVIDERS: Readonly<Record<ModelSettings['provider'], Connect>> = {
  openai: ({ model, apiKey, baseUrl = OPENAI_URL }, fetch) => {
    const connect = createOpenAICompatible({
      name: 'openai',
      baseURL: baseUrl,
      apiKey,
      fetch,
      supportsStructuredOutputs: true,
      ...(baseUrl === OPENAI_URL ? { transformRequestBody: boundedAnew } : {}),
    });
    return connect(model);
  },
  // These two would look for keys in variables of their own; where none is configured an empty one is sent.
  anthropic: ({ model, apiKey = '', baseUrl }, fetch) => createAnthropic({ baseURL: baseUrl, apiKey, fetch })(model),
  google: ({ model, apiKey = '', baseUrl }, fetch) =>
    createGoogleGenerativeAI({ baseURL: baseUrl, apiKey, fetch })(model),
};

/** OpenAI's newer models refuse the name of the bound that all other servers of its format know. */
export function boundedAnew({ max_tokens: most, ...body }: Record<string, unknown>): Record<string, unknown> {
  return most === undefined ? body : { ...body, max_completion_tokens: most };
}

/** The configured model. Nothing is sent yet. */
export function languageModelOf(settings: ModelAddress): ConnectedModel {
  const ask = boundedFetch(MOST_BYTES);
  const counted: typeof globalThis.fetch = (input, init) =>
    askProvider(
      'llm',
      () => ask(input, init),
      ({ status }) => status,
    );
  return { model: PROVIDERS[settings.provider](settings, counted), maxOutputTokens: MOST_TOKENS };
}
