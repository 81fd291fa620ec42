import { FactreelError } from '@factreel/client';
import { Plus, Redo2, Undo2 } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api, type Schemas } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import type { Video } from '../../../videos/video-query';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialog';
import { ErrorNotice, Notice } from '../../../ui/notice';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import { type DraftScene, faultsByScene, moved, sent } from './script-draft';
import { edited, redone, type ScriptEdits, undone } from './script-history';
import { ScriptSceneFields } from './script-scene-fields';
import styles from './script.module.css';
import { useVideoChange } from './use-video-change';

interface ScriptFormProps {
  video: Video;
  edits: ScriptEdits;
  /** Something was changed and is not saved. */
  isChanged: boolean;
  onChange: (edits: ScriptEdits) => void;
  /** Saved, discarded, or left as it was. */
  onClose: () => void;
}

/** Edits a script and sends it; what does not fit the data is told at its scene. Every step can be undone, nothing typed is lost. */
export function ScriptForm({ video, edits, isChanged, onChange, onClose }: ScriptFormProps) {
  const text = words.video.script;
  const { say, offer } = useToasts();
  const [isDiscarding, setDiscarding] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  // A toast's button comes back to the edits as they are by then.
  const latest = useRef(edits);
  useEffect(() => void (latest.current = edits));
  const draft = edits.now;
  const set = (next: DraftScene[]) => onChange(edited(latest.current, next));
  const edit = useVideoChange(video.videoId, (scenes: Schemas['ScriptScene'][], header) =>
    unwrap(
      api.POST('/v1/videos/{id}/edit', {
        params: { path: { id: video.videoId }, header },
        body: { script: { scenes } },
      }),
    ),
  );
  const step = (turn: typeof undone) => {
    const next = turn(latest.current);
    if (next !== latest.current && !edit.isPending) onChange(next);
  };
  useStepKeys(step);
  const faults = faultsByScene(edit.error instanceof FactreelError ? edit.error.details : []);
  const told = [...faults.values()].flat().length;
  const change = (id: string, scene: DraftScene['scene']) =>
    set(draft.map((one) => (one.id === id ? { id, scene } : one)));
  const add = () => {
    const fresh: DraftScene = { id: crypto.randomUUID(), scene: { type: 'text', text: '' } };
    // The call to action stays last.
    const end = draft.at(-1)?.scene.type === 'cta' ? draft.length - 1 : draft.length;
    set(draft.toSpliced(end, 0, fresh));
  };
  const remove = (index: number) => {
    const [gone] = draft.slice(index, index + 1);
    if (!gone) return;
    set(draft.toSpliced(index, 1));
    list.current?.focus();
    offer(text.removed(index + 1), text.undo, () => {
      const { now } = latest.current;
      if (!now.some(({ id }) => id === gone.id)) set(now.toSpliced(index, 0, gone));
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    edit.start(
      draft.map(({ scene }) => sent(scene)),
      {
        onSuccess: ({ version }) => {
          say(words.video.notes.done(version));
          onClose();
        },
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-busy={edit.isPending} data-steps="">
      <div className={styles.head}>
        <div>
          <h2>{text.title}</h2>
          <p className={styles.about}>{text.about}</p>
          {isChanged && <p className={styles.soft}>{text.kept}</p>}
        </div>
        <div className={styles.acts}>
          <Button
            iconOnly
            aria-label={text.undo}
            title={text.undoKeys}
            disabled={edits.past.length === 0 || edit.isPending}
            onClick={() => step(undone)}
          >
            <Undo2 aria-hidden="true" />
          </Button>
          <Button
            iconOnly
            aria-label={text.redo}
            title={text.redoKeys}
            disabled={edits.future.length === 0 || edit.isPending}
            onClick={() => step(redone)}
          >
            <Redo2 aria-hidden="true" />
          </Button>
          {isChanged ? (
            <Button look="danger" disabled={edit.isPending} onClick={() => setDiscarding(true)}>
              {text.discard}
            </Button>
          ) : (
            <Button onClick={onClose}>{words.ui.cancel}</Button>
          )}
          <Button type="submit" look="main" busy={edit.isPending} disabled={draft.length === 0}>
            {text.save}
          </Button>
        </div>
      </div>
      {edits.version !== video.version && <Notice kind="warn">{text.older(edits.version, video.version)}</Notice>}
      {told > 0 ? <Notice kind="bad" title={text.faults(told)} /> : <ErrorNotice error={edit.error} />}
      <ol ref={list} className={styles.scenes} tabIndex={-1} aria-label={text.title}>
        {draft.map(({ id, scene }, index) => (
          <ScriptSceneFields
            key={id}
            n={index + 1}
            isLast={index === draft.length - 1}
            scene={scene}
            faults={faults.get(index) ?? []}
            onChange={(changed) => change(id, changed)}
            onMove={(by) => set(moved(draft, id, by))}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {draft.length === 0 && <Notice kind="warn">{text.none}</Notice>}
      <div>
        <Button onClick={add}>
          <Plus aria-hidden="true" />
          {text.add}
        </Button>
      </div>
      <ConfirmDialog
        open={isDiscarding}
        onClose={() => setDiscarding(false)}
        title={text.discardTitle}
        about={text.discardAbout}
        verb={text.discard}
        onConfirm={onClose}
      />
    </form>
  );
}

/** Ctrl or Cmd with Z, Shift Z or Y; dialogs and fields elsewhere keep their own. */
function useStepKeys(step: (turn: typeof undone) => void): void {
  const latest = useRef(step);
  useEffect(() => void (latest.current = step));
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      const { target } = event;
      const isElsewhere =
        target instanceof Element && target.matches('input, textarea') && !target.closest('[data-steps]');
      if (isElsewhere || document.querySelector('[role=dialog], [role=alertdialog]')) return;
      event.preventDefault();
      latest.current(key === 'y' || event.shiftKey ? redone : undone);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
