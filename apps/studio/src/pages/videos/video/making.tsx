import { Check, Circle } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import type { Video } from '../../../videos/video-query';
import type { VideoProgress } from '../../../videos/use-video';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialog';
import { Progress } from '../../../ui/progress';
import { Spinner } from '../../../ui/spinner';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import styles from './stage.module.css';
import { stopWords } from './stop-words';
import { useVideoChange } from './use-video-change';

const STEPS = ['design', 'render'] as const;

/** A video under way: the step that the api tells of, how far it is over all of them, and how to stop it. */
export function Making({ video, progress }: { video: Video; progress: VideoProgress | null }) {
  const text = words.video.making;
  const { sayError } = useToasts();
  const [asking, setAsking] = useState(false);
  const stop = useVideoChange(video.videoId, (_: void, header) =>
    unwrap(api.POST('/v1/videos/{id}/cancel', { params: { path: { id: video.videoId }, header } })),
  );
  const at = STEPS.find((step) => step === progress?.stage) ?? (video.status === 'rendering' ? 'render' : null);
  const value = progress?.value ?? null;
  const stages = video.scenes.length > 0 ? STEPS.slice(1) : STEPS;
  return (
    <section className={styles.sheet} style={{ aspectRatio: video.format.replace(':', '/') }}>
      <p className={styles.percent} aria-hidden="true">
        {value === null ? '' : text.percent(value)}
      </p>
      <h2 aria-live="polite">{at ? text[at] : text.queued}</h2>
      <div className={styles.bar}>
        <Progress bare label={text.label} value={value} />
      </div>
      <ol className={styles.steps}>
        {stages.map((step) => (
          <Step key={step} name={text.steps[step]} state={stateOf(step, at)} />
        ))}
      </ol>
      <p className={styles.about}>{text.leave}</p>
      <Button onClick={() => setAsking(true)}>{text.stop}</Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text.stopTitle}
        about={stopWords(video, at)}
        verb={text.stopVerb}
        busy={stop.isPending}
        onConfirm={() => stop.start(undefined, { onError: sayError, onSettled: () => setAsking(false) })}
      />
    </section>
  );
}

type StepState = 'done' | 'now' | 'next';

function stateOf(step: (typeof STEPS)[number], at: (typeof STEPS)[number] | null): StepState {
  if (at === null) return 'next';
  if (step === at) return 'now';
  return STEPS.indexOf(step) < STEPS.indexOf(at) ? 'done' : 'next';
}

function Step({ name, state }: { name: string; state: StepState }) {
  return (
    <li className={styles.step} data-state={state}>
      {state === 'done' && <Check aria-hidden="true" />}
      {state === 'now' && <Spinner />}
      {state === 'next' && <Circle aria-hidden="true" />}
      {name}
      <span className="spoken">{words.video.making[state]}</span>
    </li>
  );
}
