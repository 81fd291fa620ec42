import { Check, Entity, Enum, Index, type Opt, PrimaryKey, Property } from '@mikro-orm/core';

export const CHAT_ROLES = ['user', 'assistant'] as const;
export type ChatRole = (typeof CHAT_ROLES)[number];

export const CHAT_ACTIONS = ['made', 'edited', 'explained', 'asked', 'refused'] as const;
export type ChatAction = (typeof CHAT_ACTIONS)[number];

/** A quick reply; `text` is the message that it sends. */
export interface ChatChoice {
  label: string;
  text: string;
}

/** An attachment of a message, without its content, which is in the video's source pack. */
export interface KeptAttachments {
  hasData: boolean;
  url: string | null;
  sourceId: string | null;
  libraryAssetIds: string[];
}

/** A message of a chat, from either side. */
@Entity({ tableName: 'chat_messages' })
@Check({ name: 'chat_messages_check', expression: "(role = 'assistant') = (action IS NOT NULL)" })
@Index({
  name: 'chat_messages_awaiting',
  expression:
    'CREATE INDEX chat_messages_awaiting ON chat_messages (awaited_video_id) WHERE awaited_video_id IS NOT NULL',
})
@Index({
  name: 'chat_messages_of',
  expression: 'CREATE INDEX chat_messages_of ON chat_messages (chat_id, position DESC)',
})
export class ChatMessage {
  @PrimaryKey({ type: 'bigint', autoincrement: true })
  position!: Opt<string>;

  /** `msg_…` */
  @Property({ type: 'text', unique: true })
  id!: string;

  @Property({ type: 'text' })
  chatId!: string;

  @Enum({ type: 'text', items: [...CHAT_ROLES] })
  role!: ChatRole;

  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'json', nullable: true })
  attachments!: KeptAttachments | null;

  @Enum({ type: 'text', nullable: true, items: [...CHAT_ACTIONS] })
  action!: ChatAction | null;

  /** The video it is about. */
  @Property({ type: 'text', nullable: true })
  videoId!: string | null;

  @Property({ type: 'text', nullable: true })
  jobId!: string | null;

  @Property({ type: 'json' })
  choices!: ChatChoice[];

  /** The video whose end will be reported after this message, once; null if none. */
  @Property({ type: 'text', nullable: true })
  awaitedVideoId!: string | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
