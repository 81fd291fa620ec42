import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { API_URL, type Schemas } from '../../../api/client';
import type { Video } from '../../../videos/video-query';
import { Button } from '../../../ui/button';
import { Panel } from '../../../ui/panel';
import { SelectField } from '../../../ui/select-field';
import { words } from '../../../words';
import { createPair, type Pair } from './pair';
import styles from './versions.module.css';

type Version = Schemas['Version'];

/** Two versions that play, stop and move in step; one of them is heard. */
export function VersionPair({ video, versions }: { video: Video; versions: readonly Version[] }) {
  const text = words.video.versions;
  const [chosen, setChosen] = useState(() => [versions[1], versions[0]].map((version) => String(version?.version)));
  const [heard, setHeard] = useState(1);
  const [pair] = useState(createPair);
  const shown = chosen.map((number) => versions.find(({ version }) => String(version) === number) ?? versions[0]);
  const choices = versions.map(({ version }) => ({ value: String(version), label: words.video.version(version) }));
  return (
    <Panel title={text.compare} about={text.compareAbout}>
      <div className={styles.pair}>
        {shown.map((version, side) => (
          <div key={side} className={styles.side}>
            <SelectField
              label={side === 0 ? text.left : text.right}
              choices={choices}
              value={String(version?.version)}
              onChange={(value) => setChosen(chosen.map((before, at) => (at === side ? value : before)))}
            />
            <video
              key={version?.renderUrl}
              ref={(video) => pair.attach(side, video)}
              className={styles.video}
              style={{ aspectRatio: video.format.replace(':', '/') }}
              src={version?.renderUrl ?? undefined}
              crossOrigin={API_URL === window.location.origin ? undefined : 'use-credentials'}
              muted={heard !== side}
              playsInline
              preload="metadata"
              aria-label={words.video.version(version?.version ?? 1)}
            />
            <Button size="small" look="quiet" aria-pressed={heard === side} onClick={() => setHeard(side)}>
              {heard === side ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
              {(heard === side ? text.heard : text.hear)(version?.version ?? 1)}
            </Button>
          </div>
        ))}
      </div>
      <Controls pair={pair} />
    </Panel>
  );
}

function Controls({ pair }: { pair: Pair }) {
  const text = words.video.versions;
  const slider = useRef<HTMLInputElement>(null);
  const time = useRef<HTMLSpanElement>(null);
  const [playing, setPlaying] = useState(false);
  useEffect(
    () =>
      pair.watch(({ at, length, isPlaying }) => {
        setPlaying(isPlaying);
        if (slider.current) {
          slider.current.max = String(length);
          slider.current.value = String(at);
        }
        if (time.current) time.current.textContent = words.video.time(at * 1000);
      }),
    [pair],
  );
  return (
    <div className={styles.controls}>
      <Button iconOnly aria-label={playing ? text.pause : text.play} onClick={() => pair.toggle()}>
        {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </Button>
      <input
        ref={slider}
        type="range"
        className={styles.slider}
        min={0}
        step={0.1}
        defaultValue={0}
        aria-label={text.position}
        onInput={({ currentTarget }) => pair.seek(Number(currentTarget.value))}
      />
      <span ref={time} className={styles.time} />
    </div>
  );
}
