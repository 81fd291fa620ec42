import { useQuery } from '@tanstack/react-query';
import { ArrowUp, Mic, Paperclip } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { words } from '../../words';
import { messageOf } from './attachment';
import { AttachmentChips } from './attachment-chips';
import { abilitiesQuery } from './chat-queries';
import { useChatPlace } from './chat-place';
import styles from './composer.module.css';
import { DictationBar } from './dictation-bar';
import { keepDraft, keptDraft } from './draft-text';
import { canRecord } from './recorder';
import { useAttachments } from './use-attachments';
import { useDictation } from './use-dictation';

interface ComposerProps {
  chatId: string | undefined;
  /** Where one goes on writing, such as after a first message. */
  isFocused: boolean;
  busy: boolean;
  /** Answers whether it got through; what was written stays where it did not. */
  onSend: (message: ReturnType<typeof messageOf>) => Promise<boolean>;
}

/** Where messages are written: typed, pasted, dropped, spoken. */
export function Composer({ chatId, isFocused, busy, onSend }: ComposerProps) {
  const text = words.chat.composer;
  const { scope } = useChatPlace();
  const { data: abilities } = useQuery(abilitiesQuery);
  const [said, setSaid] = useState(() => keptDraft(scope, chatId));
  const [over, setOver] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const along = useAttachments();
  const write = (next: string) => {
    setSaid(next);
    keepDraft(scope, chatId, next);
  };
  const most = abilities?.dictationSeconds ?? 0;
  const dictation = useDictation(most, (heard) => {
    write(said.trim() === '' ? heard : `${said.trimEnd()} ${heard}`);
    field.current?.focus();
  });
  const isEmpty = said.trim() === '' && along.attachments.length === 0;
  const canSend = !busy && !isEmpty && along.uploads.length === 0;

  const send = async () => {
    if (!canSend) return;
    const [written, kept] = [said, along.attachments];
    write('');
    if (await onSend(messageOf(written.trim(), kept))) along.clear();
    else write(written);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    if (clipboardData.files.length > 0) {
      event.preventDefault();
      along.addFiles([...clipboardData.files]);
    } else if (along.addPasted(clipboardData.getData('text'))) event.preventDefault();
  };
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  const { state } = dictation;
  const isSpeaking = state.kind !== 'off' && state.kind !== 'refused';
  return (
    <form
      className={styles.composer}
      data-over={over || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        along.addFiles([...event.dataTransfer.files]);
      }}
    >
      {along.fault && <Notice kind="bad">{along.fault}</Notice>}
      {state.kind === 'refused' && <Notice kind="warn">{state.reason}</Notice>}
      <AttachmentChips {...along} />
      <textarea
        ref={field}
        className={styles.field}
        aria-label={text.label}
        placeholder={over ? text.dropHere : text.placeholder}
        dir="auto"
        rows={1}
        autoFocus={isFocused}
        value={said}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {isSpeaking ? (
        <DictationBar state={state} most={most} onFinish={dictation.finish} onCancel={dictation.cancel} />
      ) : (
        <div className={styles.foot}>
          <Button size="small" look="quiet" iconOnly aria-label={text.attach} onClick={() => files.current?.click()}>
            <Paperclip aria-hidden="true" />
          </Button>
          <input
            ref={files}
            type="file"
            hidden
            multiple
            onChange={({ target }) => {
              along.addFiles([...(target.files ?? [])]);
              target.value = '';
            }}
          />
          {abilities?.dictation === true && canRecord() && (
            <Button
              size="small"
              look="quiet"
              iconOnly
              aria-label={words.chat.dictation.start}
              onClick={dictation.start}
            >
              <Mic aria-hidden="true" />
            </Button>
          )}
          <p className={styles.hint}>{text.hint}</p>
          <Button type="submit" size="small" look="main" busy={busy} disabled={!canSend}>
            {!busy && <ArrowUp aria-hidden="true" />}
            {text.send}
          </Button>
        </div>
      )}
    </form>
  );
}
