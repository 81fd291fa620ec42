import { useEffect, useState } from 'react';
import type { Schemas } from '../../api/client';
import styles from './video-wall.module.css';

type StyleName = Schemas['Style']['style'];

/** Columns of our own videos; the one in the middle moves. */
const COLUMNS: StyleName[][] = [
  ['luxury-minimal', 'comic', 'nature-doc'],
  ['arcade', 'swiss-poster', 'trading-terminal'],
  ['vaporwave', 'breaking-news', 'tabloid'],
];
const MOVING: StyleName = 'swiss-poster';

/** Videos from real facts, behind the words. Pictures come after the form; on a phone, where nobody sees them, not at all. */
export function VideoWall() {
  const moves = useQuietMoment();
  return (
    <div className={styles.wall} aria-hidden="true">
      {COLUMNS.map((names) => (
        <div key={names[0]} className={styles.column}>
          {names.map((name) => (
            <div key={name} className={styles.video}>
              <img src={`/styles/${name}.webp`} alt="" loading="lazy" fetchPriority="low" />
              {moves && name === MOVING && <video src={`/styles/${name}.mp4`} autoPlay muted loop playsInline />}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Whether the page is done with its work, and its viewer has nothing against motion. */
function useQuietMoment(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const isWide = window.matchMedia('(width > 820px) and (prefers-reduced-motion: no-preference)').matches;
    if (!isWide) return;
    const timer = setTimeout(() => setQuiet(true), 1500);
    return () => clearTimeout(timer);
  }, []);
  return isQuiet;
}
