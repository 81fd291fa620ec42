import { parseArgs } from 'node:util';
import { WEBHOOK_EVENTS } from '@app/webhooks/events';
import { UsageError } from '../program/command';
import { CommandError } from '../program/exit-codes';

/** What `factreel listen` was asked for. */
export interface ListenWords {
  forwardTo: string;
  /** Names of events that are forwarded; unset: all. */
  events: ReadonlySet<string> | undefined;
  /** Goes on behind this event; unset: where the last run ended, or with the next thing that happens. */
  after: string | undefined;
}

/** What stops the listener and is told in a sentence. */
export class ListenError extends CommandError {}

const USAGE = `Usage: factreel listen --forward-to <url> [--events ${WEBHOOK_EVENTS.join(',')}] [--after <evt_…>]`;
const OPTIONS = {
  'forward-to': { type: 'string' },
  events: { type: 'string' },
  after: { type: 'string' },
} as const;

/** Reads the words behind `factreel listen`. Throws `UsageError` with what would do. */
export function readListenWords(words: string[]): ListenWords {
  const { 'forward-to': forwardTo, events, after } = parse(words);
  if (!forwardTo || !isWebAddress(forwardTo))
    throw wrong('--forward-to must be an address, such as http://127.0.0.1:8080');
  const names = events?.split(',').map((name) => name.trim());
  const unknown = names?.find((name) => !WEBHOOK_EVENTS.some((known) => known === name));
  if (unknown !== undefined) throw wrong(`--events: there is no event "${unknown}"`);
  return { forwardTo, events: names && new Set(names), after };
}

function parse(words: string[]) {
  try {
    return parseArgs({ args: words, options: OPTIONS, strict: true }).values;
  } catch (error) {
    throw wrong((error as Error).message);
  }
}

function wrong(message: string): UsageError {
  return new UsageError(`${message}\n${USAGE}`);
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
