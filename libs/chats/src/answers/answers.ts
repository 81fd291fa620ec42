import type { Answer, Turn } from '../turn';
import type { Intent, IntentKind } from '../understanding/intent';

/** The answer of each kind of message; a missing kind does not compile. */
export type AnswersByKind = { [Kind in IntentKind]: Answer<Kind> };

/** Passes each message to the answer of its kind. */
export class AnswerTable {
  constructor(private readonly by: AnswersByKind) {}

  /** Throws what the answer throws; then nothing was stored. */
  async answer(turn: Turn, intent: Intent): Promise<void> {
    // The table's type pairs each kind with its answer; TypeScript cannot follow that through a lookup.
    const by = this.by[intent.kind] as Answer;
    await by.answer(turn, intent);
  }
}
