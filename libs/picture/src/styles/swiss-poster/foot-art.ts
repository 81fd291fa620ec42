import { place } from '../../compose/place';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { fieldArt, glyphArt } from './poster-art';
import { baseField, columnX, onReadingSide } from './poster-grid';
import { SWISS } from './preset';
import { artDrift, blockIn } from './swiss-motion';

/** A figure's own sign. */
const SIGN = /[%°\p{Sc}]/u;

/** What stands under the captions of a standard composition, where it would otherwise leave a white third. */
const STANDARD_FEET: Readonly<Record<string, 'rings' | 'block' | 'red'>> = {
  quote: 'rings',
  timeline: 'rings',
  grouped: 'red',
  candles: 'block',
  donut: 'red',
  progress: 'block',
  presenter: 'red',
};

/** The sign of a chart's figures, so large that the lower edge crops it; rings where they have none. */
export function signFoot(env: SceneEnv, field: Box, figure: string, color: string): Layer[] {
  const sign = SIGN.exec(figure)?.[0];
  if (sign === undefined) return ringFoot(env, field, color);
  const wide = sign === '%';
  const x = env.stage.width * (wide ? 0.36 : 0.5);
  const box = onReadingSide(env, { x, y: field.y + 44 * env.stage.unit, w: env.stage.width, h: field.h * 2.1 });
  return [glyphArt(env, sign, box, color, 200)];
}

/** Two rings and a disc that rise out of the lower edge. */
export function ringFoot(env: SceneEnv, field: Box, color: string): Layer[] {
  const { unit, width } = env.stage;
  const below = 150 * unit;
  const outer = field.h + below - 48 * unit;
  const band = outer / 5;
  const square = { x: width * 0.64 - outer, y: field.y + 48 * unit, w: 2 * outer, h: 2 * outer };
  const box = onReadingSide(env, square);
  const [x, y] = [box.x + outer, box.y + outer];
  const drift = artDrift(env, { x: box === square ? -8 : 8 });
  return [5, 3]
    .map((bands, index): Layer => {
      const ring = { shape: 'ring', x, y, r: band * bands, width: band, fill: color } as const;
      return place(env, 'shape', `ring${index}`, ring, { z: Z.art, box, motion: [blockIn(120 + 120 * index), drift] });
    })
    .concat(
      place(
        env,
        'shape',
        'core',
        { shape: 'disc', x, y, r: band, fill: color },
        { z: Z.art, box, motion: [blockIn(360), drift] },
      ),
    );
}

/** The foot of a standard composition; nothing in formats that end with the caption line. */
export function standardFoot(env: SceneEnv): Layer[] {
  const kind = STANDARD_FEET[env.scene.layout];
  const field = baseField(env);
  if (!kind || !field) return [];
  if (kind === 'rings') return ringFoot(env, field, SWISS.red);
  if (kind === 'red') return [fieldArt(env, field, SWISS.red, 0)];
  const x = columnX(env, 3);
  return [fieldArt(env, onReadingSide(env, { ...field, x, w: env.stage.width - x }), SWISS.black, 0)];
}
