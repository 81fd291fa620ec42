import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, ownerHeader } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import { Button, OuterLink } from '../../../ui/button';
import { ErrorNotice } from '../../../ui/notice';
import { Panel } from '../../../ui/panel';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import { told } from '../../../words/told';
import styles from '../settings.module.css';
import { type Archive, EXPORTS, exportsQuery, isBeingWritten } from './exports-query';

/** All that the account has, as one file. */
export function TakeAlongPanel() {
  const text = words.account.profile;
  const queries = useQueryClient();
  const { sayError } = useToasts();
  const { data: archives, error } = useQuery(exportsQuery);
  const order = useMutation({
    mutationFn: () => unwrap(api.POST('/v1/account/export', { params: { header: ownerHeader() } })),
    onError: sayError,
    onSettled: () => queries.invalidateQueries({ queryKey: EXPORTS }),
  });
  const newest = archives?.[0];
  return (
    <Panel title={text.takeAlong} about={text.takeAlongAbout}>
      <div className={styles.stack}>
        <ErrorNotice error={error} />
        {newest && (
          <p className={styles.soft} role="status">
            {stateOf(newest)}
          </p>
        )}
        <div className={styles.row}>
          {newest?.url && (
            <OuterLink href={newest.url} look="main" download>
              {text.download}
            </OuterLink>
          )}
          <Button onClick={() => order.mutate()} busy={order.isPending} disabled={newest && isBeingWritten(newest)}>
            {text.makeArchive}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

function stateOf(archive: Archive): string {
  const text = words.account.profile;
  if (isBeingWritten(archive)) return text.beingWritten;
  if (!archive.expiresAt) return archive.error ?? text.notWritten;
  return text.ready(told.megabytes(archive.bytes ?? 0), told.when(archive.createdAt), told.day(archive.expiresAt));
}
