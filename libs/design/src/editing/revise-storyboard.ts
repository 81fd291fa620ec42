import { type FigureTable, referencesIn, type Scene, type Storyboard } from '@app/picture';
import type { ComposeRequest } from '../composer/compose-request';
import { composeStoryboard } from '../composer/compose-storyboard';
import { PACE_HABITS } from '../composer/pacing';
import type { DraftScene, StoryboardDraft } from '../composer/storyboard-draft';
import { additions, ASKED, hookAbout, LONGEST_S, sceneFor, type Told } from './added-scenes';
import { isRetold, type Revision } from './revision';
import { toldFacts } from './told-facts';

/** Least share of a retold scene's facts that the video must have told before. */
const ALIKE = 0.5;
/** Where a video's own words are not to be found again, hook and end stay and the middle goes from the back. */
const HELD = 100;
const MIDDLE = 70;
/** Keeps the bed of "other music" apart from the present one; any odd number would do. */
const OTHER_BED = 7919;

/**
 * Changes a video as its owner asks, by operations on its present scenes: what goes, comes, leads, and in which words. What
 * earlier edits made of it stays. `request` holds the settings after the edit, `compose` writes words as its engine does.
 */
export function reviseStoryboard(
  request: ComposeRequest,
  revision: Revision,
  compose: (request: ComposeRequest) => StoryboardDraft = composeStoryboard,
): StoryboardDraft {
  const { wish, authored, storyboard: present } = revision;
  const fresh = authored ? null : compose(request);
  let draft = kept(request, revision, fresh);
  if (fresh && isRetold(wish, authored)) draft = retold(request, revision, draft, fresh, compose);
  if (fresh) draft = led(request, revision, draft, fresh);
  const seed = wish.music === 'other' ? present.seed + OTHER_BED : present.seed;
  const scenes = opened(draft.scenes);
  return { ...draft, storyboard: { ...draft.storyboard, seed, scenes: scenes.map(({ scene }) => scene) }, scenes };
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
    const isTheirs = whole || !before || isOwned(scene);
    const minSeconds = isTheirs ? scene.minSeconds * pace : before.scene.minSeconds;
    return {
      scene: { ...scene, minSeconds },
      priority: isHeld ? HELD : isOwned(scene) ? ASKED : (before?.priority ?? MIDDLE - index),
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
    air: PACE_HABITS[pacing].air,
    title: wish.title ?? present.title,
    figures: { ...added.figures, ...present.figures },
    scenes: scenes.map(({ scene }) => scene),
  };
  return { storyboard, scenes, pacing, settled: true, ...(whole ? { whole } : {}) };
}

function looksOf({ format, style, captions, music }: ComposeRequest): Partial<Storyboard> {
  return { format, captions, music, ...(style ? { style } : {}) };
}

function leanedOn(before: DraftScene | undefined, fresh: StoryboardDraft | null): Scene | undefined {
  return before?.needs ? fresh?.scenes.find(({ scene }) => scene.id === before.needs)?.scene : undefined;
}

/** Rewords the scenes: each as a video in these words tells its facts. What was written by hand stays. */
function retold(
  request: ComposeRequest,
  revision: Revision,
  draft: StoryboardDraft,
  fresh: StoryboardDraft,
  compose: (request: ComposeRequest) => StoryboardDraft,
): StoryboardDraft {
  const long = compose({ ...request, targetSeconds: LONGEST_S });
  const sources: Told[] = [fresh, long].map(({ scenes, storyboard }) => ({ scenes, figures: storyboard.figures }));
  const asked = new Set((revision.wish.add ?? []).flat());
  const gone = new Set(revision.leftOut.filter((key) => !asked.has(key)));
  const lines = new Set<string>();
  const tables: FigureTable[] = [];
  let before: { from: string; to: string } | null = null;
  const scenes = draft.scenes.flatMap((old, index): DraftScene[] => {
    const { scene } = old;
    if (scene.written !== undefined) return [{ ...old, needs: null }];
    const keys = [...toldFacts([scene])];
    const alone = (): Told =>
      (index === 0 ? hookAbout(keys, request) : null) ??
      sceneFor(keys, request, { ...fresh, scenes: [] }, new Set<string>());
    const pick = (told: Told): Told => {
      const rated = told.scenes
        .filter(({ scene: other, needs }, place) => {
          if ((other.layout === 'end') !== (scene.layout === 'end') || lines.has(other.line)) return false;
          if ((place === 0) !== (index === 0) && other.layout !== 'end') return false;
          return (needs === null || needs === before?.from) && ![...toldFacts([other])].some((key) => gone.has(key));
        })
        .map((other) => ({
          other,
          like: likeness(keys, [...toldFacts([other.scene])], kindOf(scene.id) === kindOf(other.scene.id)),
        }))
        .sort((a, b) => b.like - a.like);
      const [best] = rated;
      return { scenes: best && best.like >= ALIKE ? [best.other] : [], figures: told.figures };
    };
    const found = sources.map(pick).find((told) => told.scenes.length > 0) ?? (keys.length > 0 ? alone() : null);
    const [next] = found?.scenes ?? [];
    // A scene that only what was dropped could retell is left out, unless it was asked for.
    if (!found || !next || [...toldFacts([next.scene])].some((key) => gone.has(key) && !keys.includes(key))) return [];
    tables.push(found.figures);
    lines.add(next.scene.line);
    const needs = next.needs !== null && next.needs === before?.from ? before.to : null;
    before = { from: next.scene.id, to: scene.id };
    const owned = scene.asked ? { asked: true, ...timingOf(scene) } : {};
    const { asked: _asked, ...words } = next.scene;
    return [
      {
        ...next,
        scene: { ...words, id: scene.id, type: scene.type, ...owned },
        priority: isOwned(scene) ? ASKED : old.priority,
        needs,
      },
    ];
  });
  const caption = [...toldIn(fresh.storyboard.caption)].some((key) => gone.has(key))
    ? (scenes.find(({ scene }) => scene.line !== '')?.scene.line ?? fresh.storyboard.caption)
    : fresh.storyboard.caption;
  const figures = Object.assign({}, draft.storyboard.figures, ...tables, fresh.storyboard.figures) as FigureTable;
  const { title } = draft.storyboard;
  const { whole: _whole, ...rest } = draft;
  return { ...rest, storyboard: { ...fresh.storyboard, title, caption, figures }, scenes };
}

