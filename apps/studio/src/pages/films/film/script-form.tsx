import { FactreelError } from '@factreel/client';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { api, type Schemas } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import type { Film } from '../../../films/film-query';
import { Button } from '../../../ui/button';
import { ErrorNotice, Notice } from '../../../ui/notice';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import { type DraftScene, draftOf, faultsByScene, moved, sent } from './script-draft';
import { ScriptSceneFields } from './script-scene-fields';
import styles from './script.module.css';
import { useFilmChange } from './use-film-change';

interface ScriptFormProps {
  film: Film;
  script: Schemas['VideoScript'];
  onClose: () => void;
}

/** Edits a script and sends it; what does not fit the data is told at its scene, and nothing typed is lost. */
export function ScriptForm({ film, script, onClose }: ScriptFormProps) {
  const text = words.film.script;
  const { say } = useToasts();
  const [draft, setDraft] = useState(() => draftOf(script.scenes));
  const edit = useFilmChange(film.videoId, (scenes: Schemas['ScriptScene'][], header) =>
    unwrap(
      api.POST('/v1/videos/{id}/edit', {
        params: { path: { id: film.videoId }, header },
        body: { script: { scenes } },
      }),
    ),
  );
  const faults = faultsByScene(edit.error instanceof FactreelError ? edit.error.details : []);
  const told = [...faults.values()].flat().length;
  const change = (id: string, scene: DraftScene['scene']) =>
    setDraft(draft.map((one) => (one.id === id ? { id, scene } : one)));
  const add = () => {
    const fresh: DraftScene = { id: crypto.randomUUID(), scene: { type: 'text', text: '' } };
    // The call to action stays last.
    const end = draft.at(-1)?.scene.type === 'cta' ? draft.length - 1 : draft.length;
    setDraft(draft.toSpliced(end, 0, fresh));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    edit.start(
      draft.map(({ scene }) => sent(scene)),
      {
        onSuccess: ({ version }) => {
          say(words.film.notes.done(version));
          onClose();
        },
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-busy={edit.isPending}>
      <div className={styles.head}>
        <div>
          <h2>{text.title}</h2>
          <p className={styles.about}>{text.about}</p>
        </div>
        <div className={styles.acts}>
          <Button onClick={onClose}>{words.ui.cancel}</Button>
          <Button type="submit" look="main" busy={edit.isPending} disabled={draft.length === 0}>
            {text.save}
          </Button>
        </div>
      </div>
      {told > 0 ? <Notice kind="bad" title={text.faults(told)} /> : <ErrorNotice error={edit.error} />}
      <ol className={styles.scenes}>
        {draft.map(({ id, scene }, index) => (
          <ScriptSceneFields
            key={id}
            n={index + 1}
            isLast={index === draft.length - 1}
            scene={scene}
            faults={faults.get(index) ?? []}
            onChange={(changed) => change(id, changed)}
            onMove={(by) => setDraft(moved(draft, id, by))}
            onRemove={() => setDraft(draft.filter((one) => one.id !== id))}
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
    </form>
  );
}
