import { useState } from 'react';
import type { Film } from './film-query';
import styles from './film-poster.module.css';

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A film's poster; its smaller cut plays without sound while a pointer rests on it, or focus on what it stands in. */
export function FilmPoster({ film, active = false }: { film: Film; active?: boolean }) {
  const [over, setOver] = useState(false);
  const [playing, setPlaying] = useState(false);
  const plays = (over || active) && film.webUrl !== null && !still();
  return (
    <span
      className={styles.poster}
      style={{ aspectRatio: film.format.replace(':', '/') }}
      onPointerEnter={() => setOver(true)}
      onPointerLeave={() => {
        setOver(false);
        setPlaying(false);
      }}
    >
      {film.thumbnail && <img src={film.thumbnail} alt="" loading="lazy" decoding="async" />}
      {plays && (
        <video
          className={styles.video}
          src={film.webUrl ?? undefined}
          data-playing={playing || undefined}
          onPlaying={() => setPlaying(true)}
          muted
          autoPlay
          loop
          playsInline
          aria-hidden="true"
          tabIndex={-1}
        />
      )}
    </span>
  );
}
