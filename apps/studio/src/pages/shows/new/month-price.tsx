import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../../../api/queries';
import { Skeleton } from '../../../ui/skeleton';
import { ErrorNotice } from '../../../ui/notice';
import { words } from '../../../words';
import type { ShowDraft } from '../form/show-draft';
import { episodePriceQuery } from '../show-queries';
import { monthCost } from './month-cost';
import styles from './new-show.module.css';

/** What an episode costs, and a month of them at most. */
export function MonthPrice({ draft }: { draft: ShowDraft }) {
  const text = words.shows.new;
  const { data: price, error, refetch } = useQuery(episodePriceQuery(draft.targetSeconds));
  const { data: account } = useQuery(accountQuery);
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!price) return <Skeleton height={72} />;
  const month = monthCost(draft, price.credits);
  return (
    <div className={styles.price} aria-live="polite">
      <p className={styles.name}>{text.priceOf(price.credits, price.usd)}</p>
      {month && (
        <p className={styles.soft}>
          {draft.policy === 'digest' ? text.monthDigest(month.credits) : text.month(month.credits, month.runs)}{' '}
          {account && text.wallet(account.credits)}
        </p>
      )}
    </div>
  );
}
