import { Clapperboard } from 'lucide-react';
import type { Film } from '../../../films/film-query';
import { Button } from '../../../ui/button';
import { words } from '../../../words';
import { useRender } from './use-render';

/** Makes the film of the script that stands, and says before what that costs. */
export function RenderButton({ film }: { film: Film }) {
  const { start, busy, credits } = useRender(film);
  const text = film.status === 'error' ? words.film.failed.again : words.film.unrendered.verb;
  return (
    <Button look="marker" busy={busy} onClick={start}>
      {!busy && <Clapperboard aria-hidden="true" />}
      {text(credits)}
    </Button>
  );
}
