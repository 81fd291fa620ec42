import type { FigureTable, Scene, Storyboard } from '@app/picture';
import type { FactPack } from '@app/facts';
import type { ComposeRequest } from '../composer/compose-request';
import { composeStoryboard } from '../composer/compose-storyboard';
import type { DraftScene, StoryboardDraft } from '../composer/storyboard-draft';
import type { Revision } from './revision';
import { toldFacts } from './told-facts';

/** What was asked for goes after everything else where a video is too long; hook and end stay. */
export const ASKED = 99;
/** A video of this length has the most ideas to choose from. */
export const LONGEST_S = 90;

/** Scenes with the figures that they refer to. */
export interface Told {
  scenes: DraftScene[];
  figures: FigureTable;
}

/** Scenes that tell what is asked for, or, for a longer video, what it has not told yet. */
export function additions(
  request: ComposeRequest,
  { storyboard: present, wish, leftOut }: Revision,
  fresh: StoryboardDraft,
  stay: readonly Scene[],
): Told {
  const gone = new Set([...leftOut, ...goneWith(present, stay)].filter((key) => !wish.add?.flat().includes(key)));
  const told = toldFacts(stay);
  const asked = (wish.add ?? []).map((keys) => sceneFor(keys, request, fresh, told));
  const more =
    wish.targetSeconds === undefined
      ? []
      : fresh.scenes.filter(({ scene }) => {
          const keys = [...toldFacts([scene])];
          return keys.some((key) => !told.has(key)) && !keys.some((key) => gone.has(key));
        });
  const found = [...asked.flatMap(({ scenes }) => scenes), ...more.filter(({ needs }) => needs === null)];
  const lines = new Set(stay.map(({ line }) => line));
  const scenes = found
    .filter(({ scene }) => !lines.has(scene.line) && Boolean(lines.add(scene.line)))
    .map((draft, index): DraftScene => {
      const isAsked = index < asked.length;
      const scene: Scene = { ...draft.scene, id: unusedId(`added-${index + 1}`, present), type: typeOf(draft.scene) };
      if (isAsked) scene.asked = true;
      return { ...draft, scene, priority: isAsked ? ASKED : Math.min(draft.priority, ASKED - 1), needs: null };
    });
  return { scenes, figures: figuresOf(fresh, asked) };
}

/** A scene of the fresh video that tells one of the facts, else one written about them alone. */
export function sceneFor(
  keys: readonly string[],
  request: ComposeRequest,
  fresh: StoryboardDraft,
  told: ReadonlySet<string>,
): Told {
  const tells = ({ scene }: DraftScene): boolean => keys.some((key) => toldFacts([scene]).has(key));
  for (const video of [fresh, composeStoryboard({ ...request, targetSeconds: LONGEST_S })]) {
    const known = video.scenes.slice(1).find((draft) => tells(draft) && draft.needs === null);
    if (known) return { scenes: [known], figures: video.storyboard.figures };
  }
  const alone = composeStoryboard({ ...request, facts: only(request.facts, keys), presenter: false });
  const scene = alone.scenes.find(
    (draft) => tells(draft) && ![...toldFacts([draft.scene])].every((key) => told.has(key)),
  );
  return { scenes: scene ? [scene] : [], figures: alone.storyboard.figures };
}

/** An opening about one of the facts, written as for a video about nothing else; null where there is none. */
export function hookAbout(keys: readonly string[], request: ComposeRequest): Told | null {
  const tells = (draft: DraftScene | undefined): boolean =>
    draft !== undefined && keys.some((key) => toldFacts([draft.scene]).has(key));
  const { scenes, storyboard } = composeStoryboard({ ...request, facts: only(request.facts, keys), mode: 'numbers' });
  const [first] = scenes;
  if (!first || !tells(first)) return null;
  return { scenes: [first], figures: storyboard.figures };
}

/** A pack whose only figures are these facts. */
function only(pack: FactPack, keys: readonly string[]): FactPack {
  const wanted = new Set(keys);
  return {
    ...pack,
    facts: pack.facts.filter(({ key, number }) => wanted.has(key) || number === null),
    tables: [],
    comparisons: [],
    plans: [],
    changes: [],
    extremes: [],
    sides: null,
    parts: [],
    bridges: [],
  };
}

/** The figures of a video and of what comes to it. */
function figuresOf({ storyboard }: StoryboardDraft, more: readonly Told[]): FigureTable {
  return more.reduce((all, { figures }) => ({ ...all, ...figures }), storyboard.figures);
}

/** Facts that only scenes which go have told. */
export function goneWith(present: Storyboard, stay: readonly Scene[]): string[] {
  const left = toldFacts(stay);
  return [...toldFacts(present.scenes.filter((scene) => !stay.includes(scene)))].filter((key) => !left.has(key));
}

function unusedId(wanted: string, { scenes }: Storyboard): string {
  return scenes.some(({ id }) => id === wanted) ? unusedId(`${wanted}-1`, { scenes } as Storyboard) : wanted;
}

function typeOf({ type }: Scene): Scene['type'] {
  return type === 'title' ? 'data' : type;
}
