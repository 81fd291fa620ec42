import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { videoQuery } from '../../videos/video-query';
import { titleOf } from '../../videos/title-of';
import { Button } from '../../ui/button';
import { words } from '../../words';
import styles from './chat.module.css';

/** Which video the next message is about, where one came from its page. */
export function AboutVideo({ videoId, onForget }: { videoId: string; onForget: () => void }) {
  const { data: video } = useQuery(videoQuery(videoId));
  return (
    <p className={styles.about}>
      <span dir="auto">{video ? words.chat.about(titleOf(video)) : words.chat.aboutVideo}</span>
      <Button size="small" look="quiet" iconOnly aria-label={words.chat.forget} onClick={onForget}>
        <X aria-hidden="true" />
      </Button>
    </p>
  );
}
