import { useMutation, useQuery } from '@tanstack/react-query';
import { CreditCard, Ellipsis, Plus } from 'lucide-react';
import { useState } from 'react';
import { api, ownerHeader } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialog';
import { Menu } from '../../../ui/menu';
import { ErrorNotice } from '../../../ui/notice';
import { Panel } from '../../../ui/panel';
import { Skeleton } from '../../../ui/skeleton';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import settings from '../settings.module.css';
import { type Card, cardsQuery, useRefreshMoney } from './billing-queries';
import styles from './billing.module.css';
import { cardName } from './card-name';

/** Cards on file: which is charged first, and away with one. */
export function CardsPanel({ onAdd }: { onAdd: () => void }) {
  const text = words.billing;
  const { say, sayError } = useToasts();
  const refresh = useRefreshMoney();
  const cards = useQuery(cardsQuery);
  const [leaving, setLeaving] = useState<Card | null>(null);
  const byId = (id: string) => ({ params: { header: ownerHeader(), path: { id } } });
  const prefer = useMutation({
    mutationFn: (id: string) => unwrap(api.POST('/v1/account/cards/{id}/charge-first', byId(id))),
    onError: sayError,
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (id: string) => unwrap(api.DELETE('/v1/account/cards/{id}', byId(id))),
    onSuccess: () => say(text.removed),
    onError: sayError,
    onSettled: async () => {
      setLeaving(null);
      await refresh();
    },
  });
  const list = cards.data?.data;
  const add = (
    <Button size="small" onClick={onAdd}>
      <Plus aria-hidden="true" />
      {text.addCard}
    </Button>
  );
  return (
    <Panel title={text.cards} about={list?.length === 0 ? text.noCards : text.cardsAbout} actions={add} flush>
      <ErrorNotice error={cards.error} onRetry={() => void cards.refetch()} />
      {cards.isPending && <Skeleton height={56} />}
      <ul className={styles.cards}>
        {list?.map((card, index) => (
          <li key={card.cardId} className={styles.card}>
            <CreditCard aria-hidden="true" />
            <div>
              <p className={settings.strong}>{cardName(card)}</p>
              <p className={settings.note}>{text.expires(card.expMonth, card.expYear)}</p>
            </div>
            {index === 0 ? <Badge kind="good">{text.chargedFirst}</Badge> : <span />}
            <Menu
              trigger={
                <Button look="quiet" size="small" iconOnly aria-label={text.cardMenu(cardName(card))}>
                  <Ellipsis />
                </Button>
              }
              entries={[
                ...(index === 0 ? [] : [{ label: text.chargeFirst, onChoose: () => prefer.mutate(card.cardId) }]),
                { label: text.removeCard, danger: true, onChoose: () => setLeaving(card) },
              ]}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={leaving && text.removeTitle(cardName(leaving))}
        about={text.removeAbout}
        verb={text.removeVerb}
        busy={remove.isPending}
        onConfirm={() => leaving && remove.mutate(leaving.cardId)}
      />
    </Panel>
  );
}
