import { words } from '../../../words';
import { COLOR, contrastOf, inkOn } from './contrast';
import styles from './brand.module.css';

/** A style's own colours stand in for what the brand leaves open. */
const OWN = { accent: '#d8232a', ground: '#f4f1ea' };
const READS = 4.5;
const READS_LARGE = 3;

/** A frame as a video could draw it in the brand's colours, and whether they read. */
export function FramePreview(wanted: { accent: string; ground: string; watermark: string }) {
  const text = words.brand.look;
  const accent = COLOR.test(wanted.accent) ? wanted.accent : OWN.accent;
  const ground = COLOR.test(wanted.ground) ? wanted.ground : OWN.ground;
  const ratio = contrastOf(accent, ground);
  const verdict = ratio >= READS ? text.good : ratio >= READS_LARGE ? text.large : text.low;
  return (
    <figure className={styles.preview}>
      <div className={styles.frame} style={{ background: ground, color: inkOn(ground) }} aria-hidden="true">
        <span className={styles.kicker}>{text.kicker}</span>
        <span className={styles.figure} style={{ color: accent }}>
          {text.figure}
        </span>
        <span className={styles.line}>{text.line}</span>
        <span className={styles.bar} style={{ background: accent, color: inkOn(accent) }} />
        <span className={styles.watermark} dir="auto">
          {wanted.watermark}
        </span>
      </div>
      <figcaption aria-live="polite">
        {text.contrast(ratio.toFixed(1))}. {verdict}
      </figcaption>
    </figure>
  );
}
