import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import type { FormEvent } from 'react';
import { api } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import type { Video } from '../../../videos/video-query';
import { Button } from '../../../ui/button';
import { ErrorNotice, Notice } from '../../../ui/notice';
import { TextArea } from '../../../ui/text-field';
import { useKept } from '../../../ui/use-kept';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import { editPriceQuery, suggestionsQuery } from './video-queries';
import styles from './scenes.module.css';
import { useVideoChange } from './use-video-change';

const LONGEST = 2000;

/** Changes a video by saying what should be different; the price stands beside the button. */
export function NotesBox({ video, onByHand }: { video: Video; onByHand: () => void }) {
  const text = words.video.notes;
  const { say } = useToasts();
  const [kept, keep] = useKept<string>(`notes.${video.videoId}`);
  const notes = kept ?? '';
  const setNotes = (next: string) => keep(next === '' ? null : next);
  const { data: suggestions } = useQuery(suggestionsQuery(video));
  const { data: price } = useQuery(editPriceQuery('notes'));
  const edit = useVideoChange(video.videoId, (notes: string, header) =>
    unwrap(api.POST('/v1/videos/{id}/edit', { params: { path: { id: video.videoId }, header }, body: { notes } })),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (notes.trim() === '') return;
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
        <Button type="submit" look="main" busy={edit.isPending} disabled={notes.trim() === ''}>
          {text.verb}
        </Button>
        <Button onClick={onByHand} disabled={edit.isPending}>
          <Pencil aria-hidden="true" />
          {words.video.scenes.editWords}
        </Button>
        <p className={styles.price} aria-live="polite">
          {edit.isPending ? text.busy : price && text.price(price.credits)}
        </p>
      </div>
    </form>
  );
}
