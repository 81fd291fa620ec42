import { loadConfig } from '@app/platform';
import { STRIPE_CONFIG } from './payments.config';

const read = (environment: NodeJS.ProcessEnv) => STRIPE_CONFIG.of(loadConfig('api', environment, [STRIPE_CONFIG]));

describe('the settings of payments', () => {
  it('use Stripe once it has a key, at an address that its SDK can add to', () => {
    expect(read({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toBeUndefined();
    expect(read({ STRIPE_API_KEY: 'sk_1', STRIPE_BASE_URL: 'http://127.0.0.1:1/' })).toEqual({
      baseUrl: 'http://127.0.0.1:1',
      apiKey: 'sk_1',
      webhookSecret: undefined,
      publishableKey: undefined,
    });
    expect(() => read({ STRIPE_BASE_URL: 'https://x.example/v1' })).toThrow(
      'STRIPE_BASE_URL: must be an address without',
    );
  });
});
