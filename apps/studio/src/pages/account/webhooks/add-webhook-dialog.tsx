import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../../../api/client';
import { fieldError } from '../../../api/error-words';
import { unwrap } from '../../../api/queries';
import { Button } from '../../../ui/button';
import { CopyField } from '../../../ui/copy-field';
import { Dialog } from '../../../ui/dialog';
import { ErrorNotice } from '../../../ui/notice';
import { TextField } from '../../../ui/text-field';
import { words } from '../../../words';
import { EventChoices } from './event-choices';
import { type EventName, EVENTS, WEBHOOKS } from './webhooks-query';

/** Registers an address; its signing secret is shown this once and goes with the dialog. */
export function AddWebhookDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = words.account.webhooks;
  const form = useId();
  const queries = useQueryClient();
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly EventName[]>(EVENTS);
  const add = useMutation({
    mutationFn: () => unwrap(api.POST('/v1/webhooks', { body: { url: url.trim(), events: [...events] } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: WEBHOOKS }),
  });
  const close = () => {
    onClose();
    setUrl('');
    setEvents(EVENTS);
    add.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (events.length > 0) add.mutate();
  };
  const secret = add.data?.webhook.secret;
  const urlError = fieldError(add.error, 'url');
  const foot = secret ? (
    <Button look="main" onClick={close}>
      {text.copied}
    </Button>
  ) : (
    <>
      <Button onClick={close}>{words.ui.cancel}</Button>
      <Button type="submit" form={form} look="main" busy={add.isPending} disabled={!url.trim() || events.length === 0}>
        {text.add}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={close}
      title={secret ? text.secretTitle : text.addTitle}
      about={secret ? text.secretAbout : text.about}
      foot={foot}
    >
      {secret ? (
        <CopyField label={text.secret} text={secret} />
      ) : (
        <form id={form} onSubmit={submit} noValidate style={{ display: 'grid', gap: 'var(--room-4)' }}>
          {!urlError && <ErrorNotice error={add.error} />}
          <TextField
            label={text.address}
            hint={text.addressHint}
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
            value={url}
            onValueChange={setUrl}
            error={urlError}
          />
          <EventChoices events={events} onChange={setEvents} />
        </form>
      )}
    </Dialog>
  );
}
