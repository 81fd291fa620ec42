import { type DragEvent, useEffect, useRef, useState } from 'react';
import { words } from '../../../words';
import { told } from '../../../words/told';
import type { Playback } from '../video/playback';
import { type ProvenFigure, settledAt } from '../video/proof-facts';
import type { ScriptScene } from './edit-draft';
import { droppedPicture, isPictureOver, type Picture } from './pictures-panel';
import type { VideoFact } from './scene-words';
import styles from './timeline.module.css';
import type { Drafted } from './edited';

const DRAGGED_SCENE = 'application/x-factreel-scene';

interface TimelineProps {
  drafted: Drafted;
  /** Ids and types of the scenes of the draft, in their order. */
  scenes: readonly { id: string; scene: ScriptScene }[];
  facts: ReadonlyMap<string, VideoFact>;
  playback: Playback;
  /** The scene that is edited. */
  chosen: string | null;
  onChoose: (id: string) => void;
  onFact: (key: string) => void;
  onMove: (id: string, to: number) => void;
  onPicture: (picture: Picture, id: string) => void;
}

/** The video as its proof: every scene with what it says, and every figure with its fact. */
export function Timeline({ drafted, scenes, facts, playback, chosen, onChoose, onFact, ...on }: TimelineProps) {
  const text = words.editor.timeline;
  const [over, setOver] = useState<number | null>(null);
  const drop = (event: DragEvent, to: number, at: string) => {
    const id = event.dataTransfer.getData(DRAGGED_SCENE);
    const picture = droppedPicture(event);
    setOver(null);
    if (id === '' && !picture) return;
    event.preventDefault();
    if (picture) on.onPicture(picture, at);
    else on.onMove(id, to);
  };
  return (
    <section className={styles.timeline} aria-label={text.title}>
      <p className={styles.about}>{text.about}</p>
      <ol className={styles.track} tabIndex={0} aria-label={text.title}>
        {drafted.scenes.map(({ n, type, fromMs, durationMs }) => {
          const { id, scene } = scenes[n - 1] ?? {};
          if (id === undefined || !scene) return null;
          const figures = shownIn(drafted.figures, drafted.scenes.findIndex((one) => one.n === n) + 1);
          const line = wordsIn(drafted, n);
          return (
            <li
              key={id}
              className={styles.scene}
              data-over={over === n - 1 || undefined}
              aria-current={chosen === id || undefined}
              style={{ flexGrow: durationMs }}
              onDragOver={(event) => {
                if (!event.dataTransfer.types.includes(DRAGGED_SCENE) && !isPictureOver(event)) return;
                event.preventDefault();
                setOver(n - 1);
              }}
              onDragLeave={() => setOver(null)}
              onDrop={(event) => drop(event, n - 1, id)}
            >
              <button
                type="button"
                className={styles.go}
                draggable
                onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED_SCENE, id)}
                onClick={() => {
                  onChoose(id);
                  playback.seek(shownAt({ fromMs, durationMs }));
                }}
              >
                <span className={styles.number}>
                  <span className="spoken">{text.scene} </span>
                  {n}
                </span>{' '}
                <span>{kindOf(scene.type ?? type)}</span>{' '}
                <span className={styles.length}>{told.seconds(durationMs / 1000)}</span>
              </button>
              <Head playback={playback} fromMs={fromMs} durationMs={durationMs} />
              <p className={styles.words} dir="auto">
                {line || text.silent}
              </p>
              {figures.length > 0 && (
                <ul className={styles.figures} aria-label={text.figures}>
                  {figures.map((figure) => (
                    <li key={`${figure.factKey} ${figure.text}`}>
                      <button
                        type="button"
                        className={styles.figure}
                        title={facts.get(figure.factKey ?? '')?.label}
                        aria-label={text.figure(
                          wholeOf(figure, facts),
                          facts.get(figure.factKey ?? '')?.label ?? text.own,
                        )}
                        onClick={() => {
                          playback.seek(settledAt(figure));
                          if (figure.factKey) onFact(figure.factKey);
                        }}
                      >
                        {wholeOf(figure, facts)}
                      </button>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** A moment of a scene at which what it shows stands. */
export function shownAt({ fromMs, durationMs }: { fromMs: number; durationMs: number }): number {
  return fromMs + Math.min(1200, durationMs * 0.45);
}

function kindOf(type: string): string {
  const { types } = words.editor.scenes;
  return type in types ? types[type as keyof typeof types] : type;
}

/** What is said in a scene, as its captions show it. */
function wordsIn({ narration, storyboard, scenes }: Drafted, n: number): string {
  const place = scenes.findIndex((one) => one.n === n);
  const { id } = (storyboard['scenes'] as { id: string }[])[place] ?? {};
  const lines = narration['lines'] as { sceneId: string; words: { text: string }[] }[];
  return (lines.find(({ sceneId }) => sceneId === id)?.words ?? []).map(({ text }) => text).join(' ');
}

/** Each figure of a scene once, where it is seen best. */
function shownIn(figures: readonly ProvenFigure[], scene: number): ProvenFigure[] {
  const rank = { screen: 0, caption: 1, voice: 2 };
  const own = figures
    .filter((figure) => figure.scene === scene && /\p{N}/u.test(figure.text))
    .toSorted((one, other) => rank[one.where] - rank[other.where]);
  return [...new Map(own.toReversed().map((figure) => [figure.factKey ?? figure.text, figure])).values()].toSorted(
    (one, other) => one.fromMs - other.fromMs,
  );
}

/** A figure with its unit, which styles may draw apart from it. */
function wholeOf({ text, factKey }: ProvenFigure, facts: TimelineProps['facts']): string {
  const { display = '' } = facts.get(factKey ?? '') ?? {};
  return display.includes(text) ? display : text;
}

/** How far the video is within a scene. */
function Head({ playback, fromMs, durationMs }: { playback: Playback; fromMs: number; durationMs: number }) {
  const head = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const move = () => {
      const share = (playback.now() - fromMs) / durationMs;
      head.current?.style.setProperty('inline-size', `${Math.max(0, Math.min(1, share)) * 100}%`);
    };
    move();
    return playback.subscribe(move);
  }, [playback, fromMs, durationMs]);
  return (
    <span className={styles.progress} aria-hidden="true">
      <span ref={head} />
    </span>
  );
}
