import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useState } from 'react';
import { api } from '../../../api/client';
import { notesPriceQuery, unwrap } from '../../../api/queries';
import type { Video } from '../../../videos/video-query';
import { Button } from '../../../ui/button';
import { ErrorNotice } from '../../../ui/notice';
import { TextArea } from '../../../ui/text-field';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import { useVideoChange } from '../../videos/video/use-video-change';
import { type Moment, momentAt } from './moment';
import styles from './waiting-episode.module.css';

const LONGEST = 1900;

interface MomentNoteProps {
  video: Video;
  player: RefObject<HTMLVideoElement | null>;
}

/** Asks for a change by a note on the moment at which the video stands; it becomes an edit by notes. */
export function MomentNote({ video, player }: MomentNoteProps) {
  const text = words.shows.show.moment;
  const [moment, setMoment] = useState<Moment | null>(null);
  const [note, setNote] = useState('');
  const { say } = useToasts();
  const { data: price } = useQuery(notesPriceQuery);
  const edit = useVideoChange(video.videoId, (body: { notes: string; atMs: number }, header) =>
    unwrap(api.POST('/v1/videos/{id}/edit', { params: { path: { id: video.videoId }, header }, body })),
  );
  const begin = () => {
    player.current?.pause();
    setMoment(momentAt(video.scenes, player.current?.currentTime ?? 0));
  };
  if (!moment)
    return (
      <div className={styles.ways}>
        <Button onClick={begin}>{text.begin}</Button>
      </div>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    edit.start(
      { notes: note.trim(), atMs: Math.round(moment.seconds * 1000) },
      {
        onSuccess: ({ version }) => {
          setMoment(null);
          setNote('');
          say(words.editor.notes.done(version));
        },
      },
    );
  };
  const time = words.videoParts.duration(Math.floor(moment.seconds));
  return (
    <form className={styles.part} onSubmit={submit} aria-busy={edit.isPending}>
      <TextArea
        label={text.label(time, moment.scene)}
        hint={text.hint(moment.scene)}
        dir="auto"
        rows={2}
        maxLength={LONGEST}
        value={note}
        readOnly={edit.isPending}
        onValueChange={setNote}
        autoFocus
      />
      <div className={styles.ways}>
        <Button size="small" disabled={edit.isPending} onClick={() => setNote(text.drop)}>
          {text.drop}
        </Button>
      </div>
      <ErrorNotice error={edit.error} />
      <div className={styles.ways}>
        <Button type="submit" look="main" busy={edit.isPending} disabled={note.trim() === ''}>
          {text.verb}
        </Button>
        <Button disabled={edit.isPending} onClick={() => setMoment(null)}>
          {words.ui.cancel}
        </Button>
      </div>
      <p className={styles.soft} aria-live="polite">
        {edit.isPending ? words.editor.notes.busy : price && words.editor.notes.price(price.credits)}
      </p>
    </form>
  );
}
