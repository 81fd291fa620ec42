import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Notice } from '../../../ui/notice';
import { words } from '../../../words';
import styles from './billing.module.css';
import type { CardFieldsProps } from './card-fields';

/** The sandbox's test cards, each with what becomes of its payments. */
export function SandboxCards({ onReady }: CardFieldsProps) {
  const text = words.billing.dialog;
  const name = useId();
  const [token, setToken] = useState<string>(text.choices[0].token);
  const ready = useEffectEvent(onReady);
  useEffect(() => ready(async () => token), [token]);
  return (
    <>
      <Notice kind="warn" title={text.sandboxTitle}>
        {text.sandbox}
      </Notice>
      <fieldset className={styles.choices}>
        <legend className="spoken">{text.testCards}</legend>
        {text.choices.map((choice) => (
          <label key={choice.token} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={choice.token}
              checked={choice.token === token}
              onChange={() => setToken(choice.token)}
            />
            <span>{choice.name}</span>
            <span className={styles.choiceAbout}>{choice.about}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
