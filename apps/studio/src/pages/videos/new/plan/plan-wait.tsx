import { Spinner } from '../../../../ui/spinner';
import { words } from '../../../../words';
import styles from './plan.module.css';

const SCENES = 5;

/** Keeps the place of the scenes while they are drafted. */
export function PlanWait() {
  return (
    <div className={styles.wait} role="status">
      <p className={styles.waiting}>
        <Spinner />
        {words.make.plan.drafting}
      </p>
      <div className={styles.scenes} aria-hidden="true">
        {Array.from({ length: SCENES }, (_, index) => (
          <span key={index} className={styles.blank} />
        ))}
      </div>
    </div>
  );
}
