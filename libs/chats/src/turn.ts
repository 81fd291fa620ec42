import type { EntityManager } from '@mikro-orm/postgresql';
import type { Video } from '@app/videos';
import type { ChatCaller } from './chat-caller';
import type { ChatAction, ChatChoice } from './chat-message.entity';
import type { PendingWork } from './pending-work';
import type { IntentKind, IntentOf } from './understanding/intent';
import type { Material } from './understanding/take-material';

/** An answer before it is written down. */
export interface Reply {
  action: ChatAction;
  text: string;
  videoId?: string;
  jobId?: string;
  choices?: ChatChoice[];
  /** Waits for its yes from now on, in the place of what waited before. */
  pending?: PendingWork;
  /** Id of the plan that this ends; said once, and to that plan alone. */
  settles?: string;
  /** Work has begun on `videoId`; its end is told in the chat. */
  awaits?: true;
}

/** What a film can be made of beside a text: what the library holds, or a source that was looked at before. */
export type TurnMaterial = Material | { sourceId: string };

/** One message that is to be answered. */
export interface Turn {
  caller: ChatCaller;
  chatId: string;
  material: TurnMaterial | null;
  libraryAssetIds: string[];
  /** What waits for a yes. */
  pending: PendingWork | null;
  /** The film that is talked about. */
  film: Video | null;
  /** Writes message and answer down in the transaction of the work. An answer counts when this was called, and once. */
  keep: (em: EntityManager, reply: Reply) => Promise<void>;
  /** The same in a transaction of its own. */
  say: (reply: Reply) => Promise<void>;
}

/** Answers what one kind of message asks for. */
export interface Answer<Kind extends IntentKind = IntentKind> {
  answer(turn: Turn, intent: IntentOf<Kind>): Promise<void>;
}
