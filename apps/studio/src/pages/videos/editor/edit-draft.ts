import type { Schemas } from '../../../api/client';

export type ScriptScene = Schemas['ScriptScene'];

/** A scene as it is edited; `id` stays with it when scenes move or go. */
export interface DraftScene {
  id: string;
  scene: ScriptScene;
}

/** How the video looks and sounds; what is not said is as the video has it. Of a plan the last four are planned again. */
export type Looks = Pick<
  Schemas['EditVideo'],
  'style' | 'format' | 'captions' | 'voiceId' | 'language' | 'pacing' | 'music' | 'brand'
>;

/** All that the editor changes. */
export interface EditDraft {
  scenes: DraftScene[];
  looks: Looks;
}

/** One thing that a person does to a video. */
export type Change =
  | { kind: 'scene'; id: string; scene: ScriptScene }
  /** To a place among the scenes, from 0. */
  | { kind: 'move'; id: string; to: number }
  /** Into two, at an offset of its text. */
  | { kind: 'split'; id: string; at: number; newId: string }
  | { kind: 'remove'; id: string }
  /** Before the call to action, which stays last. */
  | { kind: 'add'; newId: string }
  | { kind: 'looks'; looks: Looks }
  /** All of it at once. */
  | { kind: 'whole'; draft: EditDraft };

/** The scenes of a script, each with a name of its own. */
export function draftOf(scenes: readonly ScriptScene[]): EditDraft {
  return { scenes: scenes.map((scene, index) => ({ id: `scene-${index}`, scene })), looks: {} };
}

/** The draft after a change; the same one where there is nothing to change. */
export function changed(draft: EditDraft, change: Change): EditDraft {
  const { scenes } = draft;
  switch (change.kind) {
    case 'whole':
      return change.draft;
    case 'looks':
      return { ...draft, looks: { ...draft.looks, ...change.looks } };
    case 'scene': {
      const { id, scene } = change;
      // A browser may tell of an input that changed nothing.
      if (JSON.stringify(scenes.find((one) => one.id === id)?.scene) === JSON.stringify(scene)) return draft;
      return { ...draft, scenes: scenes.map((one) => (one.id === id ? { id, scene } : one)) };
    }
    case 'move': {
      const from = placeOf(draft, change.id);
      const to = Math.max(0, Math.min(scenes.length - 1, change.to));
      const one = scenes[from];
      return !one || from === to ? draft : { ...draft, scenes: scenes.toSpliced(from, 1).toSpliced(to, 0, one) };
    }
    case 'split': {
      const from = placeOf(draft, change.id);
      const { text = '', ...scene } = scenes[from]?.scene ?? { type: 'text' };
      const [head, tail] = [text.slice(0, change.at).trim(), text.slice(change.at).trim()];
      if (from < 0 || head === '' || tail === '') return draft;
      const parts: DraftScene[] = [
        { id: change.id, scene: { ...scene, text: head } },
        { id: change.newId, scene: { type: 'text', text: tail } },
      ];
      return { ...draft, scenes: scenes.toSpliced(from, 1, ...parts) };
    }
    case 'remove':
      return { ...draft, scenes: scenes.filter(({ id }) => id !== change.id) };
    case 'add': {
      const end = scenes.at(-1)?.scene.type === 'cta' ? scenes.length - 1 : scenes.length;
      const fresh: DraftScene = { id: change.newId, scene: { type: 'text', text: '' } };
      return { ...draft, scenes: scenes.toSpliced(end, 0, fresh) };
    }
  }
}

/** From 0; -1 for a scene that is not there. */
export function placeOf({ scenes }: EditDraft, id: string): number {
  return scenes.findIndex((one) => one.id === id);
}

/**
 * Edits of one script in the same script written anew: scenes that were not edited are the new ones. `to` itself where nothing
 * was edited; null where its scenes are others, so that nobody can say which of them an edit is of.
 */
export function carriedOver(edits: EditDraft, from: EditDraft, to: EditDraft): EditDraft | null {
  const isOf = (one: DraftScene | undefined, other: DraftScene | undefined) =>
    JSON.stringify(one?.scene) === JSON.stringify(other?.scene);
  const fresh = { ...edits, looks: {} };
  if (isSameDraft(fresh, { ...from, looks: {} })) return to;
  const isAlike =
    from.scenes.length === to.scenes.length &&
    from.scenes.every(({ scene }, index) => scene.type === to.scenes[index]?.scene.type);
  if (!isAlike) return null;
  const scenes = edits.scenes.map((one) => {
    const place = placeOf(from, one.id);
    return isOf(one, from.scenes[place]) ? (to.scenes[place] ?? one) : one;
  });
  return { scenes, looks: {} };
}

/** Whether two drafts would be sent alike. */
export function isSameDraft(one: EditDraft, other: EditDraft): boolean {
  return JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other));
}

/** A draft as the api takes it: fields that were emptied, and scenes with nothing to say or show, are left out. */
export function bodyOf({ scenes, looks }: EditDraft) {
  return { script: { scenes: scenes.map(({ scene }) => sent(scene)) }, ...looks };
}

function sent({ text, stats, ...scene }: ScriptScene): ScriptScene {
  const kept = stats?.filter(({ value, label }) => value.trim() !== '' || label.trim() !== '') ?? [];
  return {
    ...scene,
    ...(text === undefined || text.trim() === '' ? {} : { text }),
    ...(kept.length > 0 ? { stats: kept } : {}),
  };
}

export interface SceneFault {
  /** In a scene: `text`, `stats[0].value`, `chart.series[1].v`, empty for the scene itself; as the api tells it, behind `script.scenes[2].`. */
  path: string;
  message: string;
}

/** What the api found wrong with a script, by the place of the scene in what was sent. */
export function faultsByScene(details: readonly SceneFault[]): Map<number, SceneFault[]> {
  const faults = new Map<number, SceneFault[]>();
  for (const { path, message } of details) {
    const [, scene, field] = /^script(?:\.scenes)?\[(\d+)\]\.?(.*)$/.exec(path) ?? [];
    if (scene === undefined) continue;
    const index = Number(scene);
    faults.set(index, [...(faults.get(index) ?? []), { path: field ?? '', message }]);
  }
  return faults;
}

/** The api's message stands behind a path; here it stands alone. */
export function sentence({ message }: SceneFault): string {
  return `${message.slice(0, 1).toUpperCase()}${message.slice(1)}.`;
}
