import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Notice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { words } from '../../../words';
import styles from './billing.module.css';
import settings from '../settings.module.css';
import { CardFault } from './card-fault';
import type { CardFieldsProps } from './card-fields';
import { loadStripe, type StripeField, type StripePage } from './stripe-script';

type State = 'loading' | 'ready' | 'unreachable';

/** Stripe's own field in Stripe's own frame; the number never is in our page. */
export function StripeCard({ billing: { publishableKey }, onReady }: CardFieldsProps) {
  const text = words.billing.dialog;
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('loading');
  const [fault, setFault] = useState<string | null>(null);
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    if (!publishableKey) return;
    let field: StripeField | null = null;
    let isGone = false;
    const open = async () => {
      const stripe = await loadStripe(publishableKey);
      if (isGone || !place.current) return;
      const card = stripe.elements().create('card', { style: { base: looksOf(place.current) } });
      field = card;
      card.on('change', ({ complete, error }) => {
        setFault(error?.message ?? null);
        ready(complete ? () => tokenOf(stripe, card) : null);
      });
      card.mount(place.current);
      setState('ready');
    };
    open().catch(() => setState('unreachable'));
    return () => {
      isGone = true;
      field?.destroy();
    };
  }, [publishableKey]);
  if (!publishableKey) {
    return (
      <Notice kind="warn" title={text.noKeyTitle}>
        {text.noKey}
      </Notice>
    );
  }
  return (
    <>
      {state === 'unreachable' && <Notice kind="bad">{text.scriptFailed}</Notice>}
      {state === 'loading' && <Skeleton height={44} />}
      <div
        ref={place}
        className={styles.stripe}
        role="group"
        aria-label={text.cardFields}
        hidden={state === 'unreachable'}
      />
      {fault && <Notice kind="bad">{fault}</Notice>}
      <p className={settings.note}>{text.stripe}</p>
    </>
  );
}

/** Stripe's frame knows nothing of our styles; it is told the letters and colours around it. */
function looksOf(place: HTMLElement): Record<string, string> {
  const { color, fontSize } = getComputedStyle(place);
  return { color, fontSize, fontFamily: 'system-ui, sans-serif' };
}

async function tokenOf(stripe: StripePage, card: StripeField): Promise<string> {
  const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card });
  if (!paymentMethod) throw new CardFault(error?.message ?? words.billing.dialog.scriptFailed);
  return paymentMethod.id;
}
