import { setImmediate as turn } from 'node:timers/promises';
import { JSONParser } from '@streamparser/json';

/** Some milliseconds of work; between two pieces the process does what else it has to do. */
const PIECE_BYTES = 65_536;

/** One value of a large answer: its name or its place in its list, and the value. */
export interface AnswerPart {
  key: string | number | undefined;
  value: unknown;
}

/**
 * Reads the values at `paths` (`$.data.*`) of JSON one after the other and forgets each, so that a large answer takes little
 * more memory than its bytes. Throws for what is no JSON or ends too soon, and the signal's reason.
 */
export async function readParts(
  bytes: Buffer,
  paths: string[],
  take: (part: AnswerPart) => void,
  signal?: AbortSignal,
): Promise<void> {
  const parser = new JSONParser({ paths, keepStack: false });
  parser.onValue = ({ key, value }) => take({ key, value });
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
    signal?.throwIfAborted();
    parser.write(bytes.subarray(from, from + PIECE_BYTES));
    await turn();
  }
  if (!parser.isEnded) throw new SyntaxError('the JSON ends too soon');
}
