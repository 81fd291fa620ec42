import { z } from 'zod';

const MOST_PROXIES = 10;
const addressOrRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** `off`, a number of proxies, or their addresses: what Fastify's own `trustProxy` takes. */
const trustProxy = z.string().trim().transform(readTrust);

const positive = z
  .string()
  .trim()
  .regex(/^[1-9]\d{0,8}$/, 'must be a whole number from 1')
  .transform(Number);

/** Environment variables of the front door, read with those of the platform. */
export const httpVariables = {
  RATE_LIMIT_MAX: positive.default(120),
  RATE_LIMIT_WINDOW_S: positive.default(60),
  REQUEST_TIMEOUT_S: positive.default(30),
  TRUST_PROXY: trustProxy.default(false),
  FACTREEL_API_KEY: z.string().trim().min(1).optional(),
};

/** How many requests are taken, and from whom a caller's address is believed. */
export interface HttpConfig {
  /** Requests of one key, or of one address without a key, in a window. */
  rateLimit: { max: number; windowSeconds: number };
  /** How long the head of a request, and then its JSON, are waited for; files have longer. */
  requestTimeoutMs: number;
  /** Proxies that may say for whom they ask: none, so many of them, or those at these addresses. */
  trustProxy: false | number | string[];
  /** The key under which a command asks the api; programs that serve have none. */
  apiKey: string | undefined;
}

/** The front door out of the parsed variables. */
export function readHttp(env: z.infer<z.ZodObject<typeof httpVariables>>): HttpConfig {
  return {
    rateLimit: { max: env.RATE_LIMIT_MAX, windowSeconds: env.RATE_LIMIT_WINDOW_S },
    requestTimeoutMs: env.REQUEST_TIMEOUT_S * 1000,
    trustProxy: env.TRUST_PROXY,
    apiKey: env.FACTREEL_API_KEY,
  };
}

function readTrust(value: string, context: z.RefinementCtx): HttpConfig['trustProxy'] {
  if (value === 'off') return false;
  if (/^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= MOST_PROXIES) return Number(value);
  const addresses = value.split(',').map((entry) => entry.trim());
  if (addresses.every((entry) => addressOrRange.safeParse(entry).success)) return addresses;
  const message = `must be off, a number of proxies (1 to ${MOST_PROXIES}), or a comma list of addresses or CIDRs`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}
