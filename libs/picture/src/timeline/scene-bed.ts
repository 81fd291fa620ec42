import { place } from '../compose/place';
import { type Box, type Stage, textArea, Z } from '../stage/stage';
import type { Layout } from '../storyboard/scene-content';
import type { Scene } from '../storyboard/storyboard';
import type { SceneEnv } from '../styles/scene-env';
import { msOf } from './frame-rate';
import type { Layer } from './layer';
import { combine, type Motion, progress, single } from './motion';

/** So much of a bed shows that words of any ink on any ground keep their contrast. */
const SHOWN = 0.2;
/** A full picture hides what is under it. */
const FULL: ReadonlySet<Layout> = new Set(['picture', 'footage', 'presenter']);
/** What is drawn to scale stands on plain ground unless its author asks otherwise. */
const TO_SCALE: ReadonlySet<Layout> = new Set([
  'bars',
  'grouped',
  'bullet',
  'dumbbell',
  'slope',
  'waterfall',
  'scatter',
  'line',
  'candles',
  'donut',
  'progress',
  'breakdown',
  'comparison',
]);

/** Under captions and crawl the tall format keeps no text: a picture stands there in full. */
const BELOW_CAPTIONS = 4;
const ENTRANCE_MS = 350;
/** Over a style's standing parts, under captions. */
const OVER_FURNITURE = Z.furniture + 5;

/**
 * A scene with the picture that its author gave it as its bed: what a layout does with one beside its words is small, or
 * nothing. Where the tall format shows the bed in full, the layout goes without.
 */
export function withBed(scene: Scene, { format }: Stage): Scene {
  if (scene.written === undefined || scene.layout === 'picture' || !('still' in scene)) return scene;
  const { still, ...others } = scene;
  if (still === undefined) return scene;
  return format === '9:16' ? { ...others, bed: { still } } : { ...scene, bed: { still } };
}

/**
 * The bed of a scene: a picture that is slowly pushed into, or footage. In the tall format it fills the foot of the frame;
 * in the others it lies dimmed over the ground and under everything else.
 */
export function bedLayers(env: SceneEnv): Layer[] {
  const { scene, stage } = env;
  const { bed } = scene;
  if (!bed || FULL.has(scene.layout) || (TO_SCALE.has(scene.layout) && scene.written === undefined)) return [];
  return stage.format === '9:16' ? footOfFrame(env, bed) : underAll(env, bed);
}

function footOfFrame(env: SceneEnv, bed: NonNullable<Scene['bed']>): Layer[] {
  const { scene, stage } = env;
  const area = textArea(stage);
  const y = area.y + area.h + BELOW_CAPTIONS;
  const box = { x: 0, y, w: stage.width, h: stage.height - y };
  const enter = single('opacity', { at: 0 }, 0, 1, ENTRANCE_MS, 'cubic-out');
  return bedLayer({ ...env, owner: null }, bed, { id: `bed.${scene.id}`, box, z: OVER_FURNITURE, motion: enter });
}

function underAll(env: SceneEnv, bed: NonNullable<Scene['bed']>): Layer[] {
  const box = { x: 0, y: 0, w: env.stage.width, h: env.stage.height };
  const dim = single('opacity', { at: 0 }, SHOWN, SHOWN, 1, 'linear');
  return bedLayer(env, bed, { id: 'bed', box, z: Z.art + 1, motion: dim });
}

function bedLayer(
  env: SceneEnv,
  bed: NonNullable<Scene['bed']>,
  { id, box, z, motion }: { id: string; box: Box; z: number; motion: Motion },
): Layer[] {
  if ('footage' in bed) {
    if (!env.footage(bed.footage)) return [];
    return [place(env, 'footage', id, { footage: bed.footage, box, from: env.from }, { z, box, motion })];
  }
  if (!env.still(bed.still)) return [];
  const drift = progress({ at: 0, ms: msOf(env.frames), ease: 'linear' });
  const props = { still: bed.still, box, fit: 'cover' as const, radius: 0 };
  return [place(env, 'picture', id, props, { z, box, motion: combine(motion, drift) })];
}
