import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../../api/client';
import { fieldError } from '../../../api/error-words';
import { unwrap } from '../../../api/queries';
import { Button } from '../../../ui/button';
import { ErrorNotice } from '../../../ui/notice';
import { TextField } from '../../../ui/text-field';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import { changeOf, type ChannelDraft, draftOf, faultsOf } from './channel-draft';
import { type Channel, channelQuery, CHANNELS } from './channels-query';
import { DefaultsPanel } from './defaults-panel';
import { LookPanel } from './look-panel';
import { TextsPanel } from './texts-panel';
import styles from './brand.module.css';

/** Everything that a channel settles, saved as one. */
export function ChannelForm({ channel }: { channel: Channel }) {
  const { channelId: id } = channel;
  const text = words.brand;
  const queries = useQueryClient();
  const { say } = useToasts();
  const [draft, setDraft] = useState(() => draftOf(channel));
  const set = (part: Partial<ChannelDraft>) => setDraft((before) => ({ ...before, ...part }));
  const change = changeOf(channel, draft);
  const faults = faultsOf(draft);
  const save = useMutation({
    mutationFn: () => unwrap(api.PATCH('/v1/channels/{id}', { params: { path: { id } }, body: change })),
    onSuccess: async (saved) => {
      say(text.saved);
      queries.setQueryData(channelQuery(id).queryKey, saved);
      await queries.invalidateQueries({ queryKey: CHANNELS });
    },
  });
  const canSave = Object.keys(change).length > 0 && Object.keys(faults).length === 0 && draft.name.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSave) save.mutate();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={text.name}
        maxLength={200}
        value={draft.name}
        onValueChange={(name) => set({ name })}
        error={fieldError(save.error, 'name')}
        dir="auto"
      />
      <LookPanel draft={draft} faults={faults} set={set} />
      <TextsPanel draft={draft} faults={faults} set={set} />
      <DefaultsPanel draft={draft} set={set} />
      <ErrorNotice error={save.error} />
      <div className={styles.foot} data-changed={canSave || undefined}>
        <Button type="submit" look="main" busy={save.isPending} disabled={!canSave}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
