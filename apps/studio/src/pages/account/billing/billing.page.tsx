import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { accountQuery, billingQuery } from '../../../api/queries';
import { Button, LinkButton } from '../../../ui/button';
import { ErrorNotice, Notice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import { words } from '../../../words';
import { told } from '../../../words/told';
import { nextPath } from '../../entry/next-path';
import { CardDialog } from '../card-dialog';
import styles from '../settings.module.css';
import { BalancePanel } from './balance-panel';
import money from './billing.module.css';
import { CardsPanel } from './cards-panel';
import { LedgerPanel } from './ledger-panel';
import { PayAsYouGoPanel } from './pay-as-you-go-panel';
import { PricesPanel } from './prices-panel';
import { TopUpPanel } from './top-up-panel';

/** `/settings/billing?next=`: where an order that was too dear sends its owner, and back. */
export function BillingPage() {
  const text = words.billing;
  const [search] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const account = useQuery(accountQuery);
  const billing = useQuery(billingQuery);
  const next = search.get('next');
  const error = account.error ?? billing.error;
  const retry = () => void Promise.all([account.refetch(), billing.refetch()]);
  return (
    <Page
      title={words.account.pages.billing}
      about={text.about}
      width="wide"
      actions={next && <LinkButton to={nextPath(next)}>{text.back}</LinkButton>}
    >
      <ErrorNotice error={error} onRetry={retry} />
      {!error && (!account.data || !billing.data) && <Skeleton height={220} count={3} />}
      {account.data && billing.data && (
        <>
          {!account.data.card && (
            <Notice
              title={text.startTitle}
              action={
                <Button look="main" onClick={() => setAdding(true)}>
                  {text.addCard}
                </Button>
              }
            >
              {text.startAbout(told.count(billing.data.firstCardGrant))}
            </Notice>
          )}
          <div className={money.page}>
            <div className={styles.stack}>
              <BalancePanel account={account.data} billing={billing.data} />
              <TopUpPanel account={account.data} billing={billing.data} onAddCard={() => setAdding(true)} />
              <CardsPanel onAdd={() => setAdding(true)} />
              <PayAsYouGoPanel hasCard={account.data.card !== null} billing={billing.data} />
            </div>
            <div className={styles.stack}>
              <LedgerPanel />
              <PricesPanel billing={billing.data} />
            </div>
          </div>
        </>
      )}
      <CardDialog open={isAdding} onClose={() => setAdding(false)} />
    </Page>
  );
}
