import type { Schemas } from '../../../../api/client';
import { words } from '../../../../words';
import styles from './plan.module.css';

/** Where in a scene all of it stands. */
const SETTLED = 0.72;

interface PlanScenesProps {
  plan: Schemas['Plan'];
  /** Shows a moment, milliseconds of the video. */
  onGo: (ms: number) => void;
}

/** Scene by scene: the picture, when it comes, and what is said. */
export function PlanScenes({ plan: { storyboard, narration, stills }, onGo }: PlanScenesProps) {
  const text = words.make.plan;
  return (
    <ol className={styles.scenes} tabIndex={0} aria-label={text.scenes}>
      {storyboard.map(({ n, fromMs, durationMs }) => {
        const still = stills.find(({ scene }) => scene === n);
        const said = narration.filter(({ scene }) => scene === n).map((line) => line.text);
        return (
          <li key={n} className={styles.scene}>
            {still && (
              <button
                type="button"
                className={styles.go}
                aria-label={text.goTo(n)}
                onClick={() => onGo(fromMs + durationMs * SETTLED)}
              >
                <img src={still.image} alt="" width={still.width} height={still.height} />
              </button>
            )}
            <span className={styles.time}>
              {n} · {words.videoParts.duration(Math.floor(fromMs / 1000))}
            </span>
            <p dir="auto">{said.join(' ') || text.silent}</p>
          </li>
        );
      })}
    </ol>
  );
}
