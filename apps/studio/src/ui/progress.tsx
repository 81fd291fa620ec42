import { type ReactNode, useId } from 'react';
import styles from './progress.module.css';

interface ProgressProps {
  label: ReactNode;
  /** From 0 to 1; null where nobody knows yet. */
  value: number | null;
  /** The bar alone, where what it measures stands beside it in larger letters. */
  bare?: boolean;
}

/** How far work is. */
export function Progress({ label, value, bare }: ProgressProps) {
  const id = useId();
  const percent = value === null ? undefined : Math.round(value * 100);
  return (
    <div className={styles.root}>
      <span id={id} className={bare ? 'spoken' : undefined}>
        {label}
      </span>
      {!bare && percent !== undefined && (
        <span className={styles.value} aria-hidden="true">
          {percent}%
        </span>
      )}
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={styles.track}
      >
        <div
          className={styles.bar}
          style={{ width: `${percent ?? 100}%` }}
          data-open={percent === undefined || undefined}
        />
      </div>
    </div>
  );
}
