import { loadConfig } from '@app/platform';
import { MODEL_CONFIG } from './model.config';

const read = (environment: NodeJS.ProcessEnv) => MODEL_CONFIG.of(loadConfig('worker', environment, [MODEL_CONFIG]));

describe('the settings of the language model', () => {
  it('name a model, or none', () => {
    expect(read({ LLM_PROVIDER: 'google', LLM_API_KEY: 'k' })).toBeUndefined();
    expect(read({ LLM_MODEL: 'small', LLM_BASE_URL: 'http://127.0.0.1:1/v1/' })).toEqual({
      provider: 'openai',
      model: 'small',
      apiKey: undefined,
      baseUrl: 'http://127.0.0.1:1/v1',
      fallback: true,
      candidates: 1,
      prices: null,
    });
    expect(read({ LLM_MODEL: 'm', LLM_FALLBACK: 'none' })?.fallback).toBe(false);
    expect(() => read({ LLM_PROVIDER: 'oracle', LLM_FALLBACK: 'maybe' })).toThrow(/LLM_PROVIDER[^]*LLM_FALLBACK/);
  });

  it('price a model where both prices are set, within a budget for each video', () => {
    const priced = { LLM_MODEL: 'm', LLM_INPUT_PRICE: '300', LLM_OUTPUT_PRICE: '1500.5' };
    expect(read(priced)?.prices).toEqual({ input: 300, output: 1500.5, budget: 100 });
    expect(read({ ...priced, LLM_BUDGET: '40', LLM_CANDIDATES: '2' })).toMatchObject({
      candidates: 2,
      prices: { budget: 40 },
    });
    expect(() => read({ LLM_INPUT_PRICE: '300' })).toThrow(/LLM_INPUT_PRICE.*set together/);
    expect(() => read({ LLM_INPUT_PRICE: '-1', LLM_CANDIDATES: '3', LLM_BUDGET: '1.5' })).toThrow(
      /LLM_CANDIDATES[^]*LLM_INPUT_PRICE[^]*LLM_BUDGET/,
    );
  });
});
