import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api, type Schemas } from '../../../api/client';
import { accountQuery, unwrap } from '../../../api/queries';
import { useOnce } from '../../../api/use-once';

type Order = Schemas['CreateVideo'];

/** Orders a film, forgets its draft, and goes to where it is made; the wallet is asked anew either way. */
export function useMakeFilm(clear: () => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { start, ...making } = useOnce({
    mutationFn: (body: Order, header) => unwrap(api.POST('/v1/videos/from-data', { params: { header }, body })),
    onSuccess: async ({ videoId }) => {
      clear();
      void queries.invalidateQueries({ queryKey: ['films'] });
      await navigate(`/films/${videoId}`);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: accountQuery.queryKey }),
  });
  // Until the film's page is there nothing more can be ordered here.
  const isPending = making.isPending || making.isSuccess;
  return { ...making, isPending, make: start };
}
