import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { api, type Schemas } from '../../../api/client';
import { fieldError } from '../../../api/error-words';
import { unwrap } from '../../../api/queries';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { ErrorNotice } from '../../../ui/notice';
import { Tabs } from '../../../ui/tabs';
import { TextArea, TextField } from '../../../ui/text-field';
import { words } from '../../../words';
import { readSource, type Way, WAYS } from './read-source';
import { packQuery } from './source-queries';
import styles from './sources.module.css';

const EMPTY: Record<Way, string> = { address: '', text: '', data: '' };
const PATHS: Record<Way, string> = { address: 'url', text: 'text', data: 'data' };

/** Reads a source by its address, as a text or as data, and goes to what was found. */
export function AddSourceDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = words.sources.form;
  const id = useId();
  const [way, setWay] = useState<Way>('address');
  const [typed, setTyped] = useState(EMPTY);
  const [isTold, setTold] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const add = useMutation({
    mutationFn: (body: Schemas['CreateSource']) => unwrap(api.POST('/v1/sources', { body })),
    onSuccess: (pack) => {
      queries.setQueryData(packQuery(pack.sourcePackId).queryKey, pack);
      for (const key of ['sources', 'account']) void queries.invalidateQueries({ queryKey: [key] });
      void navigate(`/sources/${pack.sourcePackId}`);
    },
  });
  const read = readSource(way, typed[way]);
  const wrong = isTold && read.kind === 'wrong' ? text[read.why] : fieldError(add.error, PATHS[way]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (read.kind === 'ready' && !add.isPending) add.mutate(read.body);
  };
  const change = (value: string) => {
    setTyped({ ...typed, [way]: value });
    setTold(false);
    if (add.error) add.reset();
  };
  const area = (label: string, hint: string, placeholder: string, code: boolean) => (
    <TextArea
      {...{ label, hint, placeholder, code }}
      dir="auto"
      rows={9}
      value={typed[way]}
      onValueChange={change}
      error={wrong}
    />
  );
  const fields: Record<Way, React.ReactNode> = {
    address: (
      <TextField
        label={text.address}
        hint={text.addressHint}
        placeholder={text.addressPlaceholder}
        type="url"
        inputMode="url"
        value={typed.address}
        onValueChange={change}
        error={wrong}
      />
    ),
    text: area(text.text, text.textHint, text.textPlaceholder, false),
    data: area(text.data, text.dataHint, text.dataPlaceholder, true),
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
          <Button type="submit" form={id} look="main" busy={add.isPending} disabled={read.kind === 'empty'}>
            {text.verb}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit} noValidate>
        <Tabs
          label={text.label}
          tabs={WAYS.map((value) => ({ value, label: text.tabs[value], content: fields[value] }))}
          value={way}
          onChange={(chosen) => {
            setWay(WAYS.find((one) => one === chosen) ?? 'address');
            setTold(false);
            add.reset();
          }}
        />
        <ErrorNotice error={wrong ? null : add.error} />
      </form>
    </Dialog>
  );
}