/** The video with an opening about the facts that shall lead, and what is in focus right behind it. */
function led(
  request: ComposeRequest,
  { wish, leftOut }: Revision,
  draft: StoryboardDraft,
  fresh: StoryboardDraft,
): StoryboardDraft {
  let { scenes } = draft;
  let { figures } = draft.storyboard;
  const tells = (scene: Scene, keys: readonly string[]): boolean => keys.some((key) => toldFacts([scene]).has(key));
  const { lead, front = [] } = wish;
  const [first] = scenes;
  if (lead && first && !tells(first.scene, lead)) {
    const gone = new Set(leftOut.filter((key) => !lead.includes(key)));
    const [own] = fresh.scenes;
    const isOpen = own && tells(own.scene, lead) && ![...toldFacts([own.scene])].some((key) => gone.has(key));
    const hook = isOpen ? { scenes: [own], figures: fresh.storyboard.figures } : hookAbout(lead, request);
    const [opening = scenes.find(({ scene }) => tells(scene, lead))] = hook?.scenes ?? [];
    if (opening) {
      const told = toldFacts([opening.scene]);
      const id = unusedId('led', scenes);
      const rest = scenes
        .filter((draftScene) => {
          const keys = [...toldFacts([draftScene.scene])];
          const repeats = keys.length > 0 && keys.every((key) => told.has(key));
          return draftScene !== opening && !(repeats && draftScene.scene.written === undefined);
        })
        .map((other) =>
          other === first ? { ...other, scene: { ...other.scene, type: demoted(other.scene) } } : other,
        );
      scenes = [{ ...opening, scene: { ...opening.scene, id, asked: true }, priority: HELD, needs: null }, ...rest];
      figures = { ...hook?.figures, ...figures };
    }
  }
  if (front.length > 0) {
    const [opening, ...others] = scenes;
    const inFront = others.filter(({ scene }) => scene.layout !== 'end' && tells(scene, front));
    scenes = [...(opening ? [opening] : []), ...inFront, ...others.filter((other) => !inFront.includes(other))];
  }
  const standing = new Set(scenes.map(({ scene }) => scene.id));
  scenes = scenes.map((one) => ({ ...one, needs: one.needs && standing.has(one.needs) ? one.needs : null }));
  return { ...draft, storyboard: { ...draft.storyboard, figures }, scenes };
}

/** What its owner asked for or wrote stays longer than all else where a video gets shorter. */
function isOwned({ asked, written }: Scene): boolean {
  return asked === true || written !== undefined;
}

/** How a scene stands and comes, which other words do not change. */
function timingOf({ minSeconds, transition, motion, sfx, frame }: Scene): Partial<Scene> {
  const given = Object.entries({ motion, sfx, frame }).filter(([, value]) => value !== undefined);
  return { minSeconds, transition, ...Object.fromEntries(given) };
}

function demoted({ type, layout }: Scene): Scene['type'] {
  return type === 'title' && layout !== 'end' ? 'data' : type;
}

function likeness(keys: readonly string[], others: readonly string[], isKind: boolean): number {
  if (keys.length === 0 || others.length === 0) return keys.length === others.length && isKind ? 1 : 0;
  const both = others.filter((key) => keys.includes(key)).length;
  return both / (keys.length + others.length - both) + (isKind ? 0.05 : 0);
}

function toldIn(text: string): Set<string> {
  return new Set(referencesIn(text).map(({ key }) => key.replace(/#.*$/, '')));
}

function unusedId(wanted: string, scenes: readonly DraftScene[], turn = 0): string {
  const id = `${wanted}-${turn}`;
  return scenes.some(({ scene }) => scene.id === id) ? unusedId(wanted, scenes, turn + 1) : id;
}

function opened(scenes: readonly DraftScene[]): DraftScene[] {
  return scenes.map((draft, index) =>
    index === 0 ? { ...draft, scene: { ...draft.scene, transition: 'cut' as const } } : draft,
  );
}

function kindOf(id: string): string {
  return id.replace(/-\d+$/, '');
}
