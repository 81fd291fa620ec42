import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api, type Schemas } from '../../../api/client';
import { accountQuery, unwrap } from '../../../api/queries';
import { useOnce } from '../../../api/use-once';

type Order = Schemas['CreateVideo'];

/** Orders a video, forgets its draft, and goes to where it is made; the wallet is asked anew either way. */
export function useMakeVideo(clear: () => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { start, ...making } = useOnce({
    mutationFn: (body: Order, header) => unwrap(api.POST('/v1/videos/from-data', { params: { header }, body })),
    onSuccess: async ({ videoId }) => {
      clear();
      void queries.invalidateQueries({ queryKey: ['videos'] });
      await navigate(`/videos/${videoId}`);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: accountQuery.queryKey }),
  });
  // Until the video's page is there nothing more can be ordered here.
  const isPending = making.isPending || making.isSuccess;
  return { ...making, isPending, make: start };
}
