import { place } from '../../compose/place';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { TERMINAL } from './preset';

/** Tube glow and hairline grid, a heat map over the top and under the captions, then beam, scanlines and vignette. */
export function terminalGround(env: SceneEnv): Layer[] {
  const { width, height, unit, safe, content } = env.stage;
  const all = { x: 0, y: 0, w: width, h: height };
  const top: Box = { x: 0, y: 0, w: width, h: safe.y - 8 * unit };
  const under = safe.y + safe.h + 40 * unit;
  const bottom: Box = { x: 0, y: under, w: width, h: height - under };
  return [
    place(env, 'pattern', 'ground', { pattern: 'fill', box: all, fill: TERMINAL.ground }, { z: Z.ground }),
    place(
      env,
      'pattern',
      'glow',
      {
        pattern: 'glow',
        box: all,
        color: `${TERMINAL.green}2A`,
        x: content.x + content.w * 0.45,
        y: content.y + content.h * 0.42,
        r: Math.max(width, height) * 0.56,
      },
      { z: Z.ground },
    ),
    place(
      env,
      'pattern',
      'grid',
      { pattern: 'grid', box: all, color: `${TERMINAL.grid}`, pitch: 40 * unit, width: Math.max(1, 1.4 * unit) },
      { z: Z.ground },
    ),
    heat(env, 'heat.top', top, 'up'),
    heat(env, 'heat.bottom', bottom, 'down'),
    place(env, 'paint', 'beam', { painter: 'terminal.beam', data: { box: all } }, { z: Z.art }),
    place(
      env,
      'pattern',
      'scanlines',
      { pattern: 'scanlines', box: all, color: '#00000038', pitch: 4, width: 1.6 },
      { z: Z.finish },
    ),
    place(
      env,
      'pattern',
      'vignette',
      { pattern: 'vignette', box: all, color: '#000000', strength: 0.55 },
      { z: Z.finish },
    ),
  ];
}

function heat(env: SceneEnv, id: string, box: Box, fades: 'up' | 'down'): Layer {
  return place(env, 'paint', id, { painter: 'terminal.heat', data: { box, fades, level: 1 } }, { z: Z.art });
}
