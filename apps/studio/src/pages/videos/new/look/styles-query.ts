import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../../api/client';
import { unwrap } from '../../../../api/queries';

const DAY_MS = 86_400_000;

/** The eleven styles with their moving previews. */
export const stylesQuery = queryOptions({
  queryKey: ['styles'],
  queryFn: () => unwrap(api.GET('/v1/styles')),
  staleTime: DAY_MS,
});

/** Voices and the languages they speak. */
export const voicesQuery = queryOptions({
  queryKey: ['voices'],
  queryFn: () => unwrap(api.GET('/v1/voices')),
});
