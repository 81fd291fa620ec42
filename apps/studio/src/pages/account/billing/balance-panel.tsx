import type { Schemas } from '../../../api/client';
import { Panel } from '../../../ui/panel';
import { words } from '../../../words';
import { told } from '../../../words/told';
import settings from '../settings.module.css';
import styles from './billing.module.css';

interface BalancePanelProps {
  account: Schemas['Account'];
  billing: Schemas['BillingSetup'];
}

const usd = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });

/** What can be spent, what it is worth, and what is held. */
export function BalancePanel({ account: { credits, reserved }, billing: { creditsPerUsd } }: BalancePanelProps) {
  const text = words.billing;
  return (
    <Panel title={text.balance}>
      <p className={styles.balance}>
        <strong>{told.count(credits)}</strong>
        <span className={settings.soft}>{text.worth(usd.format(credits / creditsPerUsd))}</span>
      </p>
      <p className={settings.note}>{reserved > 0 ? text.held(told.count(reserved)) : text.noneHeld}</p>
    </Panel>
  );
}
