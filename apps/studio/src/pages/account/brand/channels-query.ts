import { queryOptions } from '@tanstack/react-query';
import { api, type Schemas } from '../../../api/client';
import { pages, unwrap } from '../../../api/queries';

export type Channel = Schemas['Channel'];

/** Every list of channels lives under it. */
export const CHANNELS = ['channels'] as const;

/** Channels, newest first. */
export const channelsQuery = pages([...CHANNELS, 'settings'], (cursor) =>
  unwrap(api.GET('/v1/channels', { params: { query: { limit: 50, cursor } } })),
);

export const channelQuery = (id: string) =>
  queryOptions({
    queryKey: ['channel', id],
    queryFn: () => unwrap(api.GET('/v1/channels/{id}', { params: { path: { id } } })),
  });
