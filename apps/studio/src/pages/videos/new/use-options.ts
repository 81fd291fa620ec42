import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import { showsQuery } from '../videos-query';
import type { Draft } from './draft';
import { type Options, settledBy, USUAL } from './options';
import type { BrandChoice } from '../editor/telling-settings';

const MOST = 100;

/** Channels that a video or a show can be filed in. */
export const channelsQuery = queryOptions({
  queryKey: ['video-channels'],
  queryFn: () => unwrap(api.GET('/v1/channels', { params: { query: { limit: MOST } } })),
});

/** The options as they would be: what was chosen, before the show, its channel and what is usual; and where to file it. */
export function useOptions({ asked, showId, channelId }: Draft) {
  const shows = useQuery(showsQuery).data?.data ?? [];
  const channels = useQuery(channelsQuery).data?.data ?? [];
  const show = shows.find((one) => one.showId === showId);
  const channel = channels.find((one) => one.channelId === (channelId || show?.channelId));
  const options: Options = {
    ...USUAL,
    ...settledBy(channel?.defaults ?? {}),
    ...settledBy(show?.defaults ?? {}),
    ...asked,
  };
  return { options, shows, channels };
}

/** Brands that are saved, by channel. */
export function useBrands(): BrandChoice[] {
  const { data: channels } = useQuery(channelsQuery);
  return (channels?.data ?? []).flatMap(({ channelId, name, brand }) =>
    brand ? [{ value: channelId, label: name, brand }] : [],
  );
}
