import { place } from '../../compose/place';
import { barGeometry, type BarsProps } from '../../layers/bars.layer';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { progress } from '../../timeline/motion';
import { entrance } from '../../standard/plain-kit';
import type { SceneEnv } from '../scene-env';
import type { BeadsData } from './beads.painter';
import { LUXURY } from './preset';
import { GOLD, PEARL } from './sphere.painter';
import { inkOf } from './tones';

/** Two values as balls on stems from one zero, for those that areas cannot show: below zero, or too far apart. */
export function stems(env: SceneEnv, box: Box, values: number[], focus: number): Layer[] {
  const { unit } = env.stage;
  const r = Math.min(74 * unit, box.h * 0.16);
  const plot = { ...box, y: box.y + r, h: box.h - 2 * r };
  if (plot.h < 3 * r || values.some((value) => !Number.isFinite(value))) return [];
  const fill = (index: number): string => (index === focus ? LUXURY.champagne : LUXURY.stone);
  const props: BarsProps = {
    box: plot,
    bars: values.map((value, index) => ({ value, fill: fill(index) })),
    direction: 'up',
    gap: 1 - (3 * unit * values.length) / box.w,
    textGap: 0,
    zero: { fill: inkOf(env).rule, width: 2 * unit },
  };
  const { rects, zero } = barGeometry(props);
  const data: BeadsData = {
    r,
    beads: rects.map((rect, index) => {
      const tip = (values[index] ?? 0) >= 0 ? rect.y : rect.y + rect.h;
      return { x: rect.x + rect.w / 2, foot: zero, tip, skin: index === focus ? GOLD : PEARL };
    }),
  };
  const motion = progress({ at: entrance(env, 260), ms: 1500, ease: 'cubic-in-out' });
  return [
    place(env, 'bars', 'stems', props, { box: plot, motion }),
    place(env, 'paint', 'beads', { painter: 'lux.beads', data }, { z: Z.marks + 1, box, motion }),
  ];
}
