import { type ComponentProps, useState } from 'react';
import styles from './moving-picture.module.css';

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface MovingPictureProps extends Omit<ComponentProps<'span'>, 'className' | 'style'> {
  /** Null where there is none. */
  still: string | null;
  loop: string | null;
  moves: boolean;
  /** Width to height, such as `9:16`. */
  format?: string;
}

/** A still, and over it its silent loop while it moves; the still alone where motion is not wanted. */
export function MovingPicture({ still, loop, moves, format = '9:16', children, ...rest }: MovingPictureProps) {
  return (
    <span {...rest} className={styles.picture} style={{ aspectRatio: format.replace(':', '/') }}>
      {still && <img src={still} alt="" loading="lazy" decoding="async" />}
      {moves && loop !== null && !isStill() && <Loop key={loop} src={loop} />}
      {children}
    </span>
  );
}

function Loop({ src }: { src: string }) {
  const [isPlaying, setPlaying] = useState(false);
  return (
    <video
      src={src}
      data-playing={isPlaying || undefined}
      onPlaying={() => setPlaying(true)}
      muted
      autoPlay
      loop
      playsInline
      aria-hidden="true"
      tabIndex={-1}
    />
  );
}
