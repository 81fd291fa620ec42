import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import { useOnce } from '../../../api/use-once';
import { Button } from '../../../ui/button';
import { ConfirmDialog, Dialog } from '../../../ui/dialog';
import { ErrorNotice } from '../../../ui/notice';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import type { Episode, Show } from '../../../api/shows-query';
import { destinationWords } from '../show-words';
import styles from './waiting-episode.module.css';

interface EpisodeVerdictProps {
  show: Show;
  episode: Episode;
  videoId: string;
  /** Its video is there; one that was changed is made first. */
  isReady: boolean;
}

/** Posts an episode, or decides against it; both are asked for twice. */
export function EpisodeVerdict({ show, episode, videoId, isReady }: EpisodeVerdictProps) {
  const text = words.shows.show;
  const [asking, setAsking] = useState<'approve' | 'discard' | null>(null);
  const { say } = useToasts();
  const queries = useQueryClient();
  const verdict = useOnce({
    mutationFn: (which: 'approve' | 'discard', header) => {
      const params = { path: { seriesId: show.seriesId, videoId }, header };
      return unwrap(
        which === 'approve'
          ? api.POST('/v1/autopilot/{seriesId}/episodes/{videoId}/approve', { params })
          : api.POST('/v1/autopilot/{seriesId}/episodes/{videoId}/discard', { params }),
      );
    },
    onSuccess: async (_, which) => {
      say(which === 'approve' ? text.approved : text.discarded, episode.title);
      await queries.invalidateQueries({ queryKey: ['shows'] });
    },
    onSettled: () => setAsking(null),
  });
  return (
    <div className={styles.part}>
      <ErrorNotice error={verdict.error} />
      <div className={styles.ways}>
        <Button look="main" disabled={!isReady} onClick={() => setAsking('approve')}>
          {text.approve}
        </Button>
        <Button look="danger" onClick={() => setAsking('discard')}>
          {text.discard}
        </Button>
      </div>
      <Dialog
        open={asking === 'approve'}
        onClose={() => setAsking(null)}
        title={text.approveTitle(episode.title)}
        about={text.approveTo(destinationWords(show).join(', '))}
        foot={
          <>
            <Button onClick={() => setAsking(null)}>{words.ui.cancel}</Button>
            <Button look="main" busy={verdict.isPending} onClick={() => verdict.start('approve')}>
              {text.approve}
            </Button>
          </>
        }
      />
      <ConfirmDialog
        open={asking === 'discard'}
        onClose={() => setAsking(null)}
        title={text.discardTitle(episode.title)}
        about={text.discardAbout}
        verb={text.discardVerb}
        busy={verdict.isPending}
        onConfirm={() => verdict.start('discard')}
      />
    </div>
  );
}
