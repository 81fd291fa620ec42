import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import { AddressRule } from '../fetch/address-rule';
import { StartFault } from '../start-fault';
import { type DrivesConfig, driveVariables, readDrives } from './drives.config';
import { type HttpConfig, httpVariables, readHttp } from './http.config';
import { hasSender, type MailConfig, mailVariables, readMail } from './mail.config';
import { type MarketConfig, marketVariables, readMarket } from './market.config';
import { type MediaConfig, mediaVariables, readMedia } from './media.config';
import { hasBothPrices, type ModelTerms, modelVariables, readModelTerms } from './model.config';
import { paymentVariables, readStripe, type StripeConfig } from './payments.config';
import { pluginEnvironment, type PluginsConfig } from './plugins.config';
import { readRetention, type RetentionConfig, retentionVariables } from './retention.config';
import { readSchedulers, type SchedulersConfig, schedulerVariables } from './schedulers.config';
import { readShutdown, type ShutdownConfig, shutdownVariables } from './shutdown.config';
import { readStorage, type StorageConfig, storageVariables } from './storage.config';
import { readVoices, speechVariables, type VoicesConfig } from './speech.config';
import { readTracing, telemetryVariables, type TracingConfig } from './telemetry.config';
import { readTranscription, type TranscriptionConfig, transcriptionVariables } from './transcription.config';

const text = z.string().trim().min(1);
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
const commaList = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
);
const addressList = commaList.refine(isAddressList, 'must be a comma list of addresses or CIDRs');

