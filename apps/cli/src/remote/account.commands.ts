import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type Command, UsageError } from '../program/command';
import { tableOf } from '../program/terminal';
import type { Answer } from './answers';
import { ApiCaller, type Page } from './api-caller';
import { configFolder, findLogin, LoginFile, profileOf } from './login-file';
import { RefusedError, UnansweredError } from './remote.errors';
import { readSentEvents } from './sent-events';

const LOOK_EVERY_MS = 2_000;
/** Names that an order has and data alone has not. */
const ORDER_FIELDS = ['data', 'script'];

const requestRow = ({ at, method, path, status, ms, error }: Answer<'LoggedRequest'>) => [
  at,
  String(status),
  method,
  path,
  `${ms} ms`,
  error ?? '',
];
type FeedEvent = Answer<'WebhookEvent'>;
const eventRow = (one: FeedEvent) => [one.createdAt, one.event, one.id, 'videoId' in one ? one.videoId : '-'];

/** What asks a service about an account. */
export const ACCOUNT_COMMANDS: Command[] = [
  {
    name: 'login',
    about: 'Checks an API key, asked for or read from stdin, and keeps it for the commands below.',
    options: { url: { value: 'url', about: 'the service (FACTREEL_URL, else http://127.0.0.1:3000)' } },
    async run({ values: { url: given } }, terminal) {
      const url = given ?? (await findLogin(terminal)).url;
      if (!URL.canParse(url)) throw new UsageError(`--url must be an address, and ${url} is none.`);
      const apiKey = await askForKey(terminal, url);
      const accountId = await accountOf(new ApiCaller(url, apiKey, terminal.signal));
      const profile = profileOf(terminal);
      const file = await new LoginFile(configFolder(terminal.environment)).keep(profile, { url, apiKey });
      terminal.print({ profile, url, accountId, file }, () => `Logged in to ${url} as ${profile}.`);
    },
  },
  {
    name: 'plan',
    about: 'What the service would make of a payload, and for how many credits; nothing is made.',
    words: '<payload.json>',
    leastWords: 1,
    mostWords: 1,
    async run({ words: [path = ''] }, terminal) {
      const payload = await readJson(path);
      const order = ORDER_FIELDS.some((name) => name in payload) ? payload : { data: payload };
      const plan = await (await ApiCaller.of(terminal)).post<Answer<'Plan'>>('/v1/tools/plan', order);
      terminal.print(plan, ({ planId, quote }) => `${planId}  ${quote.credits} credits`);
    },
  },
  {
    name: 'logs',
    about: 'What was asked with the account’s keys; --follow goes on, one request a line.',
    options: {
      status: { value: 'status', about: 'only these: 402, 4xx' },
      limit: { value: 'n', about: 'how many at most, up to 100 (20)' },
      follow: { short: 'f', about: 'go on until Ctrl-C' },
    },
    async run({ values: { status, limit }, switches }, terminal) {
      const api = await ApiCaller.of(terminal);
      const page = async (query = {}) =>
        await api.get<Page<Answer<'LoggedRequest'>>>('/v1/account/requests', { status, limit, ...query });
      if (!switches.has('follow')) {
        const head = ['at', 'status', 'method', 'path', 'took', 'error'];
        return terminal.print(await page(), ({ data }) => tableOf(head, data.map(requestRow)));
      }
      for (const known = new Set<string>(); !terminal.signal.aborted;) {
        const { data } = await page(known.size > 0 ? { limit: '100' } : {});
        for (const row of data.reverse()) {
          if (known.has(row.id)) continue;
          known.add(row.id);
          terminal.printLine(row, (one) => requestRow(one).join('  '));
        }
        await wait(LOOK_EVERY_MS, undefined, { signal: terminal.signal }).catch(() => undefined);
      }
      return undefined;
    },
  },
  {
    name: 'events',
    about: 'Events of the account, oldest first; --follow goes on with what happens, one event a line.',
    options: {
      after: { value: 'event', about: 'behind this event, start or now; --follow begins with now' },
      events: { value: 'names', about: 'only these, separated by commas' },
      limit: { value: 'n', about: 'how many at most, up to 100 (20)' },
      follow: { short: 'f', about: 'go on until Ctrl-C' },
    },
    async run({ values: { after, events, limit }, switches }, terminal) {
      const api = await ApiCaller.of(terminal);
      if (!switches.has('follow')) {
        const page = await api.get<Page<FeedEvent>>('/v1/events', { after, events, limit });
        return terminal.print(page, ({ data }) => tableOf(['at', 'event', 'id', 'video'], data.map(eventRow)));
      }
      await followEvents(api, { after: after ?? 'now', events }, terminal.signal, (event) =>
        terminal.printLine(event, (one) => eventRow(one).join('  ')),
      );
      return undefined;
    },
  },
];

/** Tells events behind `after` until the signal aborts. A stream that breaks is opened again behind the last one. */
async function followEvents(
  api: ApiCaller,
  { after, events }: { after: string; events: string | undefined },
  signal: AbortSignal,
  tell: (event: FeedEvent) => void,
): Promise<void> {
  let last = after;
  for (let wasOpen = false; !signal.aborted;) {
    try {
      const query = { after: last, events };
      const answer = await api.send('GET', '/v1/events', { query, accept: 'text/event-stream' });
      wasOpen = true;
      for await (const { id, data } of readSentEvents(answer)) {
        tell(JSON.parse(data) as FeedEvent);
        last = id ?? last;
      }
    } catch (error) {
      if (signal.aborted) return;
      const passes = error instanceof UnansweredError || (error instanceof RefusedError && error.status >= 429);
      if (!wasOpen || !passes) throw error;
    }
    await wait(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}

async function askForKey({ stdin, stderr, environment }: Parameters<Command['run']>[1], url: string): Promise<string> {
  const fromEnvironment = environment['FACTREEL_API_KEY'];
  if (fromEnvironment) return fromEnvironment;
  const reader = createInterface({ input: stdin, output: stdin.isTTY ? stderr : undefined });
  try {
    const key = stdin.isTTY
      ? await reader.question(`API key for ${url}: `)
      : await new Promise<string>((resolve) => reader.once('line', resolve).once('close', () => resolve('')));
    if (key.trim() === '') throw new UsageError('No API key was given: write it to stdin, or set FACTREEL_API_KEY.');
    return key.trim();
  } finally {
    reader.close();
  }
}

/** Null for a key that may do other things. */
async function accountOf(api: ApiCaller): Promise<string | null> {
  try {
    return (await api.get<Answer<'Account'>>('/v1/account')).accountId;
  } catch (error) {
    if (error instanceof RefusedError && error.status === 403) return null;
    throw error;
  }
}

async function readJson(path: string): Promise<Record<string, unknown>> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
  } catch (error) {
    throw new UsageError(`${path} cannot be read as JSON: ${(error as Error).message}`);
  }
}
