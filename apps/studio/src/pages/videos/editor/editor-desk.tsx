import { FactreelError } from '@factreel/client';
import { useQuery } from '@tanstack/react-query';
import { ImagePlus, Keyboard, ListPlus, Plus, Redo2, Undo2 } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button';
import { ConfirmDialog, Dialog } from '../../../ui/dialog';
import { IconButton } from '../../../ui/icon-button';
import { ErrorNotice, Notice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import { Tabs } from '../../../ui/tabs';
import { useToasts } from '../../../ui/toasts';
import { StoryboardPlayer, type StoryboardElement } from '../../../videos/storyboard-player';
import { words } from '../../../words';
import { createPlayback } from '../video/playback';
import { CheatSheet } from './cheat-sheet';
import { type EditDraft, faultsByScene, placeOf } from './edit-draft';
import type { EditAction } from './edit-history';
import { byKey, type DraftPrice, type Edited } from './edited';
import styles from './editor.module.css';
import { FactsPanel } from './facts-panel';
import { LooksBar } from './looks-bar';
import { type Picture, PicturesPanel } from './pictures-panel';
import { SceneCard } from './scene-card';
import { type VideoFact, withFactAt } from './scene-words';
import { shownAt, Timeline } from './timeline';
import { useDrafted } from './use-drafted';
import { useEdits } from './use-edits';
import { type EditorKey, useEditorKeys } from './use-keys';

/** What stands on the desk now. */
interface DeskState {
  draft: EditDraft;
  isChanged: boolean;
  /** It is proven as it stands. */
  canMake: boolean;
  /** What making it costs; null until that is known. */
  price: DraftPrice | null;
}

interface EditorDeskProps {
  of: Edited;
  /** What edits change, as it stands. */
  fresh: EditDraft;
  facts: ReadonlyMap<string, VideoFact>;
  back: { to: string; label: string };
  about: string;
  /** How it leaves the desk. */
  actions: (state: DeskState) => ReactNode;
  onSave?: (draft: EditDraft) => void;
  /** It is leaving, or becoming another one. */
  isBusy: boolean;
  /** What is happening to it. */
  status?: string | null;
  error: unknown;
  /** Beside looks and voice. */
  settings: (draft: EditDraft, act: (action: EditAction) => void) => ReactNode;
  /** What can be done about how a fact was read. */
  reading: (fact: VideoFact, draft: EditDraft) => ReactNode;
  /** The fact whose reading is shown at first. */
  openFact?: string | null;
  /** One more step back than there are edits. */
  onUndoneAll?: () => void;
  /** What stands in the way of making it. */
  notice?: (price: DraftPrice | null) => ReactNode;
  /** Another way to change it. */
  foot?: (isChanged: boolean) => ReactNode;
}

/** What stands beside the video. */
type Side = 'facts' | 'pictures';

/** Where one was last, and where the caret shall be put. */
interface Spot {
  id: string;
  at: number;
  /** Counts up where the page has moved the caret itself. */
  put: number;
}

/** Facts and pictures, the playing video, its scenes and its timeline. */
export function EditorDesk({ of, fresh, isBusy, onSave, onUndoneAll, ...rest }: EditorDeskProps) {
  const text = words.editor;
  const { say } = useToasts();
  const { title, version } = of;
  const { edits, isChanged, act, forget } = useEdits(of, fresh);
  const draft = edits.now;
  const facts = useFactsOf(of, draft, rest.facts);
  const drafted = useDrafted(of, draft);
  const [playback] = useState(createPlayback);
  const player = useRef<StoryboardElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  const [openFact, setOpenFact] = useState<string | null>(rest.openFact ?? null);
  const [side, setSide] = useState<Side>('facts');
  const [sheet, setSheet] = useState<Side | 'keys' | 'discard' | null>(null);

  const faults = faultsByScene(drafted.error instanceof FactreelError ? drafted.error.details : []);
  const canMake = drafted.isSettled && drafted.error === null && draft.scenes.length > 0;
  const price = drafted.isSettled ? drafted.price : null;
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
  const place = ({ libraryAssetId, title: name }: Picture, id = chosen ?? draft.scenes[0]?.id) => {
    const scene = id === undefined ? undefined : sceneOf(id);
    if (id === undefined || !scene) return;
    const { stillIndex: _other, ...others } = scene;
    act({ kind: 'scene', id, scene: { ...others, asset: { libraryAssetId } } });
    setSpot({ id, at: scene.text?.length ?? 0, put: (spot?.put ?? 0) + 1 });
    setSheet(null);
    say(text.pictures.put(name, placeOf(draft, id) + 1));
  };
  const open = (wanted: Side) => {
    setSide(wanted);
    if (isNarrow()) setSheet(wanted);
  };
  const split = (id: string, at: number) => act({ kind: 'split', id, at, newId: crypto.randomUUID() });
  const showFact = (key: string) => {
    setOpenFact(key);
    open('facts');
  };
  const choose = (id: string) => {
    setSpot((before) =>
      before?.id === id ? before : { id, at: sceneOf(id)?.text?.length ?? 0, put: before?.put ?? 0 },
    );
    document.getElementById(cardId(id))?.scrollIntoView({ block: 'nearest' });
  };
  const canUndo = edits.past.length > 0 || onUndoneAll !== undefined;
  const obey: Record<EditorKey, () => void> = {
    undo: () => (edits.past.length > 0 ? act({ kind: 'undo' }) : onUndoneAll?.()),
    redo: () => act({ kind: 'redo' }),
    save: () => isChanged && canMake && onSave?.(draft),
    play: () => void (player.current?.paused ? player.current.play() : player.current?.pause()),
    find: () => {
      flushSync(() => open('facts'));
      search.current?.focus();
    },
    help: () => setSheet('keys'),
  };
  // A dialog keeps its own keys.
  useEditorKeys((key) => !isBusy && sheet === null && obey[key]());
  // Once the video plays anew, it shows the scene that one is in.
  useEffect(() => {
    const place = chosen === null ? -1 : placeOf(draft, chosen);
    const scene = drafted.video?.scenes.find(({ n }) => n === place + 1);
    if (scene && player.current?.paused) playback.seek(shownAt(scene));
    // The draft itself is seen a moment before it can be played.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [chosen, drafted.video, playback]);

  const factsPanel = (isSheet: boolean) => (
    <FactsPanel
      facts={[...facts.values()]}
      used={used}
      open={openFact}
      onOpen={setOpenFact}
      onInsert={(fact) => insert(fact)}
      reading={(fact) => rest.reading(fact, draft)}
      {...(isSheet ? {} : { search })}
    />
  );
  const picturesPanel = <PicturesPanel onPlace={(picture) => place(picture)} />;
  const format = draft.looks.format ?? of.format;
  return (
    <Page
      title={text.title(title)}
      heading={<span dir="auto">{title}</span>}
      back={rest.back}
      width="wide"
      dense
      actions={
        <>
          <IconButton label={text.undo} off={!canUndo || isBusy} onClick={obey.undo} icon={<Undo2 />} />
          <IconButton label={text.redo} off={edits.future.length === 0} onClick={obey.redo} icon={<Redo2 />} />
          <IconButton label={text.keys.open} onClick={obey.help} icon={<Keyboard />} />
          <Button look="danger" disabled={!isChanged || isBusy} onClick={() => setSheet('discard')}>
            {text.discard}
          </Button>
          {rest.actions({ draft, isChanged, canMake, price })}
        </>
      }
    >
      <div className={styles.view}>
        <div className={styles.states} aria-live="polite">
          <p>{isChanged ? text.kept : text.unchanged}</p>
          <p>{isChanged ? text.estimated : rest.about}</p>
          {(rest.status ?? (drafted.isSettled ? null : text.updating)) && <p>{rest.status ?? text.updating}</p>}
        </div>
        {edits.version !== version && <Notice kind="warn">{text.older(edits.version, version)}</Notice>}
        {told > 0 ? <Notice kind="bad" title={text.faults(told)} /> : <ErrorNotice error={drafted.error} />}
        <ErrorNotice error={rest.error} />
        {rest.notice?.(price)}
        <div className={styles.desk} data-format={format}>
          <section className={styles.facts} aria-label={text.side}>
            <Tabs
              label={text.side}
              value={side}
              onChange={(wanted) => setSide(wanted as Side)}
              tabs={[
                { value: 'facts', label: text.facts.title, content: factsPanel(false) },
                { value: 'pictures', label: text.pictures.title, content: picturesPanel },
              ]}
            />
          </section>
          <section className={styles.stage} aria-label={text.playing}>
            {drafted.video ? (
              <StoryboardPlayer ref={attach} of={drafted.video} title={title} format={format} />
            ) : (
              drafted.error === null && <Skeleton height="50vh" />
            )}
            <div className={styles.sheetButtons}>
              <Button onClick={() => setSheet('facts')}>
                <ListPlus aria-hidden="true" />
                {text.facts.open}
              </Button>
              <Button onClick={() => setSheet('pictures')}>
                <ImagePlus aria-hidden="true" />
                {text.pictures.title}
              </Button>
            </div>
          </section>
          <div className={styles.looksArea}>
            <LooksBar
              of={of}
              speaker={(drafted.video?.narration['voiceId'] as string | undefined) ?? ''}
              looks={draft.looks}
              onChange={(looks) => act({ kind: 'looks', looks })}
            >
              {rest.settings(draft, act)}
            </LooksBar>
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
                  onDropPicture={(picture) => place(picture, id)}
                  onFacts={obey.find}
                  onPictures={() => {
                    choose(id);
                    open('pictures');
                  }}
                  onMove={(by) => act({ kind: 'move', id, to: index + by })}
                  onSplit={(at) => split(id, at ?? (spot?.id === id ? spot.at : 0))}
                  onUnpicture={() => {
                    // Its button has gone with it.
                    setSpot({ id, at: scene.text?.length ?? 0, put: (spot?.put ?? 0) + 1 });
                    say(text.pictures.removed(index + 1));
                  }}
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
                onPicture={(picture, id) => place(picture, id)}
              />
            )}
          </div>
        </div>
      </div>
      {rest.foot?.(isChanged)}
      <Dialog open={sheet === 'facts'} onClose={() => setSheet(null)} title={text.facts.title}>
        {factsPanel(true)}
      </Dialog>
      <Dialog open={sheet === 'pictures'} onClose={() => setSheet(null)} title={text.pictures.title}>
        {picturesPanel}
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

/** The facts that a draft may name, as the language that it is told in writes them. */
function useFactsOf(
  { name, version, language, factsIn }: Edited,
  { looks }: EditDraft,
  own: ReadonlyMap<string, VideoFact>,
): ReadonlyMap<string, VideoFact> {
  const told = looks.language ?? language;
  const isOwn = told === language || factsIn === undefined;
  const { data } = useQuery({
    queryKey: ['facts-in', name, version, told],
    queryFn: async () => byKey(await factsIn?.(told)),
    enabled: !isOwn,
    staleTime: Infinity,
  });
  return isOwn ? own : (data ?? own);
}

function cardId(id: string): string {
  return `card-${id}`;
}

/** Where the facts have no column of their own. */
function isNarrow(): boolean {
  return matchMedia('(max-width: 1100px)').matches;
}
