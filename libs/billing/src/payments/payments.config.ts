import { z } from 'zod';
import { ConfigPart, variable } from '@app/platform';

const { text } = variable;
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => URL.canParse(value) && /^\/?$/.test(new URL(value).pathname), 'must be an address without a path')
  .transform((value) => value.replace(/\/+$/, ''));

const variables = {
  STRIPE_BASE_URL: origin.default('https://api.stripe.com'),
  STRIPE_API_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_PUBLISHABLE_KEY: text.optional(),
};

/** Stripe, which keeps and charges cards. */
export interface StripeConfig {
  /** Without a path: its SDK brings its own. */
  baseUrl: string;
  apiKey: string;
  /** Unset: its webhook is off. */
  webhookSecret: string | undefined;
  /** What the studio's page speaks to Stripe with; unset: no card can be typed in there. */
  publishableKey: string | undefined;
}

/** Stripe; undefined without a key: the sandbox takes its place. */
export const STRIPE_CONFIG = ConfigPart.from('stripe', variables, (env): StripeConfig | undefined => {
  const { STRIPE_BASE_URL: baseUrl, STRIPE_API_KEY: apiKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (apiKey === undefined) return undefined;
  return { baseUrl, apiKey, webhookSecret, publishableKey: env.STRIPE_PUBLISHABLE_KEY };
});
