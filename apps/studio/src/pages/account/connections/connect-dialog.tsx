import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../../../api/client';
import { fieldError } from '../../../api/error-words';
import { unwrap } from '../../../api/queries';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { ErrorNotice } from '../../../ui/notice';
import { TextField } from '../../../ui/text-field';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import { type ConnectionKind, connectionsQuery } from './connections-query';

interface ConnectDialogProps {
  kind: ConnectionKind;
  baseUrl: string;
  onClose: () => void;
}

/** Saves a service's key; one that is there already is replaced. */
export function ConnectDialog({ kind, baseUrl: known, onClose }: ConnectDialogProps) {
  const text = words.account.connections;
  const { name, keyHint } = text.kinds[kind];
  const form = useId();
  const queries = useQueryClient();
  const { say } = useToasts();
  const [apiKey, setApiKey] = useState('');
  const [baseUrl, setBaseUrl] = useState(known);
  const save = useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/v1/account/connections', {
          body: { kind, apiKey: apiKey.trim(), ...(baseUrl.trim() ? { baseUrl: baseUrl.trim() } : {}) },
        }),
      ),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: connectionsQuery.queryKey });
      say(text.saved(name));
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  const errors = { apiKey: fieldError(save.error, 'apiKey'), baseUrl: fieldError(save.error, 'baseUrl') };
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.connectTitle(name)}
      about={text.keptSafe}
      foot={
        <>
          <Button onClick={onClose}>{words.ui.cancel}</Button>
          <Button type="submit" form={form} look="main" busy={save.isPending} disabled={!apiKey.trim()}>
            {text.save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate style={{ display: 'grid', gap: 'var(--room-4)' }}>
        {!errors.apiKey && !errors.baseUrl && <ErrorNotice error={save.error} />}
        <TextField
          label={text.key}
          hint={keyHint}
          type="password"
          autoComplete="off"
          value={apiKey}
          onValueChange={setApiKey}
          error={errors.apiKey}
        />
        {kind === 'postiz' && (
          <TextField
            label={text.baseUrl}
            hint={text.baseUrlHint}
            optional
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
            value={baseUrl}
            onValueChange={setBaseUrl}
            error={errors.baseUrl}
          />
        )}
      </form>
    </Dialog>
  );
}
