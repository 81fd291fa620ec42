import { Clapperboard } from 'lucide-react';
import type { Film } from '../../../films/film-query';
import { words } from '../../../words';
import { RenderButton } from './render-button';
import styles from './stage.module.css';

/** A script that no film has been made of yet. */
export function Unrendered({ film }: { film: Film }) {
  const text = words.film.unrendered;
  return (
    <section className={styles.sheet} style={{ aspectRatio: film.format.replace(':', '/') }}>
      <Clapperboard className={styles.icon} aria-hidden="true" />
      <h2>{text.title}</h2>
      <p className={styles.about}>{film.version > 1 ? text.earlier(film.version) : text.about}</p>
      <RenderButton film={film} />
    </section>
  );
}
