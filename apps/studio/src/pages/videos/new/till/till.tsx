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
  /** Opens the video in the editor, before it is paid for. */
  onPlan: () => void;
  /** Orders at once: what is cheap may be made unseen. */
  onMake: () => void;
  isPlanning: boolean;
  isMaking: boolean;
}

/** What the video costs as it is drafted, what is in the wallet, and the way on; always in sight. */
export function Till({ draft, onPlan, onMake, isPlanning, isMaking }: TillProps) {
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
        {isPlanning && (
          <span className={styles.lack} role="status">
            {text.drafting}
          </span>
        )}
        {makesAtOnce && (
          <Button size="large" onClick={onMake} disabled={lack !== null || isPlanning} busy={isMaking}>
            {text.make}
          </Button>
        )}
        <Button
          look="marker"
          size="large"
          onClick={onPlan}
          disabled={lack !== null || price === undefined || isMaking}
          busy={isPlanning}
        >
          {text.seeFirst}
        </Button>
      </div>
      <ErrorNotice error={quote.error} onRetry={() => void quote.refetch()} />
    </section>
  );
}
