import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { api } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import { Button, LinkButton } from '../../../ui/button';
import { Empty } from '../../../ui/empty';
import { LoadMore } from '../../../ui/load-more';
import { ErrorNotice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import { told } from '../../../words/told';
import settings from '../settings.module.css';
import { NOTICES, noticesQuery } from '../../../api/notices-query';
import styles from './notices.module.css';
import { wayOn } from './way-on';

/** `/settings/notices` */
export function NoticesPage() {
  const text = words.account.notices;
  const queries = useQueryClient();
  const { sayError } = useToasts();
  const list = useInfiniteQuery(noticesQuery);
  const notices = list.data?.pages.flatMap(({ data }) => data);
  const unread = (notices ?? []).filter(({ readAt }) => readAt === null).map(({ id }) => id);
  const read = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await unwrap(api.POST('/v1/notifications/{id}/read', { params: { path: { id } } }));
    },
    onError: sayError,
    onSettled: () => queries.invalidateQueries({ queryKey: NOTICES }),
  });
  return (
    <Page
      title={words.account.pages.notices}
      about={text.about}
      width="wide"
      actions={
        unread.length > 0 && (
          <Button busy={read.isPending} onClick={() => read.mutate(unread)}>
            {text.readAll}
          </Button>
        )
      }
    >
      <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />
      {list.isPending && <Skeleton height={88} count={3} />}
      {notices?.length === 0 && <Empty icon={<Bell />} title={text.none} about={text.noneAbout} />}
      {notices && notices.length > 0 && (
        <ul className={styles.list}>
          {notices.map((notice) => (
            <li key={notice.id} className={styles.notice} data-unread={notice.readAt === null || undefined}>
              <div className={styles.words}>
                <h2 className={styles.title} dir="auto">
                  {notice.title}
                </h2>
                <p dir="auto">{notice.message}</p>
                <p className={settings.note}>{told.when(notice.createdAt)}</p>
              </div>
              <div className={settings.row}>
                <LinkButton size="small" to={wayOn(notice)}>
                  {text.goTo[notice.kind]}
                </LinkButton>
                {notice.readAt === null && (
                  <Button size="small" look="quiet" disabled={read.isPending} onClick={() => read.mutate([notice.id])}>
                    {text.read}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <LoadMore {...list} />
    </Page>
  );
}
