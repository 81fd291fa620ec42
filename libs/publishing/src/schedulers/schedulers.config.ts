import { ConfigPart, variable } from '@app/platform';

const { url } = variable;

const variables = {
  POSTIZ_BASE_URL: url.default('https://api.postiz.com'),
  BUFFER_BASE_URL: url.default('https://api.buffer.com'),
};

/** Where a scheduler answers accounts that name no server of their own. */
interface SchedulerConfig {
  baseUrl: string;
}

/** Schedulers by the name that connections have. */
export type SchedulersConfig = Record<'postiz' | 'buffer', SchedulerConfig>;

/** Social schedulers; keys are each account's own. */
export const SCHEDULERS_CONFIG = ConfigPart.from('schedulers', variables, (env): SchedulersConfig => ({
  postiz: { baseUrl: env.POSTIZ_BASE_URL },
  buffer: { baseUrl: env.BUFFER_BASE_URL },
}));
