import { place } from '../../compose/place';
import { fillAcross } from '../../layers/fill';
import type { ShapeProps } from '../../layers/shape.layer';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { fade, single } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { beats, leaving } from './hype-motion';
import { HYPE } from './preset';

/** Runway lights that point the way of a change; each flares a third of a beat after the one before. */
export function chevrons(env: SceneEnv, box: Box, up: boolean, at: number): Layer[] {
  const { unit } = env.stage;
  const count = box.h > 300 * unit ? 3 : 2;
  const pitch = box.h / count;
  const width = Math.min(pitch * 0.42, 56 * unit);
  const rise = Math.min(pitch * 1.1, box.w * 0.16, box.h - pitch * (count - 1) - width * 0.4);
  return Array.from({ length: count }, (_, index) => {
    const order = up ? count - 1 - index : index;
    const y = box.y + pitch * index + width / 2;
    const [tip, wing] = up ? [y, y + rise] : [y + rise, y];
    const half = box.w * 0.5 - width / 2;
    const middle = box.x + box.w / 2;
    const color = up ? HYPE.gold : HYPE.fire;
    const shape: ShapeProps = {
      shape: 'path',
      points: [
        [middle - half, wing],
        [middle, tip],
        [middle + half, wing],
      ],
      stroke: {
        width,
        fill: fillAcross(middle - half, middle + half, [0, `${color}00`], [0.5, color], [1, `${color}00`]),
      },
    };
    const start = at + order * 110;
    const motion = [
      single('y', { at: start, ms: 420 }, (up ? 70 : -70) * unit, 0, 420, 'expo-out'),
      fade({ at: start, ms: 200 }),
      beats(env, 1, order / 3, 0.35),
      leaving(env),
    ];
    return place(env, 'shape', `chevron${index}`, shape, { z: Z.marks, box, motion });
  });
}
