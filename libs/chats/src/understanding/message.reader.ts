import type { Intent, ReadingContext } from './intent';
import { readByRules } from './read-by-rules';

/** Finds out what words ask for. What films and sources say is never among them. */
export abstract class MessageReader {
  abstract read(words: string, context: ReadingContext): Promise<Intent>;
}

/** By rules, in the thirteen languages' basics. */
export class RuleReader extends MessageReader {
  override async read(words: string, context: ReadingContext): Promise<Intent> {
    return readByRules(words, context);
  }
}
