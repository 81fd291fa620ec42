import { isLandscape } from '../../compose/reading-side';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { greatArrow } from './great-arrow';
import { heroColumn } from './hero-words';
import { arrowArt, clearArt, CROWDED, discArt, fieldArt, glyphArt, percentArt, roundArt } from './poster-art';
import { baseField, captionBand } from './poster-grid';
import { SWISS } from './preset';
import { entrance, pressIn } from './swiss-motion';
import { toneOf } from './tones';

type HeroEnv = SceneEnv<SceneOf<'hero'>>;

/** The hook is a white poster under whose figure a red sign leaves the frame; later figures turn it upside down on red. */
export function heroLayout(env: HeroEnv): Layer[] {
  return env.index === 0 ? openingHero(env) : laterHero(env);
}

function openingHero(env: HeroEnv): Layer[] {
  const { content, unit, width } = env.stage;
  const wide = isLandscape(env);
  const at = entrance(env, 0);
  const area = wide ? { ...content, y: content.y + 60 * unit, w: content.w * 0.52 } : content;
  const { layers, bottom } = heroColumn(env, area, {
    figure: figureOf(env),
    size: 560,
    ink: SWISS.black,
    at,
    figureMotion: pressIn(env, -60),
  });
  const art = env.stage.format === '9:16' ? bottom + 84 * unit : bottom + 56 * unit;
  const top = wide ? content.y : art;
  return [...signArt(env, top, wide ? area.x + area.w + 80 * unit : width * 0.3, SWISS.red, -160), ...layers];
}

function laterHero(env: HeroEnv): Layer[] {
  const { content, unit, width, height } = env.stage;
  const { accent, ink } = toneOf(env);
  const wide = isLandscape(env);
  const column = { figure: figureOf(env), size: 500, ink, at: 0 };
  const area = wide ? { ...content, w: content.w * 0.54 } : content;
  const { bottom } = heroColumn({ ...env, cue: () => undefined }, area, column);
  const drop = Math.max(0, content.y + content.h - bottom - 20 * unit);
  const { layers } = heroColumn(env, { ...area, y: area.y + drop, h: area.h - drop + 1 }, column);
  const room = { x: width * 0.42, y: 0, w: width * 0.62, h: content.y + drop - 90 * unit };
  const side = { x: width * 0.62, y: height * 0.06, w: width * 0.42, h: height };
  const box = wide ? side : room;
  const field = baseField(env);
  const art = field ? [fieldArt(env, field, accent, 0)] : [];
  if (box.h > 160 * unit) art.push(upperArt(env, box, accent));
  return [...art, ...layers];
}

/** The sign of the figure: an arrow for a change, "%" for a percentage, a currency's sign, otherwise a disc. */
function signArt(env: HeroEnv, top: number, left: number, color: string, at: number): Layer[] {
  const { width, height, unit } = env.stage;
  const band = captionBand(env);
  const { trend } = env.scene;
  const x = Math.max(left, band.w);
  const box = { x, y: top, w: width + 60 * unit - x, h: height - top };
  const ground = baseField(env);
  // Long captions leave a sign no room beside them: it stands over them, and the foot of the poster turns red.
  const crowded = band.w > width * CROWDED || trend === 'up' || trend === 'down';
  const field = ground && crowded ? [fieldArt(env, ground, color, at)] : [];
  const sign = signOf(env);
  if (trend === 'up' || trend === 'down') {
    const great = greatArrow(env, top, trend === 'up', color, at);
    if (great) return [great];
    const over = isLandscape(env) ? box : { ...box, x: width * 0.44, w: width * 0.58, h: band.y - 30 * unit - top };
    return [...field, arrowArt(env, over, trend === 'up', color, at)];
  }
  if (!sign) return [discArt(env, top, color, at)];
  if (isLandscape(env)) return [glyphArt(env, sign, { ...box, w: box.w + 120 * unit, h: box.h * 1.12 }, color, at)];
  return [...field, sign === '%' ? percentArt(env, top, color, at) : clearArt(env, sign, top, color, at)];
}

function upperArt(env: HeroEnv, box: { x: number; y: number; w: number; h: number }, color: string): Layer {
  const { trend } = env.scene;
  const { unit } = env.stage;
  if (trend === 'up' || trend === 'down') return arrowArt(env, box, trend === 'up', color, 60);
  const sign = signOf(env);
  if (!sign) {
    const size = box.h * 1.3;
    return roundArt(env, { x: box.x + box.w - size * 0.92, y: box.h - size, w: size, h: size }, color, 60);
  }
  return glyphArt(
    env,
    sign,
    { ...box, y: -box.h * 0.12 - 40 * unit, w: box.w * 1.1, h: box.h * 1.12 + 40 * unit },
    color,
    60,
  );
}

/** The sign stands beside the bare number only where it alone is the unit; otherwise the figure is written in full. */
function figureOf(env: HeroEnv): string {
  const { figure, trend } = env.scene;
  if (trend) return env.figure(figure, 'signed');
  return env.index === 0 && env.figure(figure, 'unit') === '%' ? env.figure(figure, 'bare') : env.figure(figure);
}

function signOf(env: HeroEnv): string {
  return /[%$€£¥₺₹₩₿]/u.exec(env.figure(env.scene.figure, 'unit'))?.[0] ?? '';
}
