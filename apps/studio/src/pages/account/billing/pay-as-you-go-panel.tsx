import { useMutation } from '@tanstack/react-query';
import { api, ownerHeader, type Schemas } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import { ChoiceGroup } from '../../../ui/choice-group';
import { Panel } from '../../../ui/panel';
import { SwitchField } from '../../../ui/switch-field';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import { type PackUsd, useRefreshMoney } from './billing-queries';
import { packChoices } from './pack-choices';

type Change = Schemas['ChangeBilling'];

/** Whether a short wallet fills itself, and with which pack; shown as chosen while the answer is on its way. */
export function PayAsYouGoPanel({ hasCard, billing }: { hasCard: boolean; billing: Schemas['BillingSetup'] }) {
  const text = words.billing;
  const { sayError } = useToasts();
  const refresh = useRefreshMoney();
  const change = useMutation({
    mutationFn: (body: Change) => unwrap(api.PATCH('/v1/account/billing', { params: { header: ownerHeader() }, body })),
    onError: sayError,
    onSettled: refresh,
  });
  const hint = text.paygHint(billing.dailyCapUsd);
  const shown = { ...billing, ...(change.isPending ? change.variables : {}) };
  return (
    <Panel>
      <SwitchField
        label={text.payg}
        hint={hasCard ? hint : `${hint} ${text.paygNoCard}`}
        checked={shown.payAsYouGo}
        disabled={change.isPending}
        onChange={(payAsYouGo) => change.mutate({ payAsYouGo })}
      />
      {shown.payAsYouGo && (
        <ChoiceGroup
          label={text.paygPack}
          choices={packChoices(billing)}
          value={String(shown.packUsd)}
          onChange={(value) => change.mutate({ packUsd: Number(value) as PackUsd })}
        />
      )}
    </Panel>
  );
}
