import type { Layout, Scene, SceneContent } from '@app/picture';
import type { DraftScene } from './storyboard-draft';
import { nearness, type Telling } from './telling';

/** Layouts that draw their figures to scale. */
export const CHARTS: ReadonlySet<Layout> = new Set([
  'line',
  'bars',
  'comparison',
  'breakdown',
  'grouped',
  'bullet',
  'dumbbell',
  'slope',
  'waterfall',
  'scatter',
  'candles',
  'donut',
  'progress',
]);

/** Arrangements that are followed side by side; ten scenes of four ways each are few enough for this to find the best. */
const BEAM = 48;

/** What one more use of a layout costs, by how often it was used before; a way's place in its list costs one each. */
const AGAIN: Readonly<Partial<Record<Layout, readonly number[]>>> = {
  hero: [0, 1.5, 9, 20],
  picture: [0, 6, 20],
  headline: [0, 2, 4],
  footage: [0],
  list: [0, 2, 5],
};
const USUAL_AGAIN = [0, 1.2, 2.6, 5] as const;
/** What a look costs that the last video of the show opened on, or showed the same kind of thing in. */
const OPENED_ON = 6;
const SHOWN_IN = 1.6;

interface Arrangement {
  contents: SceneContent[];
  cost: number;
}

/**
 * Chooses how each scene is shown: never one layout twice in a row, each as fit for its idea and as unlike the others as
 * can be, and as the videos `before` it in its show had it otherwise. Of two that can only be shown alike, one goes.
 */
export function arrangeLayouts(candidates: readonly DraftScene[], before: readonly Telling[] = []): Scene[] {
  const scenes = [...candidates];
  for (;;) {
    const found = arrange(scenes, before);
    if (typeof found !== 'number') return scenes.map((draft, index) => dressed(draft, found.contents[index]));
    if (scenes.length <= 2) return scenes.map((draft) => draft.scene);
    const gone = new Set([spareOf(scenes, found)?.scene.id ?? '']);
    scenes.splice(
      0,
      scenes.length,
      ...scenes.filter(({ scene, needs }) => !gone.has(scene.id) && !gone.has(needs ?? '')),
    );
  }
}

/** Which of two scenes that can only be shown alike goes: the one that leans on the other, else the less important; never hook or end. */
function spareOf(scenes: readonly DraftScene[], at: number): DraftScene | undefined {
  const [first, second] = [scenes[at - 1], scenes[at]];
  if (at - 1 <= 0) return second;
  if (at === scenes.length - 1) return first;
  const leans = first !== undefined && second?.needs === first.scene.id;
  return leans || (second?.priority ?? 0) <= (first?.priority ?? 0) ? second : first;
}

/** The best arrangement; the place of the first scene that cannot be shown otherwise than the one before it, where there is none. */
function arrange(candidates: readonly DraftScene[], videos: readonly Telling[]): Arrangement | number {
  let beam: Arrangement[] = [{ contents: [], cost: 0 }];
  for (const [index, { scene, alternatives, presenter }] of candidates.entries()) {
    const ways = presenter && isPresented(index, candidates.length) ? [presenter] : [scene, ...alternatives];
    beam = beam
      .flatMap((before) =>
        ways.flatMap((way, place) => extended(before, way, place + shownLately(scene, index, way, videos))),
      )
      .sort((a, b) => a.cost - b.cost)
      .slice(0, BEAM);
    if (beam.length === 0) return index;
  }
  return beam[0] ?? 0;
}

function shownLately({ id }: Scene, index: number, { layout }: SceneContent, videos: readonly Telling[]): number {
  const kind = id.replace(/-\d+$/, '');
  const costs = videos.map(({ scenes }, videosAgo) => {
    const opened = index === 0 && scenes[0]?.layout === layout ? OPENED_ON : 0;
    const shown = scenes.some((other) => other.kind === kind && other.layout === layout) ? SHOWN_IN : 0;
    return (opened + shown) * nearness(videosAgo);
  });
  return Math.max(0, ...costs);
}

/** A presenter opens after the hook and closes before the end card. */
function isPresented(index: number, scenes: number): boolean {
  const closes = scenes - 2;
  return index === 1 || (index === closes && closes > 2);
}

function extended(before: Arrangement, way: SceneContent, place: number): Arrangement[] {
  if (before.contents.at(-1)?.layout === way.layout) return [];
  const uses = before.contents.filter((content) => content.layout === way.layout).length;
  const again = AGAIN[way.layout] ?? USUAL_AGAIN;
  return [{ contents: [...before.contents, way], cost: before.cost + place + (again[uses] ?? again.at(-1) ?? 0) }];
}

function dressed(draft: DraftScene, content: SceneContent | undefined): Scene {
  const { id, type, line, transition, minSeconds, bed } = draft.scene;
  if (!content || content === draft.scene) return draft.scene;
  const chart = CHARTS.has(content.layout);
  const kept = type === 'title' || type === 'cta' || type === 'list' ? type : chart ? 'chart' : 'data';
  return { ...content, id, type: kept, line, transition, minSeconds, ...(bed ? { bed } : {}) };
}
