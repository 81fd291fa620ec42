import { parseArgs } from 'node:util';
import type { Terminal } from './terminal';

/** A word behind `--`; with `value` it takes one, which the help calls so. */
export interface Option {
  value?: string;
  short?: string;
  about: string;
  /** What completion offers. */
  choices?: readonly string[];
}

/** What was given to a command. */
export interface Given {
  words: string[];
  /** Values of options that take one. */
  values: Partial<Record<string, string>>;
  /** Names of the switches that are on. */
  switches: ReadonlySet<string>;
}

/** One subcommand of `factreel`. */
export interface Command {
  /** `videos get`. */
  name: string;
  about: string;
  /** Its words, as the help shows them: `<payload.json>`. */
  words?: string;
  options?: Readonly<Record<string, Option>>;
  /** Most words that it takes; 0 without it. */
  mostWords?: number;
  leastWords?: number;
  /** Reads its words itself and knows no common options. */
  isRaw?: boolean;
  /** An exit code where it is not 0. */
  run(given: Given, terminal: Terminal): Promise<number | void>;
}

/** Words that are not understood, or a file that is not what it should be; told without a stack. */
export class UsageError extends Error {}

/** What every command understands. */
export const COMMON_OPTIONS: Readonly<Record<string, Option>> = {
  json: { about: 'JSON on stdout, as where stdout is no terminal' },
  plain: { about: 'text for people on stdout, as on a terminal' },
  profile: { value: 'name', about: 'the login to use (FACTREEL_PROFILE)' },
  help: { short: 'h', about: 'this help' },
};

/** Reads the words behind a command's name. Throws `UsageError`. */
export function readGiven(command: Command, args: string[]): Given {
  if (command.isRaw) return { words: args, values: {}, switches: new Set() };
  const known = { ...command.options, ...COMMON_OPTIONS };
  const options = Object.fromEntries(
    Object.entries(known).map(([name, { value, short }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const), ...(short ? { short } : {}) },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
    const entries = Object.entries(values);
    const switches = new Set(entries.flatMap(([name, value]) => (value === true ? [name] : [])));
    const { leastWords = 0, mostWords = 0 } = command;
    if (!switches.has('help') && (positionals.length < leastWords || positionals.length > mostWords))
      throw new UsageError(positionals.length < leastWords ? 'A word is missing.' : 'There is a word too many.');
    const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return { words: positionals, values: Object.fromEntries(texts), switches };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usageOf(command)}`);
  }
}

/** One line. */
export function usageOf({ name, words = '', options = {} }: Command): string {
  return ['Usage: factreel', name, words, Object.keys(options).length > 0 ? '[options]' : ''].filter(Boolean).join(' ');
}
