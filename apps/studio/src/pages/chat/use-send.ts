import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, type Schemas } from '../../api/client';
import { unwrap } from '../../api/queries';
import { videoQuery } from '../../videos/video-query';
import { chatsQuery, messagesQuery, type MessagePages } from './chat-queries';
import { useChatPlace } from './chat-place';

type Message = Schemas['SendMessage'];

/** Says something in a chat, or begins one with it; answers the id of the chat. */
export function useSend(chatId: string | undefined) {
  const queries = useQueryClient();
  const { onWork } = useChatPlace();
  // A chat whose first message did not get through is gone on with, not begun again.
  const begun = useRef<string>(undefined);
  return useMutation({
    mutationFn: async (body: Message) => {
      const id = chatId ?? (begun.current ??= (await unwrap(api.POST('/v1/chats', { body: {} }))).chatId);
      const exchange = await unwrap(api.POST('/v1/chats/{id}/messages', { params: { path: { id } }, body }));
      return { id, exchange };
    },
    onSuccess: async ({ id, exchange: { message, reply } }) => {
      const { queryKey } = messagesQuery(id);
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (known: MessagePages | undefined) => {
        const [first = { data: [], nextCursor: null }, ...older] = known?.pages ?? [];
        const pages = [{ ...first, data: [reply, message, ...first.data] }, ...older];
        return { pages, pageParams: known?.pageParams ?? [undefined] };
      });
      void queries.invalidateQueries({ queryKey: chatsQuery.queryKey });
      if (reply.videoId === null || reply.action === 'explained') return;
      void queries.invalidateQueries({ queryKey: videoQuery(reply.videoId).queryKey });
      void queries.invalidateQueries({ queryKey: ['videos'] });
      void queries.invalidateQueries({ queryKey: ['account'] });
      if (reply.jobId !== null) onWork(reply.videoId, reply.action === 'made');
    },
  });
}
