import { CircleAlert, CircleStop } from 'lucide-react';
import type { Film } from '../../../films/film-query';
import { LinkButton } from '../../../ui/button';
import { words } from '../../../words';
import { anotherLike } from '../another-like';
import { RenderButton } from './render-button';
import styles from './stage.module.css';

/** A film that did not come to its end: why, what became of the credits, and the ways on. */
export function Failed({ film }: { film: Film }) {
  const text = words.film.failed;
  const stopped = film.lastError === 'cancelled';
  const hasScript = film.scenes.length > 0;
  const Icon = stopped ? CircleStop : CircleAlert;
  return (
    <section className={styles.sheet} style={{ aspectRatio: film.format.replace(':', '/') }}>
      <Icon className={styles.icon} aria-hidden="true" />
      <h2>{stopped ? text.stopped : text.title}</h2>
      {!stopped && film.lastError && (
        <p className={styles.reason} role="alert">
          {text.reason(film.lastError)}
        </p>
      )}
      <p className={styles.about}>{hasScript ? text.kept : text.refunded}</p>
      <div className={styles.ways}>
        {hasScript && <RenderButton film={film} />}
        {hasScript && (
          <LinkButton look="plain" to="?tab=scenes">
            {text.edit}
          </LinkButton>
        )}
        {!hasScript && (
          <LinkButton look="main" to={anotherLike(film)}>
            {text.like}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
