import { useState } from 'react';
import { api, ownerHeader, type Schemas } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import { useOnce } from '../../../api/use-once';
import { Button } from '../../../ui/button';
import { ChoiceGroup } from '../../../ui/choice-group';
import { ErrorNotice } from '../../../ui/notice';
import { Panel } from '../../../ui/panel';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import { told } from '../../../words/told';
import settings from '../settings.module.css';
import { type PackUsd, useRefreshMoney } from './billing-queries';
import { cardName } from './card-name';
import { packChoices } from './pack-choices';

interface TopUpPanelProps {
  account: Schemas['Account'];
  billing: Schemas['BillingSetup'];
  onAddCard: () => void;
}

/** Buys a pack at once; a refusal says what to do, and leads to another card. */
export function TopUpPanel({ account: { card }, billing, onAddCard }: TopUpPanelProps) {
  const text = words.billing;
  const { say } = useToasts();
  const refresh = useRefreshMoney();
  const [packUsd, setPackUsd] = useState<PackUsd>(billing.packUsd);
  const buy = useOnce({
    mutationFn: (packUsd: PackUsd, header) =>
      unwrap(
        api.POST('/v1/account/topups', { params: { header: { ...header, ...ownerHeader() } }, body: { packUsd } }),
      ),
    onSuccess: ({ credits }) => say(text.bought(told.count(credits))),
    onSettled: refresh,
  });
  const credits = told.count(packUsd * billing.creditsPerUsd);
  return (
    <Panel title={text.packs} about={card ? cardName(card) : text.needsCard}>
      <ErrorNotice error={buy.error} />
      <ChoiceGroup
        label={<span className="spoken">{text.packs}</span>}
        choices={packChoices(billing)}
        value={String(packUsd)}
        onChange={(value) => setPackUsd(Number(value) as PackUsd)}
      />
      <div className={settings.row}>
        {card && (
          <Button look="main" busy={buy.isPending} onClick={() => buy.start(packUsd)}>
            {text.buy(credits, packUsd)}
          </Button>
        )}
        {(!card || buy.isError) && <Button onClick={onAddCard}>{text.addCard}</Button>}
      </div>
    </Panel>
  );
}
