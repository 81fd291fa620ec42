import type { Schemas } from '../../../api/client';
import type { GroupChoice } from '../../../ui/choice-group';
import { words } from '../../../words';
import { told } from '../../../words/told';
import styles from './billing.module.css';

/** The packs on sale, with what they hold. */
export function packChoices({ packsUsd, creditsPerUsd }: Schemas['BillingSetup']): GroupChoice[] {
  return packsUsd.map((usd) => ({
    value: String(usd),
    label: (
      <span className={styles.pack}>
        {words.billing.pack(usd)}
        <span className={styles.packCredits}>{words.billing.packCredits(told.count(usd * creditsPerUsd))}</span>
      </span>
    ),
  }));
}
