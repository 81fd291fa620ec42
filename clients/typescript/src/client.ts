import createClient, { type Client, type FetchOptions, type FetchResponse, type ParseAs } from 'openapi-fetch';
import { FactreelError } from './errors.ts';
import { retryingFetch } from './retrying-fetch.ts';
import type { components, paths } from './schema.ts';
import type { WebhookEvent } from './verify-webhook.ts';
import { type OpenStream, type StreamOptions, streamEvents } from './stream-events.ts';
import { type Video, waitForVideo, type WaitOptions } from './wait-for-video.ts';

/** Whom to ask, and how patiently. */
export interface FactreelOptions {
  /** `sk_…`; keep it on your server. Left out by a page that brings other credentials through `fetch`. */
  apiKey?: string;
  /** Where the service is, without `/v1`. */
  baseUrl: string;
  /** Attempts after the first one, on network failures, 429 and 5xx; 3. */
  maxRetries?: number;
  /** Milliseconds until an attempt's answer must have begun; 180,000, since an edit is waited for. */
  timeoutMs?: number;
  /** In place of the global one, for proxies and tests. */
  fetch?: (request: Request) => Promise<Response>;
}

type Verb = 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
type Operation<Path extends keyof paths, V extends Verb> = paths[Path][Lowercase<V>];
type PathsOf<V extends Verb> = {
  [Path in keyof paths]: Operation<Path, V> extends { responses: unknown } ? Path : never;
}[keyof paths];
type Options<Path extends keyof paths, V extends Verb, Parse> = Omit<FetchOptions<Operation<Path, V>>, 'parseAs'> & {
  parseAs?: Parse;
};

/**
 * One verb of the API. What is sent has the operation's own type: openapi-fetch infers it from what it is given, and
 * TypeScript lets a misspelt field pass there.
 */
type Send<V extends Verb> = <Path extends PathsOf<V>, Parse extends ParseAs = 'json'>(
  path: Path,
  ...options: Record<never, never> extends Options<Path, V, Parse>
    ? [Options<Path, V, Parse>?]
    : [Options<Path, V, Parse>]
) => Promise<FetchResponse<Operation<Path, V> & object, { parseAs: Parse }, 'application/json'>>;

/** Routes that answer a list in pages. */
type ListPath = {
  [Path in PathsOf<'GET'>]: paths[Path]['get'] extends {
    parameters: { query?: infer Query };
    responses: { 200: { content: { 'application/json': { data: unknown[]; nextCursor: string | null } } } };
  }
    ? 'cursor' extends keyof NonNullable<Query>
      ? Path
      : never
    : never;
}[PathsOf<'GET'>];
type ItemOf<Path extends ListPath> = paths[Path]['get'] extends {
  responses: { 200: { content: { 'application/json': { data: Array<infer Item> } } } };
}
  ? Item
  : never;

type Verbs = { [V in Verb]: Send<V> };

/** Every route as `GET('/v1/…')`, `POST`, `PATCH` and `DELETE` with its types, and what several of them make together. */
export interface Factreel extends Omit<Client<paths>, Verb>, Verbs {
  /** Every item of a list, read page by page while you ask for more. Throws `FactreelError`. */
  list<Path extends ListPath>(
    path: Path,
    ...options: Record<never, never> extends Options<Path, 'GET', 'json'>
      ? [Options<Path, 'GET', 'json'>?]
      : [Options<Path, 'GET', 'json'>]
  ): AsyncGenerator<ItemOf<Path>, void, void>;
  videos: {
    /** The video once nothing is being made any more; throws as `waitForVideo` does, and `FactreelError`. */
    waitFor(videoId: string, options?: WaitOptions): Promise<Video>;
  };
  events: {
    /** Every event behind the one named, oldest first, page by page, up to the newest. Throws `FactreelError`. */
    after(eventId?: string): AsyncGenerator<WebhookEvent, void, void>;
    /**
     * What happens from now on, or behind an event, as it happens and without end: a connection that breaks is opened again
     * behind the last event. Throws `FactreelError`, `FactreelConnectionError` and the signal's reason.
     */
    stream(options?: StreamOptions): AsyncGenerator<WebhookEvent, void, void>;
  };
}

