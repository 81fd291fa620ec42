import { refer, resolveText, type SceneContent } from '@app/picture';
import type { ComposeRequest } from '../composer/compose-request';
import { assembleStoryboard } from '../composer/assemble-storyboard';
import { composeStoryboard } from '../composer/compose-storyboard';
import type { Premise } from '../composer/premise';
import type { DraftScene, StoryboardDraft } from '../composer/storyboard-draft';
import type { Revision } from '../editing/revision';
import { textsIn, UNTOLD } from '../figures/scene-texts';
import { refusalOf, type StatementGate } from '../statements/gate';
import type { StatementFault } from '../statements/sentence';
import { isDenied, STATED } from '../statements/statement-warnings';

/** What a model states that the payload does not bear out. */
export interface RefusedText {
  /** Id of its scene; null for the caption. */
  scene: string | null;
  /** What is wrong with it, in words for the model. */
  fault: string;
}

/** Reads all statements of a draft; empty where they hold. */
export function refusedTexts(draft: StoryboardDraft, gate: StatementGate): RefusedText[] {
  const { figures } = draft.storyboard;
  const judge = (
    text: string,
    scene: string | null,
    where: string,
    counts: (fault: StatementFault) => boolean = () => true,
  ): RefusedText[] =>
    gate
      .read(text, figures)
      .filter(counts)
      .map((fault) => ({ scene, fault: `${where}: ${refusalOf(fault, resolveText(text, figures, 'display'))}.` }));
  const told = draft.scenes.filter(({ scene }) => scene.layout !== 'end');
  return [
    ...told.flatMap(({ scene }, at) =>
      textsIn(scene)
        .filter(({ name, isFigure }) => !isFigure && !UNTOLD.has(name))
        .flatMap(({ text, field, name }) =>
          STATED.has(name)
            ? judge(text, scene.id, `Scene ${at + 1}, ${field}`)
            : judge(text, scene.id, `Scene ${at + 1}, ${field}`, isDenied),
        ),
    ),
    ...told.flatMap(({ scene }, at) => judge(relationOf(scene), scene.id, `Scene ${at + 1}, relation`)),
    ...judge(draft.storyboard.caption, null, 'The caption'),
  ];
}

/** "Pays more than" as the sentence that its comparison makes of it. */
function relationOf(scene: SceneContent): string {
  if (scene.layout !== 'comparison' || scene.relation === undefined) return '';
  const [one, other] = scene.sides;
  return `${refer(one.figure)} ${scene.relation} ${refer(other.figure)}.`;
}

/** Fewer scenes of the model's own are no video of it. */
const LEAST_OWN = 2;

/**
 * The draft with a scene of the house in place of each refused one: the one about most of the same figures. A refused
 * scene that the house has nothing for is left out. Null where too little of the model's is left.
 */
export function withoutRefused(
  draft: StoryboardDraft,
  refused: readonly RefusedText[],
  premise: Premise,
  request: ComposeRequest,
): StoryboardDraft | null {
  const gone = new Set(refused.map(({ scene }) => scene));
  const own = draft.scenes.filter(({ scene }) => scene.layout !== 'end' && !gone.has(scene.id));
  if (own.length < LEAST_OWN) return null;
  const house = request.revision ? standing(request.revision) : composeStoryboard(request);
  const left = house.scenes.filter(({ scene, needs }) => scene.layout !== 'end' && needs === null);
  const shown = new Set(own.flatMap((scene) => figuresOf(scene)));
  const scenes = draft.scenes.flatMap((scene) => {
    if (!gone.has(scene.scene.id)) return [scene];
    const asked = figuresOf(scene).filter((key) => !shown.has(key));
    const rated = left.map((one) => ({ one, shared: figuresOf(one).filter((key) => asked.includes(key)).length }));
    const best = rated.toSorted((a, b) => b.shared - a.shared)[0];
    if (!best || best.shared === 0) return [];
    left.splice(left.indexOf(best.one), 1);
    for (const key of figuresOf(best.one)) shown.add(key);
    return [{ ...best.one, scene: { ...best.one.scene, id: scene.scene.id } }];
  });
  const caption = gone.has(null) ? house.storyboard.caption : draft.storyboard.caption;
  return assembleStoryboard(request, premise, scenes, caption);
}

/** A video that is edited keeps its own scenes where the model's are refused. */
function standing({ storyboard, wish }: Revision): Pick<StoryboardDraft, 'storyboard' | 'scenes'> {
  const scenes = storyboard.scenes.filter(({ id }) => !wish.drop?.includes(id));
  return { storyboard, scenes: scenes.map((scene) => ({ scene, priority: 60, alternatives: [], needs: null })) };
}

function figuresOf({ scene }: DraftScene): string[] {
  return textsIn(scene).flatMap(({ text, isFigure }) =>
    isFigure ? [text] : [...text.matchAll(/\{\{([^}|#]+)/g)].flatMap((match) => match[1] ?? []),
  );
}
