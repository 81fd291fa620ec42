import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hosted } from '../../api/hosted';
import { stylesQuery } from '../films/new/look/styles-query';
import styles from './style-preview.module.css';

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A style as it moves, out of a real film, with its name; a still where motion is not wanted. */
export function StylePreview({ style }: { style: string }) {
  const { data } = useQuery(stylesQuery);
  const [isPlaying, setPlaying] = useState(false);
  const known = data?.data.find((one) => one.style === style);
  return (
    <span className={styles.preview}>
      {known && <img src={hosted(known.poster)} alt="" loading="lazy" decoding="async" />}
      {known && !isStill() && (
        <video
          src={hosted(known.preview)}
          data-playing={isPlaying || undefined}
          onPlaying={() => setPlaying(true)}
          muted
          autoPlay
          loop
          playsInline
          aria-hidden="true"
          tabIndex={-1}
        />
      )}
      {known && <span className={styles.name}>{known.name}</span>}
    </span>
  );
}