/** The version of the API that this client speaks, whatever version its key keeps. */
export const API_VERSION: NonNullable<components['parameters']['Factreel-Version']> = '2026-11-29';
const EVENTS_A_PAGE = 100;

/** A client that speaks for one account. POSTs carry idempotency keys and are repeated safely. */
export function createFactreel(options: FactreelOptions): Factreel {
  const {
    apiKey,
    baseUrl,
    maxRetries = 3,
    timeoutMs = 180_000,
    fetch = (request) => globalThis.fetch(request),
  } = options;
  const client = createClient<paths, 'application/json'>({
    baseUrl: baseUrl.replace(/\/+$/, ''),
    fetch: retryingFetch({ maxRetries, timeoutMs, fetch }),
    headers: {
      'factreel-version': API_VERSION,
      ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
    },
  });
  const read = (videoId: string) => async (signal: AbortSignal) =>
    await unwrap(client.GET('/v1/videos/{id}', { params: { path: { id: videoId } }, signal }));
  return {
    ...(client as unknown as Omit<Client<paths>, Verb> & Verbs),
    list: (path, ...[options]) => itemsOf(client, path, options ?? {}),
    videos: { waitFor: (videoId, options) => waitForVideo(read(videoId), options) },
    events: {
      after: (eventId) => eventsAfter(client, eventId),
      stream: (options = {}) => streamEvents(openStream(client, options), options),
    },
  };
}

async function* itemsOf<Item>(
  client: Client<paths, 'application/json'>,
  path: ListPath,
  options: { params?: { query?: object } },
): AsyncGenerator<Item, void, void> {
  // Which path it is, and that its options are right, the caller's types have settled.
  const get = client.GET as unknown as (path: string, options: object) => Promise<Answer>;
  for (let cursor = {}, more = true; more;) {
    const params = { ...options.params, query: { ...options.params?.query, ...cursor } };
    const page = (await unwrap(get(path, { ...options, params }))) as { data: Item[]; nextCursor: string | null };
    yield* page.data;
    cursor = { cursor: page.nextCursor };
    more = page.nextCursor !== null;
  }
}

async function* eventsAfter(
  client: Client<paths, 'application/json'>,
  eventId?: string,
): AsyncGenerator<WebhookEvent, void, void> {
  for (let after = eventId, more = true; more;) {
    const query = { limit: EVENTS_A_PAGE, ...(after === undefined ? {} : { after }) };
    const page = await unwrap(client.GET('/v1/events', { params: { query } }));
    yield* page.data;
    after = page.nextCursor ?? after;
    more = page.nextCursor !== null;
  }
}

function openStream(client: Client<paths, 'application/json'>, { events }: StreamOptions): OpenStream {
  return async (after, signal) => {
    const query = { after, ...(events === undefined ? {} : { events: [...events] as never }) };
    const headers = { accept: 'text/event-stream' };
    const body = await unwrap(client.GET('/v1/events', { params: { query }, headers, parseAs: 'stream', signal }));
    return body as unknown as ReadableStream<Uint8Array>;
  };
}

interface Answer {
  data?: unknown;
  error?: unknown;
  response: Response;
}
type DataOf<A extends Answer> = [Exclude<A['data'], undefined>] extends [never] ? void : Exclude<A['data'], undefined>;

/** The body of an answer, typed; a refusal is thrown as `FactreelError`. */
export async function unwrap<A extends Answer>(asked: Promise<A>): Promise<DataOf<A>> {
  const { data, error, response } = await asked;
  if (!response.ok) throw new FactreelError(response.status, error, response.headers, response.url);
  return data as DataOf<A>;
}
