import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Copy, Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import { type Film, filmQuery, isBeingMade } from '../../../films/film-query';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialog';
import { Menu } from '../../../ui/menu';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import { anotherLike } from '../another-like';
import { ChatLink } from './chat-link';

/** What can be done with a film as a whole, seldom. */
export function FilmActions({ film }: { film: Film }) {
  const text = words.film.actions;
  const { say, sayError } = useToasts();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => unwrap(api.DELETE('/v1/videos/{id}', { params: { path: { id: film.videoId } } })),
    onSuccess: async () => {
      await navigate('/films', { replace: true });
      void queries.invalidateQueries({ queryKey: filmQuery(film.videoId).queryKey, refetchType: 'none' });
      void queries.invalidateQueries({ queryKey: ['films'] });
      void queries.invalidateQueries({ queryKey: ['account'] });
      say(text.removed);
    },
    onError: sayError,
  });
  return (
    <>
      {film.scenes.length > 0 && !isBeingMade(film) && <ChatLink film={film} />}
      <Menu
        trigger={
          <Button iconOnly aria-label={text.more}>
            <Ellipsis aria-hidden="true" />
          </Button>
        }
        entries={[
          { label: text.like, icon: <Copy />, to: anotherLike(film) },
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
