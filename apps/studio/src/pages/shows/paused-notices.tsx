import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client';
import { unwrap } from '../../api/queries';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { useToasts } from '../../ui/toasts';
import { words } from '../../words';
import { NOTICES, noticesQuery } from '../../api/notices-query';

/** What the owner was told of shows that stopped by themselves, until it is marked as read. */
export function PausedNotices({ seriesId }: { seriesId?: string }) {
  const queries = useQueryClient();
  const { sayError } = useToasts();
  const { data: told } = useInfiniteQuery(noticesQuery);
  const read = useMutation({
    mutationFn: (id: string) => unwrap(api.POST('/v1/notifications/{id}/read', { params: { path: { id } } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: NOTICES }),
    onError: sayError,
  });
  const unread = (told?.pages.flatMap(({ data }) => data) ?? []).filter(
    ({ kind, readAt, data }) =>
      kind === 'series_paused' && readAt === null && (seriesId === undefined || data.seriesId === seriesId),
  );
  return unread.map(({ id, title, message }) => (
    <Notice
      key={id}
      kind="warn"
      title={title}
      action={
        <Button size="small" busy={read.isPending && read.variables === id} onClick={() => read.mutate(id)}>
          {words.shows.markRead}
        </Button>
      }
    >
      {message}
    </Notice>
  ));
}
