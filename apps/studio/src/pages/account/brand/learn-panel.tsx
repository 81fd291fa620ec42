import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../../api/client';
import { fieldError } from '../../../api/error-words';
import { unwrap } from '../../../api/queries';
import { Button } from '../../../ui/button';
import { ErrorNotice } from '../../../ui/notice';
import { Panel } from '../../../ui/panel';
import { TextField } from '../../../ui/text-field';
import { words } from '../../../words';
import { channelQuery, CHANNELS } from './channels-query';
import { Learnt } from './learnt';
import styles from './brand.module.css';

/** Learns a brand from a page of its site and saves it to the channel. */
export function LearnPanel({ channelId }: { channelId: string }) {
  const text = words.brand.learn;
  const queries = useQueryClient();
  const [url, setUrl] = useState('');
  const learn = useMutation({
    mutationFn: () => unwrap(api.POST('/v1/tools/learn_brand', { body: { channelId, url: url.trim() } })),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: channelQuery(channelId).queryKey });
      await queries.invalidateQueries({ queryKey: CHANNELS });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (url.trim()) learn.mutate();
  };
  const urlError = fieldError(learn.error, 'url');
  return (
    <Panel title={text.title} about={text.about}>
      <form className={styles.learn} onSubmit={submit} noValidate>
        <TextField
          label={text.url}
          type="url"
          inputMode="url"
          placeholder={text.placeholder}
          autoComplete="off"
          value={url}
          onValueChange={setUrl}
          error={urlError}
        />
        <Button type="submit" busy={learn.isPending} disabled={!url.trim()}>
          {text.verb}
        </Button>
      </form>
      <p aria-live="polite" className={styles.busy}>
        {learn.isPending && text.busy}
      </p>
      {!urlError && <ErrorNotice error={learn.error} />}
      {learn.data && <Learnt lesson={learn.data} />}
    </Panel>
  );
}
