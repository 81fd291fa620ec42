import { createContext, use } from 'react';

/** Where a chat is shown. */
interface ChatPlace {
  /** Whose drafts are kept; another person at the same browser sees none of them. */
  scope: string;
  /** Told of every video that an answer has begun work on, and whether it was begun with it. */
  onWork: (videoId: string, isNew: boolean) => void;
}

const ChatPlaceContext = createContext<ChatPlace>({ scope: 'owner', onWork: () => undefined });

export const ChatPlaceProvider = ChatPlaceContext;

/** The owner's own studio where nobody says otherwise. */
export function useChatPlace(): ChatPlace {
  return use(ChatPlaceContext);
}
