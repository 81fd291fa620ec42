import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, type Schemas } from '../../api/client';
import { pages, unwrap } from '../../api/queries';
import { folded } from '../../ui/folded';

export type Asset = Schemas['LibraryAsset'];
export type ImportJob = Schemas['ImportJob'];
export type FootageJob = Schemas['FootageJob'];

export const KINDS = ['all', 'video', 'image', 'audio'] as const;

/** What the grid is narrowed to; empty for all. */
export interface LibraryFilter {
  kind: (typeof KINDS)[number];
  folder: string;
  /** Words of the title. */
  search: string;
}

const PAGE = 48;
const MOST_FOLDERS = 100;
const POLL_MS = 1_500;

/** Assets, newest first. */
export const libraryQuery = ({ kind, folder }: LibraryFilter) =>
  infiniteQueryOptions(
    pages(['library', 'grid', { kind, folder }], (cursor) =>
      unwrap(
        api.GET('/v1/library', {
          params: {
            query: { cursor, limit: PAGE, ...(kind === 'all' ? {} : { kind }), ...(folder === '' ? {} : { folder }) },
          },
        }),
      ),
    ),
  );

/** Folders that hold something, by name. */
export const foldersQuery = queryOptions({
  queryKey: ['library', 'folders'],
  queryFn: () => unwrap(api.GET('/v1/library/folders', { params: { query: { limit: MOST_FOLDERS } } })),
});

export const assetQuery = (libraryAssetId: string) =>
  queryOptions({
    queryKey: ['library', 'asset', libraryAssetId],
    queryFn: () => unwrap(api.GET('/v1/library/{id}', { params: { path: { id: libraryAssetId } } })),
  });

/** What indexing a clip of so many seconds costs. */
export const footagePriceQuery = (footageSeconds: number) =>
  queryOptions({
    queryKey: ['price', 'footage', footageSeconds],
    queryFn: () => unwrap(api.POST('/v1/quote', { body: { kind: 'footage', footageSeconds } })),
    staleTime: Infinity,
  });

const isOver = (job: { status: Schemas['Job']['status'] }) => job.status !== 'queued' && job.status !== 'running';

/** A job of the library until it is over: bringing in a folder, or indexing a clip. */
export const libraryJobQuery = <Job extends ImportJob | FootageJob>(jobId: string, kind: Job['kind']) =>
  queryOptions({
    queryKey: ['job', jobId],
    queryFn: async () => {
      const job = await unwrap(api.GET('/v1/jobs/{id}', { params: { path: { id: jobId } } }));
      if (job.kind !== kind) throw new Error(`job ${jobId} is of another kind`);
      return job as Job;
    },
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : POLL_MS),
  });

/** What of the loaded assets is shown. */
export function shownOf(assets: readonly Asset[], { search }: LibraryFilter): Asset[] {
  const sought = folded(search.trim());
  return assets.filter(({ title }) => folded(title).includes(sought));
}
