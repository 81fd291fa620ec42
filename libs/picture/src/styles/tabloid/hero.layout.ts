import { placeText } from '../../compose/place';
import { setIn } from '../../compose/set-in';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { combine, tilt } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { frontPage, TILT, type FrontPage } from './front-page';
import { bandFoot } from './ground';
import { setTilted } from '../../compose/set-tilted';
import { fillTilted, fitsBurst, placeSticker, placeStillSticker, placeStrip, trendArrow } from './pieces';
import { TABLOID } from './preset';
import { namedAt, pressed, shout, slamIn, small, stickIn, stripIn } from './type-and-motion';

type HeroEnv = SceneEnv<SceneOf<'hero'>>;

/** The front page: a kicker shouted over the fold, the figure as tall as the page allows, what it is on a sticker. */
export function heroLayout(env: HeroEnv): Layer[] {
  return env.index === 0 ? splash(env) : blaze(env);
}

function splash(env: HeroEnv): Layer[] {
  const page = frontPage(env);
  const { u, body } = page;
  const { scene } = env;
  const foot = bandFoot(env);
  const kicker = env.text(scene.kicker) || env.furniture.subject || env.text(scene.label);
  const head = { x: body.x, y: body.y, w: body.w, h: foot - body.y + 4 * u };
  const title = setTilted(env, { ...shout(env, kicker, 132, TABLOID.white), maxLines: 2 }, head, TILT, {
    stand: 'middle',
  });
  const room = { x: body.x, y: foot, w: body.w, h: body.h * (page.wide ? 0.5 : 0.5) };
  const { layers, bottom } = hugeFigure(env, room, TABLOID.ink);
  return [
    placeText(env, 'kicker', title.block, title.box, { box: title.box, motion: tilt(TILT) }),
    ...layers,
    ...lowerHalf(
      env,
      page,
      { x: body.x, y: bottom + 24 * u, w: body.w, h: body.y + body.h - bottom - 20 * u },
      { ink: TABLOID.ink, sticker: TABLOID.red, on: TABLOID.white },
    ),
  ];
}

/** A later figure: white on red, its kicker on a strip from the edge. */
function blaze(env: HeroEnv): Layer[] {
  const page = frontPage(env);
  const { u, body } = page;
  const { scene } = env;
  const kicker = env.text(scene.kicker) || env.text(scene.label);
  const strip = placeStrip(env, 'kicker', {
    look: { ...shout(env, kicker, 104, TABLOID.ink), maxLines: 2 },
    room: { ...body, h: body.h * 0.24 },
    fill: TABLOID.yellow,
    shadow: TABLOID.ink,
    degrees: TILT,
    pad: [30 * u, 26 * u],
    motion: stripIn(env, 40, page.rtl ? 'right' : 'left', 'swish'),
    bleed: true,
  });
  const top = strip.bottom + 24 * u;
  const { layers, bottom } = hugeFigure(env, { ...body, y: top, h: body.y + body.h * 0.74 - top }, TABLOID.white);
  const below = { x: body.x, y: bottom + 20 * u, w: body.w, h: body.y + body.h - bottom - 20 * u };
  return [
    ...strip.layers,
    ...layers,
    ...lowerHalf(env, page, below, { ink: TABLOID.white, sticker: TABLOID.yellow, on: TABLOID.ink }, !scene.kicker),
  ];
}

