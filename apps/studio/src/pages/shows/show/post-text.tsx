import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import { useOnce } from '../../../api/use-once';
import { Button } from '../../../ui/button';
import { ErrorNotice, Notice } from '../../../ui/notice';
import { TextArea } from '../../../ui/text-field';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import type { Episode, Show } from '../../../api/shows-query';
import styles from './waiting-episode.module.css';

const LONGEST = 2000;

interface PostTextProps {
  show: Show;
  episode: Episode;
  videoId: string;
}

/** What the posts of a waiting episode will say; only where it goes to channels. */
export function PostText({ show, episode, videoId }: PostTextProps) {
  const text = words.shows.show;
  const usual = [episode.title, show.link?.url].filter(Boolean).join('\n');
  const saved = episode.postText ?? usual;
  const [draft, setDraft] = useState(saved);
  const { say } = useToasts();
  const queries = useQueryClient();
  const save = useOnce({
    mutationFn: (postText: string | null) =>
      unwrap(
        api.PATCH('/v1/autopilot/{seriesId}/episodes/{videoId}', {
          params: { path: { seriesId: show.seriesId, videoId } },
          body: { postText },
        }),
      ),
    onSuccess: async () => {
      say(text.postSaved);
      await queries.invalidateQueries({ queryKey: ['shows'] });
    },
  });
  if (!show.destinations.scheduler) return null;
  const wish = draft.trim();
  const warnings = save.data?.warnings ?? [];
  return (
    <section className={styles.part}>
      <TextArea
        label={text.postText}
        hint={text.postTextHint}
        dir="auto"
        rows={3}
        maxLength={LONGEST}
        value={draft}
        onValueChange={setDraft}
      />
      {warnings.length > 0 && (
        <Notice kind="warn" title={text.postDenied}>
          {warnings.map(({ message }) => message).join(' ')}
        </Notice>
      )}
      <ErrorNotice error={save.error} />
      <div className={styles.ways}>
        <Button
          size="small"
          busy={save.isPending}
          disabled={wish === '' || wish === saved}
          onClick={() => save.start(wish === usual ? null : wish)}
        >
          {text.postSave}
        </Button>
      </div>
    </section>
  );
}
