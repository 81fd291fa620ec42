import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, type Schemas } from '../../../../api/client';
import { unwrap } from '../../../../api/queries';

const PAUSE_MS = 300;

/** The price of what is chosen, asked for once the choosing rests. */
export function useQuote(request: Schemas['QuoteRequest']) {
  const asked = JSON.stringify(request);
  const [settled, setSettled] = useState(asked);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(asked), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  return useQuery({
    queryKey: ['quote', settled],
    queryFn: () => unwrap(api.POST('/v1/quote', { body: JSON.parse(settled) as Schemas['QuoteRequest'] })),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
