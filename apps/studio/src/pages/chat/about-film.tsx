import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { filmQuery } from '../../films/film-query';
import { titleOf } from '../../films/title-of';
import { Button } from '../../ui/button';
import { words } from '../../words';
import styles from './chat.module.css';

/** Which film the next message is about, where one came from its page. */
export function AboutFilm({ videoId, onForget }: { videoId: string; onForget: () => void }) {
  const { data: film } = useQuery(filmQuery(videoId));
  return (
    <p className={styles.about}>
      <span dir="auto">{film ? words.chat.about(titleOf(film)) : words.chat.aboutFilm}</span>
      <Button size="small" look="quiet" iconOnly aria-label={words.chat.forget} onClick={onForget}>
        <X aria-hidden="true" />
      </Button>
    </p>
  );
}
