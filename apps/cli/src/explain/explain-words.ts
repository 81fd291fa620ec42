import { UsageError } from '../program/command';

/** What a person asks of `npm run explain`. */
export interface ExplainWords {
  /** Path of the payload. */
  payload: string;
  /** Path of declarations by pattern; null where there are none. */
  fields: string | null;
  json: boolean;
}

/** Words that are not understood; its message is all that is shown. */
export class ExplainWordsError extends UsageError {}

const USAGE = 'npm run explain -- <payload.json> [--fields <fields.json>] [--json]';

/** Reads the words behind `npm run explain --`. Throws `ExplainWordsError`. */
export function readExplainWords(given: readonly string[]): ExplainWords {
  const words = [...given];
  const json = take(words, '--json') !== null;
  const at = words.indexOf('--fields');
  const [, fields = null] = at < 0 ? [] : words.splice(at, 2);
  const [payload, ...others] = words;
  if (payload === undefined || payload.startsWith('--') || others.length > 0 || (at >= 0 && fields === null))
    throw new ExplainWordsError(USAGE);
  return { payload, fields, json };
}

function take(words: string[], word: string): string | null {
  const at = words.indexOf(word);
  return at < 0 ? null : (words.splice(at, 1)[0] ?? null);
}
