import { ChatMessage } from './chat-message.entity';
import { Chat } from './chat.entity';

export type { ChatCaller } from './chat-caller';
export { CHAT_ACTIONS, CHAT_ROLES, type ChatAction, ChatMessage, type ChatRole } from './chat-message.entity';
export { Chat } from './chat.entity';
export { ChatNewsModule } from './chat-news.module';
export { ChatsModule } from './chats.module';
export { ChatsService } from './chats.service';
export { type Dictation, DictationService, LONGEST_DICTATION_S } from './dictation/dictation.service';
export { type Exchange, SendMessageService } from './send-message.service';

/** For the application's list of tables. */
export const CHAT_ENTITIES = [Chat, ChatMessage];
