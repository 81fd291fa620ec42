import { place } from '../../compose/place';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { wipeIn } from '../../timeline/motion';
import { entrance } from '../../standard/plain-kit';
import type { SceneEnv } from '../scene-env';
import { CHAOS } from './preset';

/** A band from edge to edge behind a box, askew, between two thick black edges. */
export function slash(env: SceneEnv, id: string, box: Box, degrees: number, fill: string, at: number): Layer {
  const { width, unit } = env.stage;
  const rise = Math.tan((degrees * Math.PI) / 180) * width * 0.5;
  const pad = 4 * unit;
  const [top, bottom] = [box.y - pad, box.y + box.h + pad];
  const line = 10 * unit;
  const points: Array<[number, number]> = [
    [-line, top - rise],
    [width + line, top + rise],
    [width + line, bottom + rise],
    [-line, bottom - rise],
  ];
  const reach = {
    x: -line,
    y: top - Math.abs(rise) - line,
    w: width + 2 * line,
    h: bottom - top + 2 * Math.abs(rise) + 2 * line,
  };
  const motion = wipeIn({ at: entrance(env, at), ms: 160, ease: 'cubic-out', from: degrees < 0 ? 'left' : 'right' });
  return place(
    env,
    'shape',
    id,
    { shape: 'polygon', points, fill, stroke: { fill: CHAOS.black, width: line } },
    { z: Z.marks - 2, box: reach, motion },
  );
}
