import { placeText } from '../../compose/place';
import type { SetText } from '../../compose/set-in';
import type { Layer } from '../../timeline/layer';
import type { Motion } from '../../timeline/motion';
import type { VideoEnv } from '../scene-env';
import { VAPOR } from './preset';

/** Words on the open sky: outlined, since no colour of the style reads on every part of a sunset. */
export function openText(env: VideoEnv, id: string, { block, box }: SetText, motion: Motion[]): Layer {
  const width = Math.max(8 * env.stage.unit, Math.min(14 * env.stage.unit, block.size * 0.24));
  return placeText(env, id, block, box, { motion, stroke: { color: VAPOR.night, width } });
}
