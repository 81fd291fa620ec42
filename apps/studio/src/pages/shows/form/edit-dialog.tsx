import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { ErrorNotice } from '../../../ui/notice';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import type { Show } from '../../../api/shows-query';
import { useShowChange } from '../use-show-change';
import { ChannelField, DestinationFields } from './destination-fields';
import { DetailFields } from './detail-fields';
import styles from './form.module.css';
import { PolicyField } from './policy-field';
import { changeOf, draftOf } from './show-draft';

interface EditDialogProps {
  show: Show;
  open: boolean;
  onClose: () => void;
}

/** Changes a show; only what differs is sent. */
export function EditDialog({ show, open, onClose }: EditDialogProps) {
  const id = useId();
  const change = useShowChange(show);
  const { say } = useToasts();
  const text = words.shows;
  const save = (body: ReturnType<typeof changeOf>) => {
    if (Object.keys(body).length === 0) return onClose();
    change.mutate(body, {
      onSuccess: () => {
        say(text.form.saved, text.form.savedAbout);
        onClose();
      },
    });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.edit}
      about={text.form.savedAbout}
      foot={
        <>
          <Button onClick={onClose}>{words.ui.cancel}</Button>
          <Button type="submit" form={id} look="main" busy={change.isPending}>
            {text.form.save}
          </Button>
        </>
      }
    >
      <EditForm id={id} show={show} error={change.error} onSave={save} />
    </Dialog>
  );
}

interface EditFormProps {
  id: string;
  show: Show;
  error: unknown;
  onSave: (body: ReturnType<typeof changeOf>) => void;
}

/** Mounted anew each time the dialog opens, so that it begins with the show as it stands. */
function EditForm({ id, show, error, onSave }: EditFormProps) {
  const [before] = useState(() => draftOf(show));
  const [draft, setDraft] = useState(before);
  const change = (part: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(changeOf(before, draft));
  };
  return (
    <form id={id} className={styles.fields} onSubmit={submit} noValidate>
      <ErrorNotice error={error} />
      <DetailFields draft={draft} change={change} error={error} styleMayBeOpen={before.style === ''} />
      <div className={styles.part}>
        <ChannelField draft={draft} change={change} error={error} isNew={false} />
        <PolicyField value={draft.policy} onChange={(policy) => change({ policy })} />
        <DestinationFields draft={draft} change={change} error={error} />
      </div>
    </form>
  );
}
