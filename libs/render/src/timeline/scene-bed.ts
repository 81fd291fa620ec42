import { place } from '../compose/place';
import { Z } from '../stage/stage';
import type { Layout } from '../storyboard/scene-content';
import type { SceneEnv } from '../styles/scene-env';
import { msOf } from './frame-rate';
import type { Layer } from './layer';
import { combine, progress, single } from './motion';

/** So much of a bed shows that words of any ink on any ground keep their contrast. */
const SHOWN = 0.2;
/** What is drawn to scale stands on plain ground, and a full picture hides what is under it. */
const WITHOUT: ReadonlySet<Layout> = new Set([
  'bars',
  'grouped',
  'line',
  'candles',
  'donut',
  'progress',
  'breakdown',
  'comparison',
  'picture',
  'footage',
  'presenter',
]);

/** The bed of a scene: a picture that is slowly pushed into, or footage, over the ground and under everything else. */
export function bedLayers(env: SceneEnv): Layer[] {
  const { scene, stage } = env;
  const { bed } = scene;
  if (!bed || WITHOUT.has(scene.layout)) return [];
  const box = { x: 0, y: 0, w: stage.width, h: stage.height };
  const dim = single('opacity', { at: 0 }, SHOWN, SHOWN, 1, 'linear');
  const z = Z.art + 1;
  if ('footage' in bed) {
    if (!env.footage(bed.footage)) return [];
    return [place(env, 'footage', 'bed', { footage: bed.footage, box, from: env.from }, { z, box, motion: dim })];
  }
  if (!env.still(bed.still)) return [];
  const drift = progress({ at: 0, ms: msOf(env.frames), ease: 'linear' });
  const props = { still: bed.still, box, fit: 'cover' as const, radius: 0 };
  return [place(env, 'picture', 'bed', props, { z, box, motion: combine(dim, drift) })];
}
