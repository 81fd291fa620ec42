import type { Answer, Turn } from '../turn';
import type { Intent, IntentKind } from '../understanding/intent';

/** Who answers which kind of message; a kind that is missing does not compile. */
export type AnswersByKind = { [Kind in IntentKind]: Answer<Kind> };

/** Hands each message to whoever answers its kind. */
export class AnswerTable {
  constructor(private readonly by: AnswersByKind) {}

  /** Throws what the answer throws; then nothing was written down. */
  async answer(turn: Turn, intent: Intent): Promise<void> {
    // Each kind's answer takes that kind: the table's type says so, which TypeScript cannot follow through a lookup.
    const by = this.by[intent.kind] as Answer;
    await by.answer(turn, intent);
  }
}
