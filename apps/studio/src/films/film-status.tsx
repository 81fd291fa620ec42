import { Badge, type BadgeKind } from '../ui/badge';
import { words } from '../words';
import type { Film } from './film-query';

const KINDS: Record<Film['status'], BadgeKind> = {
  draft: 'busy',
  rendering: 'busy',
  scripted: 'plain',
  rendered: 'good',
  error: 'bad',
};

/** How a film stands, in a word. One that its owner stopped has not failed. */
export function FilmStatus({ film }: { film: Film }) {
  if (film.status === 'error' && film.lastError === 'cancelled') return <Badge>{words.filmParts.stopped}</Badge>;
  return <Badge kind={KINDS[film.status]}>{words.filmParts.status[film.status]}</Badge>;
}
