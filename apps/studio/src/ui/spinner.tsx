import styles from './spinner.module.css';

/** Turns while something is on its way; whoever shows it says in words what. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
