import { useId } from 'react';
import { words } from '../../../words';
import type { Policy } from '../show-queries';
import styles from './form.module.css';

const POLICIES: readonly Policy[] = ['hold', 'review', 'digest', 'autopost'];

/** What becomes of an episode, each way said in a sentence. */
export function PolicyField({ value, onChange }: { value: Policy; onChange: (policy: Policy) => void }) {
  const text = words.shows.policy;
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{text.label}</legend>
      <div className={styles.policies}>
        {POLICIES.map((policy) => (
          <label key={policy} className={styles.policy}>
            <span className={styles.name}>{text.names[policy]}</span>
            <span className={styles.note}>{text.notes[policy]}</span>
            <input
              type="radio"
              className="spoken"
              name={name}
              checked={policy === value}
              onChange={() => onChange(policy)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
