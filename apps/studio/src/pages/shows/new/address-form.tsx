import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Schemas } from '../../../api/client';
import { fieldError } from '../../../api/error-words';
import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { words } from '../../../words';
import styles from './new-show.module.css';

const KINDS = ['auto', 'url', 'rss', 'json', 'csv'] as const;

interface AddressFormProps {
  suggest: UseMutationResult<Schemas['SuggestedShows'], Error, Schemas['Suggest']>;
}

/** A page, a feed or data by their address; what it holds is found out unless it is said. */
export function AddressForm({ suggest }: AddressFormProps) {
  const text = words.shows.new;
  const [address, setAddress] = useState(suggest.variables?.source?.url ?? '');
  const [kind, setKind] = useState<(typeof KINDS)[number]>('auto');
  const url = address.trim();
  const isWhole = URL.canParse(url) && /^https?:\/\//i.test(url);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) suggest.mutate({ source: { url, ...(kind === 'auto' ? {} : { kind }) } });
  };
  return (
    <form className={styles.address} onSubmit={submit} noValidate>
      <TextField
        label={text.addressLabel}
        placeholder={text.addressPlaceholder}
        type="url"
        inputMode="url"
        name="url"
        value={address}
        onValueChange={setAddress}
        error={fieldError(suggest.error, 'source.url') ?? (url.length > 7 && !isWhole ? text.whole : null)}
      />
      <SelectField
        label={text.kind}
        choices={KINDS.map((value) => ({ value, label: text.kinds[value] }))}
        value={kind}
        onChange={(chosen) => setKind(KINDS.find((one) => one === chosen) ?? 'auto')}
      />
      <Button
        type="submit"
        look="main"
        disabled={!isWhole}
        busy={suggest.isPending && suggest.variables.source !== undefined}
      >
        {text.addressVerb}
      </Button>
    </form>
  );
}
