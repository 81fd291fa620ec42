import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../../../../api/queries';
import { Button } from '../../../../ui/button';
import { ErrorNotice } from '../../../../ui/notice';
import { words } from '../../../../words';
import type { Draft } from '../draft';
import { orderOf, quoteOf } from '../order-of';
import { useQuote } from './use-quote';
import { PLAN_ABOVE_CREDITS, reachOf } from './wallet';
import styles from './till.module.css';

interface TillProps {
  draft: Draft;
  /** Opens the plan. */
  onPlan: () => void;
  /** Orders at once: what is cheap needs no plan. */
  onMake: () => void;
  isMaking: boolean;
}

/** What the video costs as it is drafted, what is in the wallet, and the way on; always in sight. */
export function Till({ draft, onPlan, onMake, isMaking }: TillProps) {
  const text = words.make.till;
  const quote = useQuote(quoteOf(draft));
  const { data: account } = useQuery(accountQuery);
  const drafted = orderOf(draft);
  const lack = 'lack' in drafted ? text.lacks[drafted.lack] : null;
  const price = quote.data?.credits;
  const isCheap = price !== undefined && price <= PLAN_ABOVE_CREDITS;
  const reach = account && price !== undefined ? reachOf(account, price) : null;
  const makesAtOnce = isCheap && reach?.isEnough === true;
  return (
    <section className={styles.till} aria-label={text.label}>
      <div className={styles.price}>
        <p className={styles.sum} aria-live="polite">
          {quote.data ? (
            <>
              <strong>{text.credits(quote.data.credits)}</strong> <span>{text.usd(quote.data.usd)}</span>
            </>
          ) : (
            <span>{'\u2007'}</span>
          )}
        </p>
        <ul className={styles.items} aria-label={text.madeOf}>
          {quote.data?.breakdown.map(({ type, count, credits }) => (
            <li key={type}>
              {count > 1 && `${text.times(count)} `}
              {text.items[type] ?? type} {credits}
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.wallet}>
        {account && text.wallet(account.credits)}
        {reach && !reach.isEnough && <span className={styles.lacking}>{text.short(reach.short)}</span>}
      </p>
      <div className={styles.acts}>
        {lack && <span className={styles.lack}>{lack}</span>}
        {makesAtOnce && (
          <Button size="large" onClick={onPlan} disabled={lack !== null || isMaking}>
            {text.planFirst}
          </Button>
        )}
        <Button
          look={makesAtOnce ? 'marker' : 'main'}
          size="large"
          onClick={makesAtOnce ? onMake : onPlan}
          disabled={lack !== null || price === undefined}
          busy={isMaking}
        >
          {makesAtOnce ? text.make : text.seePlan}
        </Button>
      </div>
      <ErrorNotice error={quote.error} onRetry={() => void quote.refetch()} />
    </section>
  );
}