/** Digits alone: `Number` would also take spaces for 0, `0x50` and `1e3`. */
function whole(least: number, most: number) {
  return z
    .string()
    .trim()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be ${least} to ${most}`);
}

/** `off`, `on` for every video of several segments, or the least length of a video, seconds. */
const fanout = z
  .string()
  .trim()
  .regex(/^(off|on|\d{1,3})$/, 'must be on, off or a number of seconds')
  .transform((value) => (value === 'off' ? null : value === 'on' ? 0 : Number(value)));

/** Environment variables that Factreel reads, with their defaults; `.env.example` is the same list for people. */
export const environmentSchema = z.object({
  PORT: whole(0, 65535).optional(),
  HOST: text.default('127.0.0.1'),
  BASE_URL: url.optional(),
  STUDIO_URL: url.optional(),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be postgresql://user:password@host:port/database' })
    .optional(),
  QUEUE_URL: z
    .url({ protocol: /^(rediss?|postgres(ql)?)$/, error: 'must be redis://…, rediss://… or postgresql://…' })
    .optional(),
  FETCH_ALLOW: addressList.default([]),
  SECRET_KEY: z.string().min(16).optional(),
  SECRET_KEY_OTHER: z.string().min(16).optional(),
  OPS_PASSWORD: text.optional(),
  MIGRATE: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOG_PRETTY: z.enum(['on', 'off']).default('off'),
  LIBRARY_MAX_MB: whole(1, 1_000_000_000).default(20_000),
  WORKER_CONCURRENCY: whole(1, 64).default(1),
  WORK_PROCESSES: whole(1, 64).default(2),
  WORK_PROCESS_S: whole(1, 600).default(10),
  WORK_PROCESS_MB: whole(128, 16_384).default(512),
  RENDER_PARALLEL: whole(1, 64).optional(),
  RENDER_FANOUT: fanout.default(null),
  STALLED_AFTER_S: whole(2, 600).default(20),
  FFMPEG_PATH: text.optional(),
  TOOL_PLUGINS: commaList.default([]),
  TOOL_PLUGINS_IN_PROCESS: commaList.default([]),
  TOOL_PLUGINS_ENV: commaList.default([]),
  TOOL_PROCESSES: whole(1, 64).default(8),
  TOOL_PROCESS_MB: whole(128, 16_384).default(512),
  CHROMIUM_PATH: text.optional(),
  LLM_PROVIDER: z.enum(['openai', 'anthropic', 'google']).default('openai'),
  LLM_MODEL: text.optional(),
  LLM_API_KEY: text.optional(),
  LLM_BASE_URL: url.optional(),
  LLM_FALLBACK: z.enum(['composer', 'none']).default('composer'),
  ...modelVariables,
  ...storageVariables,
  ...speechVariables,
  ...mediaVariables,
  ...transcriptionVariables,
  ...marketVariables,
  ...driveVariables,
  ...schedulerVariables,
  ...paymentVariables,
  ...httpVariables,
  ...mailVariables,
  ...shutdownVariables,
  ...retentionVariables,
  ...telemetryVariables,
});
/** Variables of earlier releases. Passed over in silence, this one would keep for ever what an operator wants gone. */
const FORMER_NAMES = { RETAIN_FILMS_DAYS: 'RETAIN_VIDEOS_DAYS' };
const BOTH_NEEDED = {
  path: ['LLM_INPUT_PRICE'],
  message: 'and LLM_OUTPUT_PRICE are set together',
  when: () => true,
};
const SENDER_NEEDED = { path: ['MAIL_FROM'], message: 'must be set where SMTP_URL is', when: () => true };

/** Everything the processes are told from outside, parsed once at start. */
export interface Config {
  role: Role;
  host: string;
  port: number;
  baseUrl: string;
  studioUrl: string;
  dataDir: string;
  /** Unset: an embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined;
  /** Unset: the queue lives in the same PostgreSQL. */
  queueUrl: string | undefined;
  storage: StorageConfig;
  /** Of one account's library together. */
  libraryMaxBytes: number;
  /** Addresses or CIDRs that user-given URLs may reach although private. */
  fetchAllow: string[];
  secretKey: string | undefined;
  /** Opens what was sealed under it and seals nothing; set while `SECRET_KEY` is changed. */
  otherSecretKey: string | undefined;
  opsPassword: string | undefined;
  /** Unset: no traces are made. */
  tracing: TracingConfig | undefined;
  migrateAtStart: boolean;
  http: HttpConfig;
  shutdown: ShutdownConfig;
  logLevel: string;
  logPretty: boolean;
  workerConcurrency: number;
  /** Processes for what would hold up the event loop, and what one request may cost there: of a processor, and of memory. */
  work: { atOnce: number; seconds: number; mb: number };
  /** Segments rendered side by side; unset: the number of processors. */
  renderParallel: number | undefined;
  /** Videos of so many seconds and more are made by all workers together; null: each video by one worker. */
  renderFanoutSeconds: number | null;
  /** Seconds without a sign of life after which a worker's job is given to another. */
  stalledAfterSeconds: number;
  ffmpegPath: string | undefined;
  toolPlugins: PluginsConfig;
  browser: BrowserConfig;
  voices: VoicesConfig;
  media: MediaConfig;
  /** Unset: nobody writes down what is said in footage. */
  transcription: TranscriptionConfig | undefined;
  market: MarketConfig;
  drives: DrivesConfig;
  schedulers: SchedulersConfig;
  mail: MailConfig;
  retention: RetentionConfig;
  /** Unset: cards are the sandbox's, and no money is taken. */
  stripe: StripeConfig | undefined;
  /** Unset: no model writes videos, the embedded composer does. */
  llm: ModelSettings | undefined;
}

/** Where the browser is that reads pages which only their scripts draw. */
export interface BrowserConfig {
  /** This one or none; unset: an installed one. */
  path: string | undefined;
  /** Folders with programs, as `PATH` lists them. */
  searchPath: string;
}

/** The language model that writes videos. */
export interface ModelSettings extends ModelTerms {
  provider: 'openai' | 'anthropic' | 'google';
  model: string;
  apiKey: string | undefined;
  /** Unset: the provider's own address. */
  baseUrl: string | undefined;
  /** The composer writes the video where the model fails; else the video ends in `error`. */
  fallback: boolean;
}

/** Which program this process is; only the default port depends on it. */
export type Role = 'api' | 'worker' | 'cli';

const DEFAULT_PORT: Record<Role, number> = { api: 3000, worker: 3001, cli: 0 };

/** All that is wrong with the environment, in one message. */
export class ConfigError extends StartFault {}

/** Parses the environment; empty variables count as unset. Throws `ConfigError` that names every bad variable. */
export function loadConfig(role: Role, environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.refine(hasSender, SENDER_NEEDED).refine(hasBothPrices, BOTH_NEEDED).safeParse(given);
  const former = Object.entries(FORMER_NAMES).filter(([name]) => name in given);
  if (!parsed.success || former.length > 0) {
    const faults = [
      ...former.map(([name, now]) => `  ${name}: is called ${now} now`),
      ...(parsed.error?.issues ?? []).map((issue) => `  ${issue.path.join('.')}: ${issue.message}`),
    ];
    throw new ConfigError(`The environment is not right:\n${faults.join('\n')}\nSee .env.example for every variable.`);
  }
  const env = parsed.data;
  const port = env.PORT ?? DEFAULT_PORT[role];
  const dataDir = isAbsolute(env.DATA_DIR) ? env.DATA_DIR : resolve(process.cwd(), env.DATA_DIR);
  const baseUrl = env.BASE_URL ?? `http://${urlHost(env.HOST)}:${role === 'api' ? port : DEFAULT_PORT.api}`;
  return {
    role,
    host: env.HOST,
    port,
    baseUrl,
    studioUrl: env.STUDIO_URL ?? baseUrl,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    queueUrl: env.QUEUE_URL,
    storage: readStorage(env, resolve(dataDir, 'storage')),
    libraryMaxBytes: env.LIBRARY_MAX_MB * 1_000_000,
    fetchAllow: env.FETCH_ALLOW,
    secretKey: env.SECRET_KEY,
    otherSecretKey: env.SECRET_KEY_OTHER,
    opsPassword: env.OPS_PASSWORD,
    tracing: readTracing(env, role),
    migrateAtStart: env.MIGRATE === 'on',
    http: readHttp(env),
    shutdown: readShutdown(env),
    logLevel: env.LOG_LEVEL,
    logPretty: env.LOG_PRETTY === 'on',
    workerConcurrency: env.WORKER_CONCURRENCY,
    work: { atOnce: env.WORK_PROCESSES, seconds: env.WORK_PROCESS_S, mb: env.WORK_PROCESS_MB },
    renderParallel: env.RENDER_PARALLEL,
    renderFanoutSeconds: env.RENDER_FANOUT,
    stalledAfterSeconds: env.STALLED_AFTER_S,
    ffmpegPath: env.FFMPEG_PATH,
    toolPlugins: {
      apart: env.TOOL_PLUGINS,
      inProcess: env.TOOL_PLUGINS_IN_PROCESS,
      environment: pluginEnvironment(environment, env.TOOL_PLUGINS_ENV),
      atOnce: env.TOOL_PROCESSES,
      mb: env.TOOL_PROCESS_MB,
      isHeard: env.LOG_LEVEL !== 'silent',
    },
    browser: { path: env.CHROMIUM_PATH, searchPath: environment['PATH'] ?? '' },
    voices: readVoices(env),
    media: readMedia(env),
    transcription: readTranscription(env),
    market: readMarket(env),
    drives: readDrives(env),
    schedulers: readSchedulers(env),
    mail: readMail(env),
    retention: readRetention(env),
    stripe: readStripe(env),
    llm: env.LLM_MODEL === undefined ? undefined : { ...modelOf(env), model: env.LLM_MODEL },
  };
}

function modelOf(env: z.infer<typeof environmentSchema>): Omit<ModelSettings, 'model'> {
  return {
    provider: env.LLM_PROVIDER,
    apiKey: env.LLM_API_KEY,
    baseUrl: env.LLM_BASE_URL,
    fallback: env.LLM_FALLBACK === 'composer',
    ...readModelTerms(env),
  };
}

function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

function isAddressList(entries: string[]): boolean {
  try {
    new AddressRule(entries);
    return true;
  } catch {
    return false;
  }
}
