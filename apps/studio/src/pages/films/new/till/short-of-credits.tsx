import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api, ownerHeader, type Schemas } from '../../../../api/client';
import { accountQuery, unwrap } from '../../../../api/queries';
import { useOnce } from '../../../../api/use-once';
import { Button, LinkButton } from '../../../../ui/button';
import { ErrorNotice, Notice } from '../../../../ui/notice';
import { useToasts } from '../../../../ui/toasts';
import { words } from '../../../../words';
import { creditsOf, reachOf } from './wallet';
import styles from './till.module.css';

/** Loaded by who needs one. */
const CardDialog = lazy(async () => ({ default: (await import('../../../account/card-dialog')).CardDialog }));

const PACKS = [10, 25, 50] as const;
/** Back here with the draft as it was. */
const BILLING = `/settings/billing?next=${encodeURIComponent('/films/new')}`;

/** How many credits a film lacks, and the ways to them; nothing where the wallet holds enough. */
export function ShortOfCredits({ account, price }: { account: Schemas['Account']; price: number }) {
  const text = words.make.short;
  const { short, topUp } = reachOf(account, price);
  const queries = useQueryClient();
  const { say } = useToasts();
  const [isAdding, setAdding] = useState(false);
  const buy = useMutation({
    mutationFn: (packUsd: (typeof PACKS)[number]) =>
      unwrap(api.POST('/v1/account/topups', { params: { header: ownerHeader() }, body: { packUsd } })),
    onSuccess: async ({ credits }) => {
      say(text.bought(credits));
      await queries.invalidateQueries({ queryKey: accountQuery.queryKey });
    },
  });
  const buyOnce = useOnce(buy.mutateAsync);
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
        {account.card === null ? text.noCard : text.buy}
        {account.card !== null && (
          <div className={styles.packs}>
            {PACKS.filter((usd) => creditsOf(usd) >= short || usd === 50).map((usd) => (
              <Button
                key={usd}
                size="small"
                busy={buy.isPending && buy.variables === usd}
                disabled={buy.isPending}
                onClick={() => buyOnce(usd)}
              >
                {text.pack(usd, creditsOf(usd))}
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
