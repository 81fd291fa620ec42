import { Play, Square } from 'lucide-react';
import { Button } from '../../../../ui/button';
import { words } from '../../../../words';
import styles from './voice.module.css';

interface VoiceRowProps {
  group: string;
  /** Empty for whoever is best. */
  id: string;
  chosen: string;
  name: string;
  about: string;
  sampleUrl: string | undefined;
  playing: string | null;
  onPlay: (sampleUrl: string) => void;
  onChoose: (id: string) => void;
}

/** One voice: chosen by its row, heard by its button. */
export function VoiceRow({ group, id, chosen, name, about, sampleUrl, playing, onPlay, onChoose }: VoiceRowProps) {
  const text = words.make.voice;
  const isPlaying = sampleUrl !== undefined && playing === sampleUrl;
  return (
    <div className={styles.row}>
      <label className={styles.voice}>
        <input type="radio" name={group} className={styles.dot} checked={chosen === id} onChange={() => onChoose(id)} />
        <span dir="auto">{name}</span>
        <span className={styles.about} dir="auto">
          {about}
        </span>
      </label>
      {sampleUrl && (
        <Button
          look="quiet"
          size="small"
          iconOnly
          aria-label={isPlaying ? text.stop(name) : text.play(name)}
          onClick={() => onPlay(sampleUrl)}
        >
          {isPlaying ? <Square /> : <Play />}
        </Button>
      )}
    </div>
  );
}
