import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, type Schemas } from '../../../api/client';
import { pages, unwrap } from '../../../api/queries';

export type Pack = Schemas['SourcePack'];
export type Fact = Schemas['SourceFact'];
export type SourceRow = Schemas['SourceRow'];

const PAGE = 40;

/** Sources, newest first; those that videos were made of are among them. */
export const sourcesQuery = infiniteQueryOptions(
  pages(['sources'], (cursor) => unwrap(api.GET('/v1/sources', { params: { query: { cursor, limit: PAGE } } }))),
);

/** A source with all that was found in it. */
export const packQuery = (sourcePackId: string) =>
  queryOptions({
    queryKey: ['source-pack', sourcePackId],
    queryFn: () => unwrap(api.GET('/v1/sources/{id}', { params: { path: { id: sourcePackId } } })),
  });
