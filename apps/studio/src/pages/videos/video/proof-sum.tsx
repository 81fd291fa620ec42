import { BadgeCheck, TriangleAlert } from 'lucide-react';
import { words } from '../../../words';
import styles from './proof.module.css';

interface ProofSumProps {
  complete: boolean;
  facts: number;
  places: number;
}

/** The proof in one sentence, and what its marks stand for. */
export function ProofSum({ complete, facts, places }: ProofSumProps) {
  const text = words.video.proof;
  const Icon = complete ? BadgeCheck : TriangleAlert;
  const { label, ...legend } = text.legend;
  return (
    <div className={styles.sum}>
      <Icon className={complete ? styles.good : styles.bad} aria-hidden="true" />
      <div className={styles.said}>
        <h2>{complete ? text.complete : text.incomplete}</h2>
        <p>
          {text.count(facts, places)} {text.hint}
        </p>
      </div>
      <ul className={styles.legend} aria-label={label}>
        {(['screen', 'voice', 'caption'] as const).map((where) => (
          <li key={where}>
            <span className={styles.key} data-where={where} aria-hidden="true" />
            {legend[where]}
          </li>
        ))}
      </ul>
    </div>
  );
}
