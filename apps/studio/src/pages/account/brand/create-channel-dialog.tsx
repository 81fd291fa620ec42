import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../api/client';
import { fieldError } from '../../../api/error-words';
import { unwrap } from '../../../api/queries';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { ErrorNotice } from '../../../ui/notice';
import { TextField } from '../../../ui/text-field';
import { words } from '../../../words';
import { CHANNELS } from './channels-query';

/** Makes a channel by its name, and goes on to the rest of it. */
export function CreateChannelDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = words.brand;
  const form = useId();
  const go = useNavigate();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const create = useMutation({
    mutationFn: () => unwrap(api.POST('/v1/channels', { body: { name: name.trim() } })),
    onSuccess: async ({ channelId }) => {
      await queries.invalidateQueries({ queryKey: CHANNELS });
      await go(`/settings/brand/${channelId}`);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate();
  };
  const nameError = fieldError(create.error, 'name');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.createTitle}
      foot={
        <>
          <Button onClick={onClose}>{words.ui.cancel}</Button>
          <Button type="submit" form={form} look="main" busy={create.isPending} disabled={!name.trim()}>
            {text.make}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        {!nameError && <ErrorNotice error={create.error} />}
        <TextField
          label={text.name}
          placeholder={text.namePlaceholder}
          maxLength={200}
          autoComplete="off"
          value={name}
          onValueChange={setName}
          error={nameError}
        />
      </form>
    </Dialog>
  );
}
