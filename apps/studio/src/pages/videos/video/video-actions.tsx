import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Copy, Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import { type Video, videoQuery, isBeingMade } from '../../../videos/video-query';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialog';
import { Menu } from '../../../ui/menu';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import { anotherLike } from '../another-like';
import { ChatLink } from './chat-link';

/** What can be done with a video as a whole, seldom. */
export function VideoActions({ video }: { video: Video }) {
  const text = words.video.actions;
  const { say, sayError } = useToasts();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => unwrap(api.DELETE('/v1/videos/{id}', { params: { path: { id: video.videoId } } })),
    onSuccess: async () => {
      await navigate('/videos', { replace: true });
      void queries.invalidateQueries({ queryKey: videoQuery(video.videoId).queryKey, refetchType: 'none' });
      void queries.invalidateQueries({ queryKey: ['videos'] });
      void queries.invalidateQueries({ queryKey: ['account'] });
      say(text.removed);
    },
    onError: sayError,
  });
  return (
    <>
      {video.scenes.length > 0 && !isBeingMade(video) && <ChatLink video={video} />}
      <Menu
        trigger={
          <Button iconOnly aria-label={text.more}>
            <Ellipsis aria-hidden="true" />
          </Button>
        }
        entries={[
          { label: text.like, icon: <Copy />, to: anotherLike(video) },
          { label: text.remove, icon: <Trash2 />, danger: true, onChoose: () => setAsking(true) },
        ]}
      />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text.confirmTitle}
        about={text.confirmAbout}
        verb={text.remove}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}
