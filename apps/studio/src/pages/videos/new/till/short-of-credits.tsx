import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api, ownerHeader, type Schemas } from '../../../../api/client';
import { accountQuery, billingQuery, unwrap } from '../../../../api/queries';
import { useOnce } from '../../../../api/use-once';
import { Button, LinkButton } from '../../../../ui/button';
import { ErrorNotice, Notice } from '../../../../ui/notice';
import { useToasts } from '../../../../ui/toasts';
import { words } from '../../../../words';
import type { PackUsd } from '../../../account/billing/billing-queries';
import { reachOf } from './wallet';
import styles from './till.module.css';

/** Loaded by who needs one. */
const CardDialog = lazy(async () => ({ default: (await import('../../../account/card-dialog')).CardDialog }));

/** Back here with the draft as it was. */
const BILLING = `/settings/billing?next=${encodeURIComponent('/videos/new')}`;

/** How many credits a video lacks, and the ways to them; nothing where the wallet holds enough. */
export function ShortOfCredits({ account, price }: { account: Schemas['Account']; price: number }) {
  const text = words.make.short;
  const { short, topUp } = reachOf(account, price);
  const queries = useQueryClient();
  const { say } = useToasts();
  const [isAdding, setAdding] = useState(false);
  const { data: billing } = useQuery(billingQuery);
  const buy = useOnce({
    mutationFn: (packUsd: PackUsd, header) =>
      unwrap(
        api.POST('/v1/account/topups', { params: { header: { ...header, ...ownerHeader() } }, body: { packUsd } }),
      ),
    onSuccess: async ({ credits }) => {
      say(text.bought(credits));
      await queries.invalidateQueries({ queryKey: accountQuery.queryKey });
    },
  });
  if (short === 0) return null;
  if (topUp) return <Notice kind="info">{text.tops(topUp.usd, topUp.credits)}</Notice>;
  return (
    <div className={styles.short}>
      <Notice
        kind="warn"
        title={text.title(short)}
        action={
          account.card === null && (
            <Button look="main" size="small" onClick={() => setAdding(true)}>
              {text.addCard}
            </Button>
          )
        }
      >
        {account.card !== null ? text.buy : billing && text.noCard(billing.firstCardGrant)}
        {account.card !== null && billing && (
          <div className={styles.packs}>
            {packsFor(billing, short).map((usd) => (
              <Button
                key={usd}
                size="small"
                busy={buy.isPending && buy.variables === usd}
                disabled={buy.isPending}
                onClick={() => buy.start(usd)}
              >
                {text.pack(usd, usd * billing.creditsPerUsd)}
              </Button>
            ))}
            <LinkButton look="quiet" size="small" to={BILLING}>
              {text.billing}
            </LinkButton>
          </div>
        )}
      </Notice>
      <ErrorNotice error={buy.error} />
      {isAdding && (
        <Suspense>
          <CardDialog open onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The packs that hold what is missing; the largest where none does. */
function packsFor({ packsUsd, creditsPerUsd }: Schemas['BillingSetup'], short: number): readonly PackUsd[] {
  const enough = packsUsd.filter((usd) => usd * creditsPerUsd >= short);
  return enough.length > 0 ? enough : packsUsd.slice(-1);
}
