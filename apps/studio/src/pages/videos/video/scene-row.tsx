import { Play } from 'lucide-react';
import type { Video } from '../../../videos/video-query';
import { Figure } from '../../../ui/figure';
import { words } from '../../../words';
import { MarkedText } from './marked-text';
import type { Playback } from './playback';
import type { ProvenFigure } from './proof-facts';
import styles from './scenes.module.css';
import { useMoment } from './use-moment';

interface SceneRowProps {
  video: Video;
  scene: Video['scenes'][number];
  fromMs: number;
  still: string | undefined;
  figures: readonly ProvenFigure[];
  playback: Playback;
}

/** One scene: its picture, what is said, and the figures that it shows. */
export function SceneRow({ video, scene, fromMs, still, figures, playback }: SceneRowProps) {
  const text = words.video.scenes;
  const { n, type, media, duration } = scene;
  const toMs = fromMs + duration * 1000;
  const isNow = useMoment(playback, (ms) => fromMs <= ms && ms < toMs);
  const shown = shownIn(figures, n);
  return (
    <li className={styles.scene} aria-current={isNow || undefined}>
      <button
        type="button"
        className={styles.still}
        style={{ aspectRatio: video.format.replace(':', '/') }}
        aria-label={text.play(n)}
        onClick={() => playback.seek(fromMs)}
      >
        {still && <img src={still} alt="" />}
        <Play aria-hidden="true" />
      </button>
      <div className={styles.told}>
        <p className={styles.kind}>
          <span>{text.number(n)}</span>
          <span>{text.types[type]}</span>
          <span>
            {words.video.time(fromMs)}–{words.video.time(toMs)}
          </span>
        </p>
        <p className={styles.words} dir="auto">
          {scene.text ? <MarkedText video={video} text={scene.text} scene={n} /> : text.silent}
        </p>
        <p className={styles.media} dir="auto">
          {media}
        </p>
        {shown.length > 0 && (
          <ul className={styles.figures} aria-label={text.figures}>
            {shown.map((figure) => (
              <li key={figure}>
                <Figure>{figure}</Figure>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** Each figure that stands in a scene's picture, once. */
function shownIn(figures: readonly ProvenFigure[], n: number): string[] {
  const ofScene = figures.filter(
    ({ scene, where, factKey, text }) => scene === n && where === 'screen' && factKey !== null && /\p{N}/u.test(text),
  );
  return [...new Map(ofScene.map(({ text }) => [text.replace(/\s/g, ''), text])).values()];
}
