import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, type Schemas } from '../../api/client';
import { pages, unwrap } from '../../api/queries';
import { inOrder, openJobs } from './thread-order';

export type ChatMessage = Schemas['ChatMessage'];
export type MessagePages = InfiniteData<Schemas['ChatMessagePage'], unknown>;

const MESSAGES = 30;
const CHATS = 30;
/** The word that a video is ready comes by itself. */
const POLL_MS = 2_000;

/** Chats, the one that was last spoken in first. */
export const chatsQuery = infiniteQueryOptions(
  pages(['chats'], (cursor) => unwrap(api.GET('/v1/chats', { params: { query: { cursor, limit: CHATS } } }))),
);

/** What was said, newest first, page by page backwards; asked again while the chat owes word of a video. */
export const messagesQuery = (chatId: string) =>
  infiniteQueryOptions({
    ...pages(['chat', chatId, 'messages'], (cursor) =>
      unwrap(
        api.GET('/v1/chats/{id}/messages', {
          params: { path: { id: chatId }, query: { cursor, limit: MESSAGES } },
        }),
      ),
    ),
    refetchInterval: ({ state }) => (state.data && openJobs(inOrder(state.data.pages)).size > 0 ? POLL_MS : false),
  });

const JOB_POLL_MS = 2_000;

/** A change under way: until it is designed, its video stands as it was and tells nothing of it. */
export const jobQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['job', jobId],
    queryFn: () => unwrap(api.GET('/v1/jobs/{id}', { params: { path: { id: jobId } } })),
    refetchInterval: ({ state }) =>
      state.data?.status === 'queued' || state.data?.status === 'running' ? JOB_POLL_MS : false,
  });

/** What chats can do here. */
export const abilitiesQuery = queryOptions({
  queryKey: ['chat-abilities'],
  queryFn: () => unwrap(api.GET('/v1/chats/abilities')),
  staleTime: Infinity,
});
