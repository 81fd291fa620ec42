import type { Scene, Storyboard } from '@app/render';
import type { ComposeRequest } from '../composer/compose-request';
import { composeStoryboard } from '../composer/compose-storyboard';
import { PACE_HABITS } from '../composer/pacing';
import type { DraftScene, StoryboardDraft } from '../composer/storyboard-draft';
import { additions, figuresOf, goneWith, hookAbout, sceneFor } from './added-scenes';
import { type Revision, rewritingOf } from './revision';
import { toldFacts } from './told-facts';

/** Least share of a retold scene's facts that the film must have told before. */
const ALIKE = 0.5;
/** Where a film's own words are not to be found again, hook and end stay and the middle goes from the back. */
const HELD = 100;
const MIDDLE = 70;
/** Keeps the bed of "other music" apart from the present one; any odd number would do. */
const OTHER_BED = 7919;

/**
 * Changes a film as its owner asks: scenes that are not asked about keep their words where the wish lets them.
 * `request` holds the film's settings after the edit, `compose` tells it anew as its engine does. Throws what that throws.
 */
export function reviseStoryboard(
  request: ComposeRequest,
  revision: Revision,
  compose: (request: ComposeRequest) => StoryboardDraft = composeStoryboard,
): StoryboardDraft {
  const { wish, authored, storyboard: present } = revision;
  const rewriting = rewritingOf(wish, authored);
  const fresh = authored ? null : compose(request);
  const draft = fresh && rewriting !== 'kept' ? retold(request, revision, fresh) : kept(request, revision, fresh);
  const seed = wish.music === 'other' ? present.seed + OTHER_BED : present.seed;
  return { ...draft, storyboard: { ...draft.storyboard, seed }, scenes: opened(draft.scenes) };
}

/** The present scenes without those that go, with those that come before the closing ones. */
function kept(request: ComposeRequest, revision: Revision, fresh: StoryboardDraft | null): StoryboardDraft {
  const { storyboard: present, wish } = revision;
  const pacing = request.pacing ?? 'standard';
  const pace = PACE_HABITS[pacing].scene / PACE_HABITS[revision.pacing].scene;
  const whole = wish.targetSeconds === undefined;
  const stay = present.scenes.filter(({ id }) => !wish.drop?.includes(id));
  const recalled = stay.map((scene, index): DraftScene => {
    const before = fresh?.scenes.find((other) => other.scene.line === scene.line);
    const isHeld = index === 0 || index === stay.length - 1;
    const minSeconds = whole || !before ? scene.minSeconds * pace : before.scene.minSeconds;
    return {
      scene: { ...scene, minSeconds },
      priority: isHeld ? HELD : (before?.priority ?? MIDDLE - index),
      alternatives: [],
      needs: stay.find((other) => other.line === leanedOn(before, fresh)?.line)?.id ?? null,
    };
  });
  const added = fresh ? additions(request, revision, fresh, stay) : { scenes: [], figures: {} };
  const closing = recalled.findIndex(({ scene }) => scene.layout === 'end');
  const at = closing < 0 ? recalled.length : closing;
  const scenes = [...recalled.slice(0, at), ...added.scenes, ...recalled.slice(at)];
  const storyboard: Storyboard = {
    ...present,
    ...looksOf(request),
    title: wish.title ?? present.title,
    figures: { ...added.figures, ...present.figures },
    scenes: scenes.map(({ scene }) => scene),
  };
  return { storyboard, scenes, pacing, ...(whole ? { whole } : {}) };
}

function looksOf({ format, style, captions, music }: ComposeRequest): Partial<Storyboard> {
  return { format, captions, music, ...(style ? { style } : {}) };
}

function leanedOn(before: DraftScene | undefined, fresh: StoryboardDraft | null): Scene | undefined {
  return before?.needs ? fresh?.scenes.find(({ scene }) => scene.id === before.needs)?.scene : undefined;
}

/** The film told in other words: the same facts, or, led elsewhere, those that were not dropped. */
function retold(request: ComposeRequest, revision: Revision, fresh: StoryboardDraft): StoryboardDraft {
  const { storyboard: present, wish, leftOut, authored } = revision;
  const stay = present.scenes.filter(({ id }) => !wish.drop?.includes(id));
  const gone = new Set([...leftOut, ...goneWith(present, stay)]);
  const known = new Set([...toldFacts(stay), ...(wish.add ?? []).flat()]);
  const anew = rewritingOf(wish, authored) === 'anew' || wish.targetSeconds !== undefined;
  const asked = (wish.add ?? []).map((keys) => sceneFor(keys, request, fresh, known));
  const scenes = fresh.scenes.filter(({ scene }) => {
    if (scene.layout === 'end') return stay.some(({ layout }) => layout === 'end');
    const keys = [...toldFacts([scene])];
    if (keys.length === 0) return stay.some(({ id }) => kindOf(id) === kindOf(scene.id));
    if (keys.some((key) => gone.has(key))) return false;
    return anew || keys.filter((key) => known.has(key)).length >= keys.length * ALIKE;
  });
  // What was said by nobody's rules, such as a model, may have no like: then the film is told as it comes.
  const enough = scenes.length * 2 > stay.length ? scenes : fresh.scenes;
  const missing = asked.flatMap((found) => found.scenes).filter((draft) => !enough.includes(draft));
  const hook = wish.lead ? hookAbout(wish.lead, request, fresh) : null;
  const all = [...(hook?.scenes ?? []), ...enough.slice(0, -1), ...missing, ...enough.slice(-1)];
  const figures = figuresOf(fresh, [...asked, ...(hook ? [hook] : [])]);
  const standing = new Set(all.map(({ scene }) => scene.id));
  return {
    ...fresh,
    storyboard: {
      ...fresh.storyboard,
      figures,
      title: wish.title ?? present.title,
      scenes: all.map(({ scene }) => scene),
    },
    scenes: all.map((draft) => ({ ...draft, needs: draft.needs && standing.has(draft.needs) ? draft.needs : null })),
  };
}

function opened(scenes: readonly DraftScene[]): DraftScene[] {
  return scenes.map((draft, index) =>
    index === 0 ? { ...draft, scene: { ...draft.scene, transition: 'cut' as const } } : draft,
  );
}

function kindOf(id: string): string {
  return id.replace(/-\d+$/, '');
}
