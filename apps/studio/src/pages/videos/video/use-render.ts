import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import type { Video } from '../../../videos/video-query';
import { useToasts } from '../../../ui/toasts';
import { useVideoChange } from './use-video-change';

const SHORTEST = 15;
const LONGEST = 90;

/** Makes the video of the script that stands; `credits` is what that costs, null until the api has told. */
export function useRender({ videoId, duration }: Video) {
  const { sayError } = useToasts();
  const targetSeconds = Math.min(LONGEST, Math.max(SHORTEST, Math.ceil(duration)));
  const price = useQuery({
    queryKey: ['price', 'render', targetSeconds],
    queryFn: () => unwrap(api.POST('/v1/quote', { body: { targetSeconds } })),
    staleTime: Infinity,
  });
  const render = useVideoChange(videoId, (_: void, header) =>
    unwrap(api.POST('/v1/videos/{id}/render', { params: { path: { id: videoId }, header } })),
  );
  return {
    start: () => render.start(undefined, { onError: sayError }),
    busy: render.isPending,
    credits: price.data?.breakdown.find(({ type }) => type === 'render')?.credits ?? null,
  };
}
