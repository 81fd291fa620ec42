import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { api, type Schemas } from '../../api/client';
import { unwrap } from '../../api/queries';
import { Button } from '../../ui/button';
import { ErrorNotice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { TextArea } from '../../ui/text-field';
import { useKept } from '../../ui/use-kept';
import { words } from '../../words';
import { useChatPlace } from '../chat/chat-place';
import { isAddress } from '../videos/new/order-of';
import { readData } from '../videos/new/read-data';
import { type ChosenLook, LookFields } from './look-fields';
import styles from './new-video.module.css';

type Order = Schemas['CreateVideo'];

/** Data, a text or an address, and a video of it that plays in the editor before it is paid for. */
export function EmbeddedNewVideoPage() {
  const text = words.embed.make;
  const navigate = useNavigate();
  const { scope } = useChatPlace();
  const [kept, keep] = useKept<string>(`source.${scope}`);
  const [look, keepLook] = useKept<ChosenLook>(`look.${scope}`);
  const [wrong, setWrong] = useState<string | null>(null);
  const typed = kept ?? '';
  const planning = useMutation({
    mutationFn: (body: Order) => unwrap(api.POST('/v1/plans', { body })),
    onSuccess: ({ planId }) => navigate(`/plans/${planId}`),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const order = orderOf(typed);
    setWrong(typeof order === 'string' ? order : null);
    if (typeof order !== 'string') planning.mutate({ ...order, ...look });
  };
  return (
    <Page title={text.title} about={text.about} width="narrow">
      <Panel>
        <form className={styles.form} onSubmit={submit} aria-busy={planning.isPending}>
          <TextArea
            label={text.label}
            hint={text.hint}
            dir="auto"
            rows={12}
            spellCheck={false}
            value={typed}
            error={wrong}
            readOnly={planning.isPending}
            onValueChange={(next) => {
              setWrong(null);
              keep(next === '' ? null : next);
            }}
          />
          <LookFields look={look ?? {}} isOff={planning.isPending} onChange={keepLook} />
          <ErrorNotice error={planning.error} />
          <div className={styles.order}>
            <Button type="submit" look="marker" busy={planning.isPending} disabled={typed.trim() === ''}>
              {text.verb}
            </Button>
            <p role="status">{planning.isPending && text.drafting}</p>
          </div>
        </form>
      </Panel>
    </Page>
  );
}

/** What was typed as an order, or why it is none. */
function orderOf(typed: string): Order | string {
  const { composer } = words.chat;
  const { label } = words.embed.make;
  const source = typed.trim();
  if (isAddress(source) && !/\s/.test(source)) return { sourceUrl: source };
  const read = readData(typed);
  if (read.kind === 'json') return { data: read.data };
  if (read.kind === 'broken') return composer.broken(label, read.fault.line);
  if (read.kind === 'too-much') return composer.tooMuch;
  if (read.kind === 'too-long') return composer.tooLong;
  return { text: source };
}
