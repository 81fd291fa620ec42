import type { Ref } from 'react';
import { words } from '../words';
import { API_URL } from '../api/client';
import type { Film } from './film-query';
import styles from './film-player.module.css';

interface FilmPlayerProps {
  film: Film;
  /** Of an earlier version; the newest cut where left out. */
  src?: string;
  ref?: Ref<HTMLVideoElement>;
}

/** Plays a cut with its captions as a track, off at first where they are burned in. */
export function FilmPlayer({ film, src, ref }: FilmPlayerProps) {
  const key = encodeURIComponent(film.mediaKey);
  return (
    <video
      ref={ref}
      className={styles.player}
      style={{ aspectRatio: film.format.replace(':', '/') }}
      src={src ?? film.renderUrl ?? undefined}
      poster={film.thumbnail ?? undefined}
      controls
      playsInline
      preload="metadata"
      crossOrigin={API_URL === window.location.origin ? undefined : 'use-credentials'}
      aria-label={words.filmParts.player(film.title)}
    >
      <track
        kind="captions"
        srcLang={film.language}
        label={words.filmParts.captions}
        src={`${API_URL}/media/${film.videoId}/v${film.version}/captions.vtt?k=${key}`}
        default={!film.captions}
      />
    </video>
  );
}
