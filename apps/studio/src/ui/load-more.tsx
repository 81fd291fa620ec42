import { words } from '../words';
import { Button } from './button';

export interface LoadMoreProps {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** Goes on in a long list; takes what `useInfiniteQuery` answers. */
export function LoadMore({ hasNextPage, isFetchingNextPage, fetchNextPage }: LoadMoreProps) {
  if (!hasNextPage) return null;
  return (
    <div style={{ display: 'grid', justifyItems: 'center' }}>
      <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {words.ui.more}
      </Button>
    </div>
  );
}
