import type { Intent, ReadingContext } from './intent';
import { readByRules } from './read-by-rules';

/** Finds out what a message asks for. It never sees the content of videos or sources. */
export abstract class MessageReader {
  abstract read(words: string, context: ReadingContext): Promise<Intent>;
}

/** Reads by rules, with the basics of thirteen languages. */
export class RuleReader extends MessageReader {
  override async read(words: string, context: ReadingContext): Promise<Intent> {
    return readByRules(words, context);
  }
}