/** Fitted to the page's width, then stretched upwards as far as its room and good taste go. */
function hugeFigure(env: HeroEnv, room: Box, color: string): { layers: Layer[]; bottom: number } {
  const { u } = { u: env.stage.unit };
  const { scene } = env;
  const text = env.figure(scene.figure, scene.trend ? 'signed' : 'full');
  const arrow = scene.trend && scene.trend !== 'flat' ? 150 * u : 0;
  const set = fillTilted(env, text, room, { size: 760, color, degrees: TILT });
  const at = namedAt(env, scene.figure, 120);
  const motion = env.index === 0 ? pressed(env) : slamIn(env, Math.min(at, 420), 'brass');
  const layers: Layer[] = [
    placeText(env, 'figure', set.block, set.box, {
      box: set.box,
      z: Z.type + 0.5,
      motion: combine(tilt(TILT), motion),
    }),
  ];
  const gapRight = room.x + room.w - (set.box.x + set.box.w);
  if (arrow && gapRight > arrow + 40 * u && !set.block.rtl) {
    const h = Math.min(set.box.h * 0.8, 330 * u);
    const box = { x: room.x + room.w - arrow, y: set.box.y + (set.box.h - h) / 2, w: arrow, h };
    layers.push(trendArrow(env, 'arrow', box, scene.trend === 'up', TABLOID.red, 300));
  }
  return { layers, bottom: set.box.y + set.box.h / 2 + (set.box.h + set.box.w * 0.0628) / 2 };
}

/** What the figure is on a sticker, and what else there is to say beside it. */
function lowerHalf(
  env: HeroEnv,
  { u, rtl, art }: FrontPage,
  room: Box,
  colors: { ink: string; sticker: string; on: string },
  bare = false,
): Layer[] {
  const { scene } = env;
  const label = bare ? '' : env.text(scene.label);
  const support = env.text(scene.support);
  const r = Math.min(room.h * 0.47, room.w * 0.26, 215 * u);
  const layers: Layer[] = [];
  const stuck = label !== '' && r > 84 * u;
  const y = room.y + room.h - r - 6 * u - (art && art.y < room.y + room.h ? 10 * u : 0);
  const x = rtl ? room.x + r + 14 * u : room.x + room.w - r - 14 * u;
  if (stuck && !fitsBurst(label)) return [...layers, ...dieCutLabel(env, room, label, colors, rtl)];
  if (stuck) {
    const look = { ...shout(env, label, 104, colors.on), align: 'center' as const, maxLines: 3, floor: 42 * u };
    layers.push(...placeSticker(env, 'label', { x, y, r, fill: colors.sticker, lines: [{ look, share: 1 }], at: 260 }));
  }
  const words = [stuck ? '' : label, support].filter(Boolean);
  const still = placeStillSticker(env, scene.still, room, r, rtl);
  if (still) return [...layers, ...still];
  const side = {
    ...room,
    w: stuck ? room.w - 2 * r - 60 * u : room.w,
    x: stuck && rtl ? room.x + 2 * r + 60 * u : room.x,
  };
  const text = words.join(' · ') || (env.furniture.subject ?? '');
  if (!text || text === env.text(scene.kicker)) return layers;
  const set = setIn(env, { ...small(env, text, 92, colors.ink), maxLines: 4 }, side, { stand: 'middle' });
  layers.push(placeText(env, 'support', set.block, set.box, { motion: stripIn(env, 420, rtl ? 'right' : 'left') }));
  return layers;
}

/** A label with a white edge for words that no burst can hold, and the rest under it. */
function dieCutLabel(
  env: HeroEnv,
  room: Box,
  label: string,
  colors: { ink: string; sticker: string; on: string },
  rtl: boolean,
): Layer[] {
  const { unit: u } = env.stage;
  const strip = placeStrip(env, 'label', {
    look: { ...shout(env, label, 130, colors.on), maxLines: 2, floor: 48 * u },
    room: { ...room, x: room.x + 8 * u, w: room.w - 16 * u, h: room.h * 0.6 },
    fill: colors.sticker,
    edge: TABLOID.white,
    degrees: TILT,
    pad: [30 * u, Math.min(26 * u, room.h * 0.06)],
    motion: stickIn(env, 260),
  });
  const said = env.text(env.scene.support) || (env.furniture.subject ?? '');
  const top = strip.bottom + 30 * u;
  const rest = { ...room, y: top, h: room.y + room.h - top };
  if (!said || said === env.text(env.scene.kicker) || rest.h < 56 * u) return strip.layers;
  const set = setIn(env, { ...small(env, said, 76, colors.ink), maxLines: 3 }, rest);
  return [
    ...strip.layers,
    placeText(env, 'support', set.block, set.box, { motion: stripIn(env, 420, rtl ? 'right' : 'left') }),
  ];
}
