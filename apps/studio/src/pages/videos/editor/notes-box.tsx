import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { api } from '../../../api/client';
import { notesPriceQuery, unwrap } from '../../../api/queries';
import type { Video } from '../../../videos/video-query';
import { Button } from '../../../ui/button';
import { ErrorNotice, Notice } from '../../../ui/notice';
import { TextArea } from '../../../ui/text-field';
import { useKept } from '../../../ui/use-kept';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import { useVideoChange } from '../video/use-video-change';
import { suggestionsQuery } from './editor-queries';
import styles from './notes-box.module.css';

const LONGEST = 2000;

/** Changes a video by saying what should be different; the price stands beside the button. `isOff` while edits are not saved. */
export function NotesBox({ video, isOff }: { video: Video; isOff: boolean }) {
  const text = words.editor.notes;
  const { say } = useToasts();
  const [kept, keep] = useKept<string>(`notes.${video.videoId}`);
  const notes = kept ?? '';
  const setNotes = (next: string) => keep(next === '' ? null : next);
  const { data: suggestions } = useQuery(suggestionsQuery(video));
  const { data: price } = useQuery(notesPriceQuery);
  const edit = useVideoChange(video.videoId, (notes: string, header) =>
    unwrap(api.POST('/v1/videos/{id}/edit', { params: { path: { id: video.videoId }, header }, body: { notes } })),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (notes.trim() === '' || isOff) return;
    edit.start(notes.trim(), {
      onSuccess: ({ version }) => {
        setNotes('');
        say(text.done(version));
      },
    });
  };
  const add = (note: string) =>
    setNotes(notes.trim() === '' ? note : `${notes.trim()}, ${note.slice(0, 1).toLowerCase()}${note.slice(1)}`);
  const undone = edit.data?.check.warnings.filter(({ code }) => code === 'note_not_understood') ?? [];
  const quick = suggestions?.data ?? [];
  return (
    <form className={styles.notes} onSubmit={submit} aria-busy={edit.isPending}>
      <TextArea
        label={text.title}
        name="notes"
        dir="auto"
        rows={2}
        maxLength={LONGEST}
        placeholder={text.placeholder}
        value={notes}
        readOnly={edit.isPending}
        onValueChange={setNotes}
      />
      <ul className={styles.quick} aria-label={text.suggestions}>
        {quick.map((note) => (
          <li key={note}>
            <button type="button" className={styles.chip} disabled={edit.isPending} onClick={() => add(note)}>
              {note}
            </button>
          </li>
        ))}
      </ul>
      <ErrorNotice error={edit.error} />
      {undone.length > 0 && (
        <Notice kind="warn" title={text.undone}>
          {undone.map(({ message }) => message).join(' ')}
        </Notice>
      )}
      <div className={styles.order}>
        <Button type="submit" look="main" busy={edit.isPending} disabled={notes.trim() === '' || isOff}>
          {text.verb}
        </Button>
        <p className={styles.price} aria-live="polite">
          {isOff ? text.first : edit.isPending ? text.busy : price && text.price(price.credits)}
        </p>
      </div>
    </form>
  );
}
