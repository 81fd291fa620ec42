import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { api, ownerHeader } from '../../../api/client';
import { fieldError } from '../../../api/error-words';
import { unwrap } from '../../../api/queries';
import { Button } from '../../../ui/button';
import { CheckGroup } from '../../../ui/check-group';
import { Dialog } from '../../../ui/dialog';
import { ErrorNotice } from '../../../ui/notice';
import { SelectField } from '../../../ui/select-field';
import { SwitchField } from '../../../ui/switch-field';
import { TextField } from '../../../ui/text-field';
import { words } from '../../../words';
import { endIn } from './key-end';
import { KEYS, type KeyScope, SCOPES } from './keys-query';
import styles from './keys.module.css';
import { NewKey } from './new-key';

/** Makes a key, and shows it this once: what is known of it goes when the dialog does. */
export function CreateKeyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = words.account.keys;
  const form = useId();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [isTest, setTest] = useState(false);
  const [days, setDays] = useState('');
  /** Null for everything. */
  const [scopes, setScopes] = useState<readonly KeyScope[] | null>(null);
  const create = useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/v1/account/keys', {
          params: { header: ownerHeader() },
          body: {
            ...(name.trim() ? { name: name.trim() } : {}),
            ...(scopes ? { scopes: [...scopes] } : {}),
            expiresAt: endIn(days, Date.now()),
            mode: isTest ? 'test' : 'live',
          },
        }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: KEYS }),
  });
  const isUseless = scopes?.length === 0;
  const close = () => {
    onClose();
    setName('');
    setTest(false);
    setDays('');
    setScopes(null);
    create.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isUseless) create.mutate();
  };
  const { data: made } = create;
  const foot = made ? (
    <Button look="main" onClick={close}>
      {text.copied}
    </Button>
  ) : (
    <>
      <Button onClick={close}>{words.ui.cancel}</Button>
      <Button type="submit" form={form} look="main" busy={create.isPending} disabled={isUseless}>
        {text.make}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={close}
      wide={made !== undefined}
      title={made ? text.shownTitle : text.createTitle}
      about={made ? text.shownAbout : undefined}
      foot={foot}
    >
      {made ? (
        <NewKey apiKey={made.apiKey} />
      ) : (
        <form id={form} onSubmit={submit} noValidate className={styles.form}>
          <ErrorNotice error={create.error} />
          <TextField
            label={text.name}
            hint={text.nameHint}
            placeholder={text.namePlaceholder}
            optional
            maxLength={100}
            autoComplete="off"
            value={name}
            onValueChange={setName}
            error={fieldError(create.error, 'name')}
          />
          <SwitchField label={text.test} hint={text.testHint} checked={isTest} onChange={setTest} />
          <SelectField label={text.ends} choices={text.endChoices} value={days} onChange={setDays} />
          <SwitchField
            label={text.limited}
            hint={text.limitedHint}
            checked={scopes !== null}
            onChange={(isLimited) => setScopes(isLimited ? ['videos:read', 'videos:write'] : null)}
          />
          {scopes && (
            <CheckGroup
              label={text.may}
              choices={SCOPES.map((value) => ({ value, label: text.scopes[value] ?? value }))}
              chosen={scopes}
              onChange={setScopes}
              error={isUseless ? text.scopesMissing : null}
            />
          )}
        </form>
      )}
    </Dialog>
  );
}
