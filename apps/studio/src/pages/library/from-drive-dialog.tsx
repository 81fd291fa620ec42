import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { HardDrive } from 'lucide-react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { api } from '../../api/client';
import { fieldError } from '../../api/error-words';
import { unwrap } from '../../api/queries';
import { Button, LinkButton } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Empty } from '../../ui/empty';
import { ErrorNotice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { TextField } from '../../ui/text-field';
import { words } from '../../words';
import { connectionsQuery } from '../account/connections/connections-query';
import { DriveProgress } from './drive-progress';
import { type ImportJob, libraryJobQuery } from './library-queries';
import styles from './library.module.css';

/** Brings in the shared folder of a drive; goes on when the dialog is closed, and shows how far it is when it opens again. */
export function FromDriveDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = words.library.drive;
  const id = useId();
  const [url, setUrl] = useState('');
  const queries = useQueryClient();
  const connections = useQuery({ ...connectionsQuery, enabled: open });
  const hasDrive = connections.data?.data.some(({ kind }) => kind === 'google-drive' || kind === 'dropbox') ?? false;
  const order = useMutation({
    mutationFn: () => unwrap(api.POST('/v1/tools/import_drive', { body: { url: url.trim() } })),
  });
  const jobId = order.data?.jobId ?? '';
  const asked = useQuery({ ...libraryJobQuery<ImportJob>(jobId, 'import'), enabled: jobId !== '' });
  const job = asked.data ?? order.data;
  const imported = job?.imported ?? 0;
  useEffect(() => {
    if (imported > 0) void queries.invalidateQueries({ queryKey: ['library'] });
  }, [imported, queries]);
  const isRunning = job?.status === 'queued' || job?.status === 'running';
  const wrongUrl = fieldError(order.error, 'url');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!order.isPending && !isRunning && url.trim() !== '') order.mutate();
  };
  const foot = hasDrive && (
    <>
      <Button onClick={onClose}>{text.close}</Button>
      <Button type="submit" form={id} look="main" busy={order.isPending || isRunning} disabled={url.trim() === ''}>
        {text.verb}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={text.title} about={text.about} foot={foot}>
      {connections.isPending && <Skeleton height={120} />}
      <ErrorNotice error={connections.error} onRetry={() => void connections.refetch()} />
      {connections.isSuccess && !hasDrive && (
        <Empty
          icon={<HardDrive />}
          title={text.connect}
          about={text.none}
          actions={
            <LinkButton look="main" to="/settings/connections">
              {text.connect}
            </LinkButton>
          }
        />
      )}
      {hasDrive && (
        <form id={id} className={styles.fields} onSubmit={submit} noValidate>
          <TextField
            label={text.label}
            placeholder={text.placeholder}
            type="url"
            inputMode="url"
            name="url"
            required
            value={url}
            onValueChange={setUrl}
            error={wrongUrl}
          />
          <ErrorNotice error={(wrongUrl ? null : order.error) ?? asked.error} />
          {job && <DriveProgress job={job} />}
        </form>
      )}
    </Dialog>
  );
}
