import { z } from 'zod';

const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

/** Environment variables of social schedulers, part of `environmentSchema`; keys are each account's own. */
export const schedulerVariables = {
  POSTIZ_BASE_URL: url.default('https://api.postiz.com'),
  BUFFER_BASE_URL: url.default('https://api.buffer.com'),
};

/** Where a scheduler answers accounts that name no server of their own. */
interface SchedulerConfig {
  baseUrl: string;
}

/** Schedulers by the name that connections have. */
export type SchedulersConfig = Record<'postiz' | 'buffer', SchedulerConfig>;

/** Schedulers out of the parsed variables. */
export function readSchedulers(env: z.infer<z.ZodObject<typeof schedulerVariables>>): SchedulersConfig {
  return { postiz: { baseUrl: env.POSTIZ_BASE_URL }, buffer: { baseUrl: env.BUFFER_BASE_URL } };
}
