import type { FormEvent } from 'react';
import { Button } from '../../../../ui/button';
import { TextField } from '../../../../ui/text-field';
import { words } from '../../../../words';
import { packOf } from '../draft';
import { isAddress } from '../order-of';
import type { DraftHold } from '../use-draft';
import type { FactsHold } from './use-facts';
import styles from './source.module.css';

/** Any address that can be read; reading it here first is free unless it takes a browser. */
export function AddressSource({ hold: { draft, change }, facts }: { hold: DraftHold; facts: FactsHold }) {
  const text = words.make.address;
  const address = draft.address.trim();
  const isWhole = isAddress(address);
  const read = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) facts.read({ source: 'address', of: address });
  };
  return (
    <form className={styles.source} onSubmit={read} noValidate>
      <TextField
        label={text.label}
        hint={text.hint}
        placeholder={text.placeholder}
        type="url"
        inputMode="url"
        value={draft.address}
        onValueChange={(typed) => change({ address: typed })}
        error={address.length > 7 && !isWhole ? text.whole : null}
      />
      <div className={styles.line}>
        <p className={styles.note}>{isWhole && packOf(draft) === null && !facts.isReading ? text.unread : ''}</p>
        <Button type="submit" disabled={!isWhole} busy={facts.isReading}>
          {text.read}
        </Button>
      </div>
    </form>
  );
}
