import { FactreelError } from '@factreel/client';
import { Clapperboard, Keyboard, ListPlus, Plus, Redo2, Undo2 } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { ConfirmDialog, Dialog } from '../../../ui/dialog';
import { ErrorNotice, Notice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import { useToasts } from '../../../ui/toasts';
import { StoryboardPlayer, type StoryboardElement } from '../../../videos/storyboard-player';
import { titleOf } from '../../../videos/title-of';
import type { Video } from '../../../videos/video-query';
import { words } from '../../../words';
import { createPlayback } from '../video/playback';
import { CheatSheet } from './cheat-sheet';
import { type EditDraft, faultsByScene, placeOf } from './edit-draft';
import styles from './editor.module.css';
import { FactsPanel } from './facts-panel';
import { LooksBar } from './looks-bar';
import { NotesBox } from './notes-box';
import { SceneCard } from './scene-card';
import { type VideoFact, withFactAt } from './scene-words';
import { Timeline } from './timeline';
import { useDrafted } from './use-drafted';
import { useEdits } from './use-edits';
import type { Export } from './use-export';
import { type EditorKey, useEditorKeys } from './use-keys';

interface EditorDeskProps {
  video: Video;
  /** The version as it stands. */
  fresh: EditDraft;
  facts: ReadonlyMap<string, VideoFact>;
  outlet: Export;
}

/** Where one was last, and where the caret shall be put. */
interface Spot {
  id: string;
  at: number;
  /** Counts up where the page has moved the caret itself. */
  put: number;
}

/** Facts, the playing video, its scenes and its timeline. */
export function EditorDesk({ video, fresh, facts, outlet }: EditorDeskProps) {
  const text = words.editor;
  const { say } = useToasts();
  const { videoId, version } = video;
  const { edits, isChanged, act, forget } = useEdits(videoId, version, fresh);
  const draft = edits.now;
  const drafted = useDrafted(videoId, version, draft);
  const [playback] = useState(createPlayback);
  const player = useRef<StoryboardElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  const [openFact, setOpenFact] = useState<string | null>(null);
  const [sheet, setSheet] = useState<'facts' | 'keys' | 'discard' | null>(null);

  const faults = faultsByScene(drafted.error instanceof FactreelError ? drafted.error.details : []);
  const canMake = drafted.isSettled && drafted.error === null && draft.scenes.length > 0;
  const busy = outlet.now !== null;
  const told = [...faults.values()].flat().length;
  const used = useMemo(
    () => new Set((drafted.video?.figures ?? []).flatMap(({ factKey }) => factKey ?? [])),
    [drafted.video],
  );
  const chosen = spot && placeOf(draft, spot.id) >= 0 ? spot.id : null;
  const attach = useCallback(
    (element: StoryboardElement | null) => {
      player.current = element;
      return playback.attach(element);
    },
    [playback],
  );

  const sceneOf = (id: string) => draft.scenes.find((one) => one.id === id)?.scene;
  const insert = (fact: VideoFact, id = chosen ?? draft.scenes[0]?.id, at = spot?.at) => {
    const scene = id === undefined ? undefined : sceneOf(id);
    if (id === undefined || !scene) return;
    const put = withFactAt(scene.text ?? '', at ?? scene.text?.length ?? 0, fact.key);
    act({ kind: 'scene', id, scene: { ...scene, text: put.text } });
    setSpot({ id, at: put.caret, put: (spot?.put ?? 0) + 1 });
    setSheet(null);
    say(text.facts.put(fact.display, placeOf(draft, id) + 1));
  };
  const split = (id: string, at: number) => {
    const newId = crypto.randomUUID();
    act({ kind: 'split', id, at, newId });
  };
  const showFact = (key: string) => {
    setOpenFact(key);
    if (isNarrow()) setSheet('facts');
  };
  const choose = (id: string) => {
    setSpot((before) =>
      before?.id === id ? before : { id, at: sceneOf(id)?.text?.length ?? 0, put: before?.put ?? 0 },
    );
    document.getElementById(cardId(id))?.scrollIntoView({ block: 'nearest' });
  };
  const play = () => void (player.current?.paused ? player.current.play() : player.current?.pause());
  const obey: Record<EditorKey, () => void> = {
    undo: () => act({ kind: 'undo' }),
    redo: () => act({ kind: 'redo' }),
    save: () => isChanged && canMake && outlet.save(draft),
    play,
    find: () => (isNarrow() ? setSheet('facts') : search.current?.focus()),
    help: () => setSheet('keys'),
  };
  // A dialog keeps its own keys.
  useEditorKeys((key) => !busy && sheet === null && obey[key]());
  // Once the video plays anew, it shows the scene that one is in.
  useEffect(() => {
    const place = chosen === null ? -1 : placeOf(draft, chosen);
    const scene = drafted.video?.scenes.find(({ n }) => n === place + 1);
    if (scene && player.current?.paused) playback.seek(scene.fromMs + Math.min(1200, scene.durationMs * 0.45));
    // The draft itself is seen a moment before it can be played.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [chosen, drafted.video, playback]);

  const panel = (isSheet: boolean) => (
    <FactsPanel
      facts={[...facts.values()]}
      used={used}
      open={openFact}
      onOpen={setOpenFact}
      onInsert={(fact) => insert(fact)}
      sourcePackId={video.sourcePackId}
      {...(isSheet ? {} : { search })}
    />
  );
  const isMade = !isChanged && video.renderUrl !== null;
  const format = draft.looks.format ?? video.format;
  return (
    <Page
      title={text.title(titleOf(video))}
      heading={<span dir="auto">{titleOf(video)}</span>}
      about={text.about}
      back={{ to: '.', label: text.back }}
      width="wide"
      actions={
        <>
          <Button
            iconOnly
            aria-label={text.undo}
            title={text.undo}
            disabled={edits.past.length === 0}
            onClick={obey.undo}
          >
            <Undo2 aria-hidden="true" />
          </Button>
          <Button
            iconOnly
            aria-label={text.redo}
            title={text.redo}
            disabled={edits.future.length === 0}
            onClick={obey.redo}
          >
            <Redo2 aria-hidden="true" />
          </Button>
          <Button iconOnly aria-label={text.keys.open} title={`${text.keys.open} (?)`} onClick={obey.help}>
            <Keyboard aria-hidden="true" />
          </Button>
          <Button look="danger" disabled={!isChanged || busy} onClick={() => setSheet('discard')}>
            {text.discard}
          </Button>
          <Button busy={outlet.now === 'save'} disabled={!isChanged || !canMake || busy} onClick={obey.save}>
            {text.save}
          </Button>
          <Button
            look="marker"
            busy={outlet.now === 'render'}
            disabled={!canMake || isMade || busy}
            onClick={() => outlet.render(isChanged ? draft : null)}
          >
            {outlet.now !== 'render' && <Clapperboard aria-hidden="true" />}
            {isMade ? text.nothing : text.render(drafted.video?.renderCredits ?? null)}
          </Button>
        </>
      }
    >
      <div className={styles.states} aria-live="polite">
        <p className={styles.note}>{isChanged ? text.kept : text.unchanged}</p>
        {!drafted.isSettled && <p className={styles.note}>{text.updating}</p>}
      </div>
      {edits.version !== version && <Notice kind="warn">{text.older(edits.version, version)}</Notice>}
      {told > 0 ? <Notice kind="bad" title={text.faults(told)} /> : <ErrorNotice error={drafted.error} />}
      <ErrorNotice error={outlet.error} />
      <div className={styles.desk} data-format={format}>
        <section className={styles.facts} aria-label={text.facts.title}>
          <h2>{text.facts.title}</h2>
          {panel(false)}
        </section>
        <section className={styles.stage} aria-label={text.playing}>
          {drafted.video ? (
            <StoryboardPlayer ref={attach} of={drafted.video} title={titleOf(video)} format={format} />
          ) : (
            drafted.error === null && <Skeleton height="50vh" />
          )}
          <p className={styles.note}>{isChanged && text.estimated}</p>
          <div className={styles.sheetButton}>
            <Button onClick={() => setSheet('facts')}>
              <ListPlus aria-hidden="true" />
              {text.facts.open}
            </Button>
          </div>
        </section>
        <div className={styles.looksArea}>
          <LooksBar
            video={video}
            speaker={(drafted.video?.narration['voiceId'] as string | undefined) ?? ''}
            looks={draft.looks}
            onChange={(looks) => act({ kind: 'looks', looks })}
          />
        </div>
        <section className={styles.scenes} aria-label={text.scenes.title}>
          <h2>{text.scenes.title}</h2>
          <ol className={styles.cards}>
            {draft.scenes.map(({ id, scene }, index) => (
              <SceneCard
                key={id}
                anchor={cardId(id)}
                n={index + 1}
                isLast={index === draft.scenes.length - 1}
                isChosen={chosen === id}
                scene={scene}
                facts={facts}
                faults={faults.get(index) ?? []}
                caret={spot?.id === id && spot.put > 0 ? spot : null}
                onChoose={() => choose(id)}
                onCaret={(at) => setSpot({ id, at, put: 0 })}
                onChange={(changed) => act({ kind: 'scene', id, scene: changed })}
                onDropFact={(key, at) => {
                  const fact = facts.get(key);
                  if (fact) insert(fact, id, at);
                }}
                onFacts={obey.find}
                onMove={(by) => act({ kind: 'move', id, to: index + by })}
                onSplit={(at) => split(id, at ?? (spot?.id === id ? spot.at : 0))}
                onRemove={() => {
                  act({ kind: 'remove', id });
                  say(text.scenes.removed(index + 1));
                }}
              />
            ))}
          </ol>
          {draft.scenes.length === 0 && <Notice kind="warn">{text.scenes.none}</Notice>}
          <div>
            <Button onClick={() => act({ kind: 'add', newId: crypto.randomUUID() })}>
              <Plus aria-hidden="true" />
              {text.scenes.add}
            </Button>
          </div>
        </section>
        <div className={styles.timeline}>
          {drafted.video && (
            <Timeline
              drafted={drafted.video}
              scenes={draft.scenes}
              facts={facts}
              playback={playback}
              chosen={chosen}
              onChoose={choose}
              onFact={showFact}
              onMove={(id, to) => act({ kind: 'move', id, to })}
            />
          )}
        </div>
        <div className={styles.notes}>
          <NotesBox video={video} isOff={isChanged} />
        </div>
      </div>
      <Dialog open={sheet === 'facts'} onClose={() => setSheet(null)} title={text.facts.title}>
        {panel(true)}
      </Dialog>
      <CheatSheet open={sheet === 'keys'} onClose={() => setSheet(null)} />
      <ConfirmDialog
        open={sheet === 'discard'}
        onClose={() => setSheet(null)}
        title={text.discardTitle}
        about={text.discardAbout}
        verb={text.discard}
        onConfirm={() => {
          forget();
          setSheet(null);
        }}
      />
    </Page>
  );
}

function cardId(id: string): string {
  return `card-${id}`;
}

/** Where the facts have no column of their own. */
function isNarrow(): boolean {
  return matchMedia('(max-width: 1100px)').matches;
}
