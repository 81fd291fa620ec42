import { Progress as BaseProgress } from '@base-ui/react/progress';
import type { ReactNode } from 'react';
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
  return (
    <BaseProgress.Root className={styles.root} value={value === null ? null : Math.round(value * 100)}>
      <BaseProgress.Label className={bare ? 'spoken' : undefined}>{label}</BaseProgress.Label>
      <BaseProgress.Value className={bare ? 'spoken' : styles.value} />
      <BaseProgress.Track className={styles.track}>
        <BaseProgress.Indicator className={styles.bar} />
      </BaseProgress.Track>
    </BaseProgress.Root>
  );
}
