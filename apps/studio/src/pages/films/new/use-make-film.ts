import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { api, type Schemas } from '../../../api/client';
import { accountQuery, unwrap } from '../../../api/queries';
import { useOnce } from '../../../api/use-once';

type Order = Schemas['CreateVideo'];

/** Orders a film, forgets its draft, and goes to where it is made; the wallet is asked anew either way. */
export function useMakeFilm(clear: () => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const attempt = useRef<{ of: string; key: string } | null>(null);
  const { mutateAsync, ...making } = useMutation({
    mutationFn: (body: Order) => {
      // The same order after a connection that broke off is the same film, not a second one.
      const of = JSON.stringify(body);
      if (attempt.current?.of !== of) attempt.current = { of, key: crypto.randomUUID() };
      const header = { 'Idempotency-Key': attempt.current.key };
      return unwrap(api.POST('/v1/videos/from-data', { params: { header }, body }));
    },
    onSuccess: async ({ videoId }) => {
      attempt.current = null;
      clear();
      void queries.invalidateQueries({ queryKey: ['films'] });
      await navigate(`/films/${videoId}`);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: accountQuery.queryKey }),
  });
  return { ...making, make: useOnce(mutateAsync) };
}
