import { words } from '../words';
import styles from './skeleton.module.css';

/** Keeps the place of what is being loaded, so that nothing jumps when it is there. */
export function Skeleton({ height, count = 1 }: { height: number | string; count?: number }) {
  return (
    <>
      <span className="spoken" role="status">
        {words.ui.loading}
      </span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.skeleton} style={{ height }} aria-hidden="true" data-loading="" />
      ))}
    </>
  );
}
