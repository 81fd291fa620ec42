import { placeCounter, placeRect, placeText } from '../../compose/place';
import { stack } from '../../compose/stack';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { drift, progress, wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { SWISS } from './preset';

/** The bare figure across the whole width on a rule; its unit as a gigantic glyph cropped by two edges. */
export function heroLayout(env: SceneEnv<SceneOf<'hero'>>): Layer[] {
  const { stage, scene } = env;
  const { content, unit } = stage;
  const display = env.preset.families.display;
  const bare = scene.trend ? env.figure(scene.figure, 'signed') : env.figure(scene.figure, 'bare');
  const glyph = env.figure(scene.figure, 'unit');
  const wide = stage.width > stage.height;
  const column = { ...content, w: wide ? content.w * 0.56 : content.w };
  const words = [env.text(scene.kicker), env.text(scene.label)].filter(Boolean).join('  ');
  const support = env.text(scene.support);
  // The hook is on screen with the film's first frame: its entrance has begun before (FILM.md, Rhythm).
  const at = (ms: number): number => (env.index === 0 ? ms - 240 : ms);
  const { items, bottom } = stack(env, column, [
    {
      text: {
        text: bare,
        font: { family: display, weight: 700, kern: -0.045, tabular: true },
        size: 560 * unit,
        color: SWISS.black,
      },
      line: true,
    },
    { height: 8 * unit, gap: 58 * unit },
    {
      text: {
        text: words,
        font: { family: display, weight: 600 },
        size: 56 * unit,
        floor: 44 * unit,
        maxLines: 2,
        color: SWISS.black,
      },
      gap: 40 * unit,
    },
    ...(support
      ? [
          {
            text: {
              text: support,
              font: { family: display, weight: 500 },
              size: 52 * unit,
              floor: 44 * unit,
              color: SWISS.black,
            },
            gap: 36 * unit,
          },
        ]
      : []),
  ]);
  const [figure, rule, label, more] = items;
  const layers: Layer[] = [];
  if (glyph) layers.push(glyphLayer(env, glyph, bottom + 90 * unit));
  if (rule)
    layers.push(
      placeRect(env, 'rule', { ...rule.box, w: column.w }, SWISS.black, {
        motion: wipeIn({ at: at(0), ms: 240, sound: 'click' }),
      }),
    );
  if (figure?.block)
    layers.push(
      placeCounter(env, 'figure', figure.block, figure.box, {
        motion: [wipeIn({ at: at(60), from: 'bottom' }), progress({ at: at(60), ms: 800 })],
      }),
    );
  if (label?.block) layers.push(placeText(env, 'label', label.block, label.box, { motion: wipeIn({ at: at(200) }) }));
  if (more?.block) layers.push(placeText(env, 'support', more.block, more.box, { motion: wipeIn({ at: at(280) }) }));
  return layers;
}

/** Art, not information: the unit drawn so large that the frame crops it; it drifts 4 px a second. */
function glyphLayer(env: SceneEnv, glyph: string, top: number): Layer {
  const { width, height, unit, safe } = env.stage;
  const wide = width > height;
  const size = (wide ? height * 1.16 : (height - top) * 1.38) * (glyph.length > 1 ? 0.7 : 1);
  const block = env.fitLine({
    text: glyph,
    font: { family: 'Inter Tight', weight: 800, kern: -0.05 },
    size,
    width: width * 3,
    color: SWISS.red,
  });
  // The glyph keeps clear of the caption line: art moves aside, type never (reference boards, swiss-poster, Mended).
  const x = wide ? width * 0.58 : safe.x + 400 * unit;
  const y = wide ? height * 0.12 : top;
  return placeText(
    env,
    'glyph',
    block,
    { x, y },
    { z: Z.art, motion: [wipeIn({ at: 120, ms: 420, from: 'bottom' }), drift(env.frames, { y: -4 * unit })] },
  );
}
