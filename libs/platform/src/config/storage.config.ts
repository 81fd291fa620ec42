import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Where videos are kept: a folder, or a bucket of an S3 store. */
export type StorageConfig = { kind: 'folder'; path: string } | S3Config;

/** A bucket, and how it is reached. */
export interface S3Config {
  kind: 's3';
  bucket: string;
  /** Put before every key: empty, or ending in `/`. */
  prefix: string;
  /** Unset: Amazon's own. */
  endpoint: string | undefined;
  /** Unset: what the SDK finds in its profile. */
  region: string | undefined;
  /** The bucket stands in the path of addresses and not in their host name. */
  pathStyle: boolean;
  /** Unset: what the SDK's default chain finds (web identity, container, instance, profile). */
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | undefined;
}

const FORMS = 'must be file:///folder, or s3://bucket/prefix?endpoint=…&region=…&pathStyle=on|off';
const BUCKET = /^[A-Za-z0-9][A-Za-z0-9._-]{1,254}$/;
const OPTIONS = new Set(['endpoint', 'region', 'pathStyle']);
/** What most stores call their only region; Cloudflare's takes it for `auto`. */
const ANY_REGION = 'us-east-1';

/** What an address of a storage names, before the environment's keys are added. */
type StorageAddress = { kind: 'folder'; path: string } | Omit<S3Config, 'credentials'>;

const text = z.string().trim().min(1);
const storageUrl = z.string().transform((value, context) => {
  const address = readAddress(value.trim());
  if (typeof address !== 'string') return address;
  context.addIssue({ code: 'custom', message: address });
  return z.NEVER;
});

/** Environment variables of the storage; the AWS ones are named as everywhere. */
export const storageVariables = {
  STORAGE_URL: storageUrl.optional(),
  AWS_ACCESS_KEY_ID: text.optional(),
  AWS_SECRET_ACCESS_KEY: text.optional(),
  AWS_SESSION_TOKEN: text.optional(),
  AWS_REGION: text.optional(),
};

type StorageVariables = z.infer<z.ZodObject<typeof storageVariables>>;

/** The storage out of the parsed variables; `fallback` is the folder where none is named. */
export function readStorage(variables: StorageVariables, fallback: string): StorageConfig {
  return withKeys(variables.STORAGE_URL ?? { kind: 'folder', path: fallback }, variables);
}

/**
 * A storage that an operator names on a command line: an address as `STORAGE_URL` has it, or a folder's path from where the
 * command was typed. The environment's keys and region open it. Throws with what would do.
 */
export function readStoragePlace(place: string, environment: NodeJS.ProcessEnv): StorageConfig {
  if (!/^[a-z0-9]+:\/\//.test(place)) return { kind: 'folder', path: resolve(environment['INIT_CWD'] ?? '', place) };
  const address = readAddress(place);
  if (typeof address === 'string') throw new Error(address);
  const given = Object.entries(environment).filter(([name, value]) => name !== 'STORAGE_URL' && value !== '');
  return withKeys(address, z.object(storageVariables).parse(Object.fromEntries(given)));
}

function withKeys(
  address: StorageAddress,
  { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_REGION }: StorageVariables,
): StorageConfig {
  if (address.kind === 'folder') return address;
  const credentials =
    AWS_ACCESS_KEY_ID !== undefined && AWS_SECRET_ACCESS_KEY !== undefined
      ? {
          accessKeyId: AWS_ACCESS_KEY_ID,
          secretAccessKey: AWS_SECRET_ACCESS_KEY,
          ...(AWS_SESSION_TOKEN === undefined ? {} : { sessionToken: AWS_SESSION_TOKEN }),
        }
      : undefined;
  const region = address.region ?? AWS_REGION ?? (address.endpoint === undefined ? undefined : ANY_REGION);
  return { ...address, region, credentials };
}

/** What the address names, or what is wrong with it; never its own words, which may hold a secret. */
function readAddress(value: string): StorageAddress | string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol === 'file:') return readFolder(url);
  if (url?.protocol !== 's3:' || !BUCKET.test(url.hostname)) return FORMS;
  if (url.username !== '' || url.password !== '')
    return 'holds keys: they belong into AWS_ACCESS_KEY_ID and its fellows';
  const unknown = [...url.searchParams.keys()].filter((name) => !OPTIONS.has(name));
  if (unknown.length > 0 || url.hash !== '' || url.port !== '') return FORMS;
  const parts = decoded(url.pathname)
    ?.split('/')
    .filter((part) => part !== '');
  if (!parts || parts.some((part) => part === '.' || part === '..')) return FORMS;
  const endpoint = url.searchParams.get('endpoint') || undefined;
  if (endpoint !== undefined && !isHost(endpoint))
    return 'endpoint must be http://host:port or https://host, without a path';
  const pathStyle = url.searchParams.get('pathStyle') ?? (endpoint === undefined ? 'off' : 'on');
  if (pathStyle !== 'on' && pathStyle !== 'off') return 'pathStyle must be on or off';
  return {
    kind: 's3',
    bucket: url.hostname,
    prefix: parts.map((part) => `${part}/`).join(''),
    endpoint: endpoint?.replace(/\/$/, ''),
    region: url.searchParams.get('region') || undefined,
    pathStyle: pathStyle === 'on',
  };
}

function readFolder(url: URL): StorageAddress | string {
  if (url.hostname !== '' || url.search !== '' || url.hash !== '') return FORMS;
  const path = decoded(url.pathname);
  return path === undefined ? FORMS : { kind: 'folder', path: fileURLToPath(url) };
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function isHost(endpoint: string): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  const isPlain = url?.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  return isPlain && /^https?:$/.test(url.protocol);
}
