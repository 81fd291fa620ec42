import type { Schemas } from '../../../../api/client';
import { words } from '../../../../words';
import styles from './plan.module.css';

/** Scene by scene: the picture, when it comes, and what is said. */
export function PlanScenes({ plan: { storyboard, narration, stills } }: { plan: Schemas['Plan'] }) {
  const text = words.make.plan;
  return (
    <ol className={styles.scenes} tabIndex={0} aria-label={text.scenes}>
      {storyboard.map(({ n, fromMs }) => {
        const still = stills.find(({ scene }) => scene === n);
        const said = narration.filter(({ scene }) => scene === n).map((line) => line.text);
        return (
          <li key={n} className={styles.scene}>
            {still && <img src={still.image} alt={text.scene(n)} width={still.width} height={still.height} />}
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
