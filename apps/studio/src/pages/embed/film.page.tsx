import { Navigate } from 'react-router';
import { words } from '../../words';
import { ChatLink } from '../films/film/chat-link';
import { FilmView } from '../films/film/film-view';
import { FilmTab } from './film-tab';

const back = { to: '/films', label: words.embed.backToFilms };

/** One film of the person at the screen, with the parts of the owner's page that an embed token opens. */
export function EmbeddedFilmPage() {
  return <FilmView back={back} missing={<Navigate to="/films" replace />} Actions={ChatLink} Overview={FilmTab} />;
}
