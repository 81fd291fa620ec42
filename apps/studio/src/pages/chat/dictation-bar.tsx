import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import { words } from '../../words';
import type { DictationState } from './use-dictation';
import type { Recording } from './recorder';
import styles from './composer.module.css';

interface DictationBarProps {
  state: Exclude<DictationState, { kind: 'off' | 'refused' }>;
  most: number;
  onFinish: () => void;
  onCancel: () => void;
}

/** In place of the composer's buttons while someone speaks, or what was said is written down. */
export function DictationBar({ state, most, onFinish, onCancel }: DictationBarProps) {
  const text = words.chat.dictation;
  const isRecording = state.kind === 'recording';
  return (
    <div className={styles.dictation}>
      <p className={styles.dictationState} role="status">
        {state.kind === 'sending' && <Spinner />}
        {text[state.kind]}
      </p>
      {isRecording && <Level recording={state.recording} />}
      {isRecording && <Clock since={state.since} most={most} />}
      <Button size="small" look="quiet" onClick={onCancel}>
        {text.cancel}
      </Button>
      {isRecording && (
        <Button size="small" look="main" onClick={onFinish} autoFocus>
          <Check aria-hidden="true" />
          {text.done}
        </Button>
      )}
    </div>
  );
}

/** How loud it is, drawn without React: it changes with every frame. */
function Level({ recording }: { recording: Recording }) {
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      bar.current?.style.setProperty('scale', `${Math.max(0.02, recording.level())} 1`);
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [recording]);
  return (
    <span className={styles.level} aria-hidden="true">
      <span ref={bar} />
    </span>
  );
}

function Clock({ since, most }: { since: number; most: number }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - since) / 1000)), 250);
    return () => clearInterval(timer);
  }, [since]);
  return <span className={styles.clock}>{words.chat.dictation.clock(Math.min(seconds, most), most)}</span>;
}
