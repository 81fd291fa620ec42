import { CopyButton } from '../../ui/copy-field';
import styles from './code-block.module.css';

/** Lines to paste into a terminal or a program. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  return (
    <figure className={styles.block}>
      <figcaption className={styles.label}>
        {label}
        <CopyButton text={code} />
      </figcaption>
      <pre className={styles.code} tabIndex={0} aria-label={label}>
        {code}
      </pre>
    </figure>
  );
}
