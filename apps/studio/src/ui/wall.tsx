import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { Empty } from './empty';
import { LoadMore, type LoadMoreProps } from './load-more';
import { ErrorNotice } from './notice';

interface WallProps<Item> {
  /** What `useInfiniteQuery` answers. */
  query: LoadMoreProps & { isPending: boolean; isSuccess: boolean; error: unknown; refetch: () => unknown };
  /** Of what was loaded, that which is to be seen. */
  items: readonly Item[];
  /** Stands in the list's place while it is loaded. */
  pending: ReactNode;
  className: string | undefined;
  /** Where the search finds nothing, and how to see everything again; null where nothing is searched for. */
  noMatch: { words: { title: string; about: string; clear: string }; onClear: () => void } | null;
  /** Said to who does not see it. */
  count?: (shown: number) => string;
  children: (item: Item) => ReactNode;
}

/** A long list of pictures that loads page by page. */
export function Wall<Item>({ query, items, pending, className, noMatch, count, children }: WallProps<Item>) {
  return (
    <>
      <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
      {query.isPending && <div className={className}>{pending}</div>}
      {query.isSuccess && items.length === 0 && noMatch && (
        <Empty
          icon={<SearchX />}
          title={noMatch.words.title}
          about={noMatch.words.about}
          actions={<Button onClick={noMatch.onClear}>{noMatch.words.clear}</Button>}
        />
      )}
      {count && (
        <p className="spoken" aria-live="polite">
          {query.isSuccess && count(items.length)}
        </p>
      )}
      {items.length > 0 && <ul className={className}>{items.map(children)}</ul>}
      <LoadMore {...query} />
    </>
  );
}
