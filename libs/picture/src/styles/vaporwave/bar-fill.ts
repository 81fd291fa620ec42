import { type Fill, fillAcross, fillDown } from '../../layers/fill';
import type { Box } from '../../stage/stage';
import { VAPOR } from './preset';
import { slitFill } from './slits';

const SUNRISE = [VAPOR.sun, VAPOR.gold, VAPOR.peach, VAPOR.pink, VAPOR.dusk];

/** Glass with a bright lip at its end, or a piece of the sun for the one that matters; `below` for values under zero. */
export function towerFill({ x, y, w, h }: Box, up: boolean, strong: boolean, below: boolean): Fill {
  if (strong && up) return slitFill(below ? y + h : y, below ? y : y + h, SUNRISE, `${VAPOR.plum}CC`, 0.3);
  const lip = Math.min(0.4, (up ? 9 : 12) / Math.max(1, up ? h : w));
  const colors = strong
    ? [VAPOR.white, VAPOR.gold, VAPOR.pink, VAPOR.dusk]
    : [VAPOR.sky, VAPOR.azure, VAPOR.violet, VAPOR.indigo];
  const [edge = '', near = '', middle = '', far = ''] = colors;
  const [start, end] = up ? [y, y + h] : [x + w, x];
  const [from, to] = below ? [end, start] : [start, end];
  return (up ? fillDown : fillAcross)(from, to, [0, edge], [lip, edge], [lip, near], [0.5, middle], [1, far]);
}
