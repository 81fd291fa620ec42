import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { api, ownerHeader, type Schemas } from '../../api/client';
import { billingQuery, unwrap } from '../../api/queries';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ErrorNotice, Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { useToasts } from '../../ui/toasts';
import { words } from '../../words';
import { told } from '../../words/told';
import { useRefreshMoney } from './billing/billing-queries';
import { CardFault } from './billing/card-fault';
import type { TakeCard } from './billing/card-fields';
import { SandboxCards } from './billing/sandbox-cards';
import { StripeCard } from './billing/stripe-card';

interface CardDialogProps {
  open: boolean;
  onClose: () => void;
  /** The card is on file, and is the one that is charged from now on. */
  onSaved?: (card: Schemas['SavedCard']) => void;
}

/** Saves a card, wherever one is needed: by the sandbox's test cards, or in Stripe's own fields. */
export function CardDialog({ open, onClose, onSaved }: CardDialogProps) {
  const text = words.billing.dialog;
  const form = useId();
  const billing = useQuery({ ...billingQuery, enabled: open });
  const { say } = useToasts();
  const refresh = useRefreshMoney();
  const take = useRef<TakeCard | null>(null);
  const [canSave, setCanSave] = useState(false);
  const save = useMutation({
    mutationFn: async () => {
      if (!take.current) throw new Error('no card was entered');
      const paymentMethod = await take.current();
      return await unwrap(
        api.POST('/v1/account/cards', { params: { header: ownerHeader() }, body: { paymentMethod } }),
      );
    },
    onSuccess: async (card) => {
      say(text.saved, card.granted > 0 ? text.granted(told.count(card.granted)) : undefined);
      await refresh();
      close();
      onSaved?.(card);
    },
  });
  const close = () => {
    onClose();
    save.reset();
  };
  const onReady = (next: TakeCard | null) => {
    take.current = next;
    setCanSave(next !== null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSave && !save.isPending) save.mutate();
  };
  const Fields = billing.data?.provider === 'stripe' ? StripeCard : SandboxCards;
  return (
    <Dialog
      open={open}
      onClose={close}
      title={text.title}
      about={text.about}
      foot={
        <>
          <Button onClick={close}>{words.ui.cancel}</Button>
          <Button type="submit" form={form} look="main" busy={save.isPending} disabled={!canSave}>
            {text.save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate style={{ display: 'grid', gap: 'var(--room-4)' }}>
        <ErrorNotice error={billing.error} onRetry={() => void billing.refetch()} />
        {save.error instanceof CardFault ? (
          <Notice kind="bad">{save.error.message}</Notice>
        ) : (
          <ErrorNotice error={save.error} />
        )}
        {billing.isPending && <Skeleton height={64} count={3} />}
        {billing.data && <Fields billing={billing.data} onReady={onReady} />}
      </form>
    </Dialog>
  );
}
