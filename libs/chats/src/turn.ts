import type { EntityManager } from '@mikro-orm/postgresql';
import type { Video } from '@app/videos';
import type { ChatCaller } from './chat-caller';
import type { ChatAction, ChatChoice } from './chat-message.entity';
import type { PendingWork } from './pending-work';
import type { IntentKind, IntentOf } from './understanding/intent';
import type { Material } from './understanding/take-material';

/** An answer before it is stored. */
export interface Reply {
  action: ChatAction;
  text: string;
  videoId?: string;
  jobId?: string;
  choices?: ChatChoice[];
  /** The new pending plan, which replaces any earlier one. */
  pending?: PendingWork;
  /** Id of the plan that this answer settles. */
  settles?: string;
  /** Whether work has begun on `videoId`, whose end will be reported in the chat. */
  awaits?: true;
}

/** Material for a video beside text: library assets, or a source that was read before. */
export type TurnMaterial = Material | { sourceId: string };

/** A message to answer. */
export interface Turn {
  caller: ChatCaller;
  chatId: string;
  material: TurnMaterial | null;
  libraryAssetIds: string[];
  /** The pending plan. */
  pending: PendingWork | null;
  /** The current video. */
  video: Video | null;
  /** Stores message and answer in the transaction of the work. Must be called exactly once, here or through the next one. */
  keep: (em: EntityManager, reply: Reply) => Promise<void>;
  /** The same in a transaction of its own. */
  say: (reply: Reply) => Promise<void>;
}

/** Answers one kind of message. */
export interface Answer<Kind extends IntentKind = IntentKind> {
  answer(turn: Turn, intent: IntentOf<Kind>): Promise<void>;
}
