import { splitAcross, splitDown } from '../compose/reading-side';
import { setIn } from '../compose/set-in';
import type { SceneEnv, SceneOf } from '../styles/scene-env';
import type { Layer } from '../timeline/layer';
import { headed, isWide } from './headed';
import { linesPiece } from './line-by-line';
import type { LowerThirdWords } from './lower-third';
import { accentBar, portrait } from './marks';
import { textPiece } from './pieces';
import type { StyleKit } from './style-kit';

/** Words alone: from the top in scenes of even number, standing on the foot of the frame in the others. */
export function headlineStandard(env: SceneEnv<SceneOf<'headline'>>, kit: StyleKit): Layer[] {
  const { scene } = env;
  const words = {
    kicker: env.text(scene.kicker),
    headline: env.text(scene.headline),
    support: env.text(scene.support),
  };
  return headlineWords(env, kit, words, scene.still);
}

/** A sentence as large as the room allows, a kicker over it and a line under it, and a logo where there is one. */
export function headlineWords(env: SceneEnv, kit: StyleKit, words: LowerThirdWords, still?: number): Layer[] {
  const { unit } = env.stage;
  const { layers, body } = headed(env, kit);
  const { kicker = '', headline = '', support = '' } = words;
  const wide = isWide(body);
  const logo = still !== undefined && env.still(still) !== undefined ? Math.min(220 * unit, body.h * 0.2) : 0;
  const [column] = wide ? splitAcross(env, body, body.w * 0.86, 0) : [body];
  const [head, under] = splitDown(column, logo || 0.001, logo ? 48 * unit : 0);
  const length = [...headline].length;
  const size = length < 26 ? 190 : length < 60 ? 140 : 100;
  const bar = kicker ? 0 : kit.shape.line * 1.6 * unit;
  const kickerSet = kicker ? setIn(env, kit.words(kicker, 56, 'accent'), { ...under, h: under.h * 0.16 }) : null;
  const foot = support ? setIn(env, kit.words(support, 60), { ...under, h: under.h * 0.24 }) : null;
  const over = (kickerSet?.box.h ?? bar) + 44 * unit;
  const below = foot ? foot.box.h + 56 * unit : 0;
  const main = setIn(env, kit.head(headline || kicker, size), {
    ...under,
    y: under.y + over,
    h: Math.max(1, under.h - over - below),
  });
  const high = over + main.box.h + below;
  const drop = env.index % 2 === 1 ? Math.max(0, under.h - high - 36 * unit) : 0;
  const top = under.y + drop;
  const said = linesPiece(
    env,
    kit,
    'headline',
    kit.head(headline || kicker, size),
    { ...under, y: top + over, h: Math.max(1, under.h - over - below) },
    80,
  );
  const logoBox = splitAcross(env, { ...head, y: head.y + drop, h: logo }, logo, 0)[0];
  return [
    ...layers,
    ...(logo
      ? [portrait(env, kit, 'logo', { ...logoBox, h: logo }, { still, name: headline, fit: 'contain', at: 0 })]
      : []),
    ...(kickerSet
      ? textPiece(
          env,
          kit,
          'kicker',
          kit.words(kicker, 56, 'accent'),
          { ...under, y: top, h: under.h * 0.16 },
          { at: 0 },
        ).layers
      : [accentBar(env, kit, 'bar', splitAcross(env, { ...under, y: top, h: bar }, 140 * unit, 0)[0], 0)]),
    ...said.layers,
    ...(foot
      ? textPiece(
          env,
          kit,
          'support',
          kit.words(support, 60),
          { ...under, y: said.box.y + said.box.h + 56 * unit, h: under.h * 0.24 },
          { at: 360 },
        ).layers
      : []),
  ];
}
