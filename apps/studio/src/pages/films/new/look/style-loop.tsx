import { useState } from 'react';
import styles from './style-gallery.module.css';

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A style's still, and over it its silent loop while it moves. */
export function StyleLoop({ poster, preview, moves }: { poster: string; preview: string; moves: boolean }) {
  const [isPlaying, setPlaying] = useState(false);
  return (
    <span className={styles.picture}>
      <img src={poster} alt="" loading="lazy" decoding="async" width={360} height={640} />
      {moves && !isStill() && (
        <video
          src={preview}
          data-playing={isPlaying || undefined}
          onPlaying={() => setPlaying(true)}
          onEmptied={() => setPlaying(false)}
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
