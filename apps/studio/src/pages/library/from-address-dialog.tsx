import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../../api/client';
import { fieldError } from '../../api/error-words';
import { unwrap } from '../../api/queries';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ErrorNotice } from '../../ui/notice';
import { TextField } from '../../ui/text-field';
import { useToasts } from '../../ui/toasts';
import { words } from '../../words';
import styles from './library.module.css';

interface FromAddressDialogProps {
  open: boolean;
  onClose: () => void;
  /** Of the library; empty for none. */
  folder: string;
}

/** Fetches a picture, clip or sound from an address into the library. */
export function FromAddressDialog({ open, onClose, folder }: FromAddressDialogProps) {
  const text = words.library.address;
  const id = useId();
  const [url, setUrl] = useState('');
  const [title, setTitle] = useState('');
  const queries = useQueryClient();
  const { say } = useToasts();
  const add = useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/v1/library/upload', {
          body: {
            url: url.trim(),
            ...(title.trim() === '' ? {} : { title: title.trim() }),
            ...(folder === '' ? {} : { folder }),
          },
        }),
      ),
    onSuccess: async (asset) => {
      say(text.added, asset.title);
      setUrl('');
      setTitle('');
      onClose();
      await queries.invalidateQueries({ queryKey: ['library'] });
    },
  });
  const wrongUrl = fieldError(add.error, 'url');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!add.isPending && url.trim() !== '') add.mutate();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.title}
      about={text.about}
      foot={
        <>
          <Button onClick={onClose}>{words.ui.cancel}</Button>
          <Button type="submit" form={id} look="main" busy={add.isPending} disabled={url.trim() === ''}>
            {text.verb}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.fields} onSubmit={submit} noValidate>
        <TextField
          label={text.label}
          placeholder={text.placeholder}
          type="url"
          inputMode="url"
          name="url"
          required
          value={url}
          onValueChange={setUrl}
          error={wrongUrl}
        />
        <TextField
          label={text.name}
          hint={text.nameHint}
          name="title"
          dir="auto"
          optional
          value={title}
          onValueChange={setTitle}
          error={fieldError(add.error, 'title')}
        />
        <ErrorNotice error={wrongUrl ? null : add.error} />
      </form>
    </Dialog>
  );
}
