import { useId } from 'react';
import type { Schemas } from '../../../api/client';
import type { Video } from '../../../videos/video-query';
import { Figure } from '../../../ui/figure';
import { words } from '../../../words';
import type { Playback } from './playback';
import { isLit, type ProvenFact } from './proof-facts';
import { ProofDetails } from './proof-details';
import styles from './proof.module.css';
import { useMoment } from './use-moment';

interface ProofRowProps {
  video: Video;
  source: Schemas['SourcePack'] | undefined;
  fact: ProvenFact;
  playback: Playback;
  isOpen: boolean;
  onChoose: () => void;
}

/** One fact along the video: where it is seen, heard and captioned; opened, what stands behind it. */
export function ProofRow({ video, source, fact, playback, isOpen, onChoose }: ProofRowProps) {
  const id = useId();
  const lit = useMoment(playback, (ms) => isLit(fact, ms));
  const lengthMs = video.duration * 1000;
  const percent = (ms: number) => `${Math.min(100, (ms / lengthMs) * 100).toFixed(3)}%`;
  return (
    <li className={styles.item} data-lit={lit || undefined} data-grounds={fact.grounds}>
      <button type="button" className={styles.row} aria-expanded={isOpen} aria-controls={id} onClick={onChoose}>
        <span className={styles.name}>
          <span className={styles.display} dir="auto">
            {fact.grounds === 'fact' ? <Figure>{fact.display}</Figure> : fact.display}
          </span>
          <span className={styles.label} dir="auto">
            {fact.grounds === 'none' ? words.video.proof.unproven : fact.label || words.video.proof.own}
          </span>
        </span>
        <span className={styles.track} aria-hidden="true">
          {fact.places.map(({ where, scene, fromMs, toMs }, index) => (
            <span
              key={index}
              className={styles.place}
              data-where={where}
              data-always={scene === null || undefined}
              style={{ insetInlineStart: percent(fromMs), width: percent(toMs - fromMs) }}
            />
          ))}
        </span>
      </button>
      <div id={id} className={styles.details} hidden={!isOpen}>
        {isOpen && <ProofDetails fact={fact} source={source} playback={playback} />}
      </div>
    </li>
  );
}
