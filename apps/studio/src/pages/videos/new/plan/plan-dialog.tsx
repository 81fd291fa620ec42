import { useQuery } from '@tanstack/react-query';
import { api, type Schemas } from '../../../../api/client';
import { accountQuery, unwrap } from '../../../../api/queries';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { ErrorNotice } from '../../../../ui/notice';
import { words } from '../../../../words';
import { ShortOfCredits } from '../till/short-of-credits';
import { reachOf } from '../till/wallet';
import { PlanCard } from './plan-card';
import { PlanWait } from './plan-wait';

type Order = Schemas['CreateVideo'];

interface PlanDialogProps {
  open: boolean;
  order: Order;
  onClose: () => void;
  /** Orders what the plan shows, at no more than its price. */
  onMake: (order: Order) => void;
  isMaking: boolean;
  /** Why the last order was refused. */
  refusal: unknown;
}

/** What would be made and what it would cost, before anything is. */
export function PlanDialog({ open, order, onClose, onMake, isMaking, refusal }: PlanDialogProps) {
  const text = words.make.plan;
  const { data: account } = useQuery(accountQuery);
  const plan = useQuery({
    queryKey: ['plan', order],
    queryFn: ({ signal }) => unwrap(api.POST('/v1/tools/plan', { body: order, signal })),
    enabled: open,
    retry: false,
    staleTime: Infinity,
    // A plan is made once: whoever comes back plans anew.
    gcTime: 0,
  });
  const price = plan.data?.quote.credits ?? 0;
  const isEnough = account !== undefined && reachOf(account, price).isEnough;
  // The order names this plan, so it makes the same words, figures and looks that are shown here.
  const make = ({ planId, quote }: Schemas['Plan']) => onMake({ planId, maxCredits: quote.credits });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title={plan.data ? <span dir="auto">{plan.data.title}</span> : text.title}
      about={text.about}
      foot={
        <>
          <Button onClick={onClose}>{text.change}</Button>
          {plan.data && (
            <Button look="marker" onClick={() => make(plan.data)} busy={isMaking} disabled={!isEnough}>
              {text.make(price)}
            </Button>
          )}
        </>
      }
    >
      {plan.isFetching && !plan.data && <PlanWait />}
      <ErrorNotice error={plan.error} onRetry={() => void plan.refetch()} />
      {plan.data && <PlanCard plan={plan.data} account={account} />}
      {plan.data && account && <ShortOfCredits account={account} price={price} />}
      <ErrorNotice error={refusal} />
    </Dialog>
  );
}
