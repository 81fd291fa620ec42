import { FilmStatus } from '../../../films/film-status';
import type { Film } from '../../../films/film-query';
import { words } from '../../../words';
import { told } from '../../../words/told';
import styles from './film.module.css';

/** How a film stands, how long it is and what it speaks. */
export function FilmLine({ film }: { film: Film }) {
  const text = words.film;
  return (
    <span className={styles.line}>
      <FilmStatus film={film} />
      <span>{text.length(film.duration)}</span>
      <span>{film.format}</span>
      <span>{told.language(film.language)}</span>
      {film.version > 1 && <span>{text.version(film.version)}</span>}
    </span>
  );
}
