import { place, placeRect } from '../../compose/place';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { single } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { standardFoot } from './poster-art';
import { stepped } from '../stepped';
import { columnX } from './poster-grid';
import { toneOf } from './preset';

const FULL_BLEED = new Set(['list', 'picture']);

/** Flat colour, at the upper edge a block that moves on by one column with every scene, and the foot of standard compositions. */
export function swissGround(env: SceneEnv): Layer[] {
  const { stage, index, scene } = env;
  const box = { x: 0, y: 0, w: stage.width, h: stage.height };
  const tone = toneOf(env);
  const layers: Layer[] = [
    place(env, 'pattern', 'ground', { pattern: 'fill', box, fill: tone.ground }, { z: Z.ground, box }),
  ];
  if (FULL_BLEED.has(scene.layout) || (scene.layout === 'hero' && index > 0)) return layers;
  const column = stage.safe.w / 6;
  const mark = { x: columnX(env, index % 6), y: -stage.safe.y * 0.2, w: column, h: stage.safe.y * 0.7 };
  const slide = single('x', { at: 0, ms: 420 }, index % 6 === 0 ? 0 : -column, 0, 420, 'expo-out');
  // It goes on by a pixel now and then: nothing else may move while a page of figures is read.
  const creep = stepped(env, 'y', 10, (frame) => Math.round((frame / 30) * 4));
  layers.push(placeRect(env, 'mark', mark, tone.ink, { z: Z.art, motion: [slide, creep] }));
  return [...layers, ...standardFoot(env)];
}
