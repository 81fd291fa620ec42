import { Pencil } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { api } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import type { Video } from '../../../videos/video-query';
import { titleOf } from '../../../videos/title-of';
import { Button } from '../../../ui/button';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import styles from './video.module.css';
import { useVideoChange } from './use-video-change';

const LONGEST = 200;

/** A video's title, changed where it stands: Enter keeps it, Escape does not. */
export function VideoTitle({ video }: { video: Video }) {
  const text = words.video.title;
  const { say, sayError } = useToasts();
  const [draft, setDraft] = useState<string | null>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (draft === null && wasOpen.current) pencil.current?.focus();
    wasOpen.current = draft !== null;
  }, [draft]);
  const rename = useVideoChange(video.videoId, (title: string) =>
    unwrap(api.PATCH('/v1/videos/{id}', { params: { path: { id: video.videoId } }, body: { title } })),
  );
  const keep = (title: string) =>
    rename.start(title, {
      onSuccess: () => {
        setDraft(null);
        say(text.saved);
      },
      onError: sayError,
    });
  if (draft === null)
    return (
      <span className={styles.title}>
        <span dir="auto">{titleOf(video)}</span>
        <Button
          ref={pencil}
          look="quiet"
          size="small"
          iconOnly
          aria-label={text.edit}
          onClick={() => setDraft(titleOf(video))}
        >
          <Pencil aria-hidden="true" />
        </Button>
      </span>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const title = draft.trim();
    if (title === video.title) setDraft(null);
    else if (title !== '') keep(title);
  };
  const leave = (event: KeyboardEvent) => event.key === 'Escape' && setDraft(null);
  return (
    <form className={styles.titleForm} onSubmit={submit}>
      <input
        className={styles.titleInput}
        dir="auto"
        autoFocus
        maxLength={LONGEST}
        value={draft}
        aria-label={text.label}
        aria-invalid={draft.trim() === ''}
        onChange={({ target }) => setDraft(target.value)}
        onFocus={({ target }) => target.select()}
        onKeyDown={leave}
      />
      <Button type="submit" size="small" look="main" busy={rename.isPending} disabled={draft.trim() === ''}>
        {text.save}
      </Button>
      <Button size="small" look="quiet" onClick={() => setDraft(null)}>
        {words.ui.cancel}
      </Button>
    </form>
  );
}
