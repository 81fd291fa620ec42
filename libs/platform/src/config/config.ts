import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import { AddressRule } from '../fetch/address-rule';
import { StartFault } from '../start-fault';
import type { ConfigPart } from './config-part';
import { type HttpConfig, httpVariables, readHttp } from './http.config';
import { hasSender, type MailConfig, mailVariables, readMail } from './mail.config';
import { readShutdown, type ShutdownConfig, shutdownVariables } from './shutdown.config';
import { readStorage, type StorageConfig, storageVariables } from './storage.config';
import { readTracing, telemetryVariables, type TracingConfig } from './telemetry.config';
import { variable } from './variable';

const { text, url, whole } = variable;
const addressList = variable.list.refine(isAddressList, 'must be a comma list of addresses or CIDRs');

/** Environment variables of the platform; those of the libs above it are in their own parts. */
const platformVariables = {
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
  WORKER_CONCURRENCY: whole(1, 64).default(1),
  WORK_PROCESSES: whole(1, 64).default(2),
  WORK_PROCESS_S: whole(1, 600).default(10),
  WORK_PROCESS_MB: whole(128, 16_384).default(512),
  STALLED_AFTER_S: whole(2, 600).default(20),
  ...storageVariables,
  ...httpVariables,
  ...mailVariables,
  ...shutdownVariables,
  ...telemetryVariables,
};
/** Variables of earlier releases. Passed over in silence, this one would keep for ever what an operator wants gone. */
const FORMER_NAMES = { RETAIN_FILMS_DAYS: 'RETAIN_VIDEOS_DAYS' };
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
  /** Seconds without a sign of life after which a worker's job is given to another. */
  stalledAfterSeconds: number;
  mail: MailConfig;
  /** Settings of the libs above; `part.of(config)` and `part.token` give them typed. */
  parts: ReadonlyMap<ConfigPart, unknown>;
}

/** Which program this process is; only the default port depends on it. */
export type Role = 'api' | 'worker' | 'cli';

const DEFAULT_PORT: Record<Role, number> = { api: 3000, worker: 3001, cli: 0 };

/** All that is wrong with the environment, in one message. */
export class ConfigError extends StartFault {}

/** Names of the environment variables that a program with these parts reads; `.env.example` is the same list for people. */
export function variablesOf(parts: readonly ConfigPart[]): string[] {
  return [platformVariables, ...parts.map(({ variables }) => variables)].flatMap((variables) => Object.keys(variables));
}

/**
 * Parses the environment for the platform and these parts; empty variables count as unset. Throws `ConfigError` that names
 * every bad variable of all of them.
 */
export function loadConfig(role: Role, environment: NodeJS.ProcessEnv, parts: readonly ConfigPart[] = []): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const ofParts: object = Object.fromEntries(parts.flatMap(({ variables }) => Object.entries(variables)));
  let schema = z.object({ ...platformVariables, ...ofParts }).refine(hasSender, SENDER_NEEDED);
  for (const { rule } of parts)
    if (rule) schema = schema.refine(rule.holds, { path: rule.path, message: rule.message, when: () => true });
  const parsed = schema.safeParse(given);
  const former = Object.entries(FORMER_NAMES).filter(([name]) => name in given);
  if (!parsed.success || former.length > 0) {
    const faults = [
      ...former.map(([name, now]) => `  ${name}: is called ${now} now`),
      ...(parsed.error?.issues ?? []).map((issue) => `  ${issue.path.join('.')}: ${issue.message}`),
    ];
    throw new ConfigError(`The environment is not right:\n${faults.join('\n')}\nSee .env.example for every variable.`);
  }
  const env = parsed.data;
  const surroundings = { environment, logLevel: env.LOG_LEVEL };
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
    stalledAfterSeconds: env.STALLED_AFTER_S,
    mail: readMail(env),
    parts: new Map(parts.map((part) => [part, part.read(env, surroundings)])),
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
