import { classes } from '../../ui/classes';
import { answerParts } from './answer-parts';
import styles from './answer-text.module.css';

/** What the studio says, in paragraphs and lists. */
export function AnswerText({ text, isRefused }: { text: string; isRefused: boolean }) {
  return (
    <div className={classes(styles.text, isRefused && styles.refused)} dir="auto">
      {answerParts(text).map((part, index) =>
        part.kind === 'text' ? (
          <p key={index}>{part.text}</p>
        ) : (
          <ul key={index} className={styles.list}>
            {part.rows.map(({ text: said, aside }, row) => (
              <li key={row} className={aside === null ? styles.point : styles.pair}>
                <span>{said}</span>
                {aside !== null && <span className={styles.aside}>{aside}</span>}
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}
