import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client';
import { unwrap } from '../../api/queries';
import { useOnce } from '../../api/use-once';
import { Button } from '../../ui/button';
import { ErrorNotice, Notice } from '../../ui/notice';
import { Progress } from '../../ui/progress';
import { words } from '../../words';
import styles from './asset-dialog.module.css';
import { type Asset, type FootageJob, footagePriceQuery, libraryJobQuery } from './library-queries';

/** Indexes a clip, its price told first; one that was indexed before answers the same job, and is not charged again. */
export function IndexFootage({ asset: { libraryAssetId, duration } }: { asset: Asset }) {
  const text = words.library.asset.index;
  const queries = useQueryClient();
  const price = useQuery(footagePriceQuery(Math.max(1, Math.ceil(duration ?? 1))));
  const order = useOnce({
    mutationFn: (_: void, header) =>
      unwrap(api.POST('/v1/tools/index_footage', { params: { header }, body: { libraryAssetId } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['account'] }),
  });
  const jobId = order.data?.jobId ?? '';
  const asked = useQuery({ ...libraryJobQuery<FootageJob>(jobId, 'footage'), enabled: jobId !== '' });
  const job = asked.data ?? order.data;
  const isBad = job?.status === 'failed' || job?.status === 'cancelled';
  return (
    <section className={styles.index}>
      <h3>{text.title}</h3>
      <p className={styles.soft}>{text.about}</p>
      <div className={styles.whole} aria-live="polite">
        <ErrorNotice error={order.error ?? asked.error} />
        <ErrorNotice error={price.error} onRetry={() => void price.refetch()} />
        {job?.status === 'done' && (
          <Notice kind="good" title={text.done}>
            {text.doneAbout}
          </Notice>
        )}
        {isBad && (
          <Notice kind="bad" title={text.failed}>
            {job.error}
          </Notice>
        )}
        {(job?.status === 'queued' || job?.status === 'running') && (
          <Progress label={text.busy} value={job.status === 'queued' ? null : job.progress} />
        )}
      </div>
      {(job === undefined || isBad) && (
        <>
          {price.data && <p className={styles.soft}>{text.price(price.data.credits, price.data.usd)}</p>}
          <Button busy={order.isPending || price.isPending} disabled={!price.data} onClick={() => order.start()}>
            {price.data ? text.verb(price.data.credits) : text.title}
          </Button>
        </>
      )}
    </section>
  );
}
