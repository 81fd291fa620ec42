import type { Schemas } from '../../../api/client';

type ScriptScene = Schemas['ScriptScene'];

/** A scene as it is edited; `id` stays with it when scenes move or go. */
export interface DraftScene {
  id: string;
  scene: ScriptScene;
}

export interface SceneFault {
  /** In a scene: `text`, `stats[0].value`, `chart.series[1].v`, empty for the scene itself; as the api tells it, behind `script.scenes[2].`. */
  path: string;
  message: string;
}

/** The scenes of a script, each with a name of its own. */
export function draftOf(scenes: readonly ScriptScene[]): DraftScene[] {
  return scenes.map((scene, index) => ({ id: `scene-${index}`, scene }));
}

/** A draft with one scene moved one place up (-1) or down (1); as it was at its ends. */
export function moved(draft: readonly DraftScene[], id: string, by: -1 | 1): DraftScene[] {
  const from = draft.findIndex((one) => one.id === id);
  const to = from + by;
  const [one, other] = [draft[from], draft[to]];
  if (!one || !other) return [...draft];
  return draft.map((scene, index) => (index === from ? other : index === to ? one : scene));
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

/** A scene as it is sent: fields that were emptied are left out. */
export function sent({ text, stats, ...scene }: ScriptScene): ScriptScene {
  const kept = stats?.filter(({ value, label }) => value.trim() !== '' || label.trim() !== '') ?? [];
  return {
    ...scene,
    ...(text === undefined || text.trim() === '' ? {} : { text }),
    ...(kept.length > 0 ? { stats: kept } : {}),
  };
}
