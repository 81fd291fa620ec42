import { placePaint } from '../../compose/place';
import { stylePainter } from '../../layers/painter';
import { placePicture } from '../../layers/picture.layer';
import { type Box, Z } from '../../stage/stage';
import { pictureStandard } from '../../standard/picture.standard';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { hero } from './actors';
import { popIn, runIn, springIn, stepsIn, turnOf } from './arcade-motion';
import { arcadeKit } from './kit';
import { levelOf } from './level';
import { onGrid } from './pixel-grid';
import { setPixels, shaded, wordLook } from './pixel-type';
import { ARCADE } from './preset';

type PictureEnv = SceneEnv<SceneOf<'picture'>>;

/** A picture that comes into focus out of large pixels on a screen of its own, its words over it or beside it. */
export function pictureLayout(env: PictureEnv): Layer[] {
  const { scene } = env;
  if (!env.still(scene.still)) return pictureStandard(env, arcadeKit(env));
  const level = levelOf(env);
  const { area, unit, px, wide, rtl, floor } = level;
  const support = env.text(scene.support);
  const room: Box = wide ? { ...area, w: area.w * 0.44, x: rtl ? area.x + area.w * 0.56 : area.x } : area;
  const look = { ...wordLook(env, env.text(scene.headline), 96), floor: 48 * unit, leading: 1.32 };
  const headline = setPixels(env, look, { ...room, h: room.h * (wide ? 0.5 : 0.28) });
  const foot = headline.box.y + headline.box.h;
  const under = support
    ? setPixels(
        env,
        { ...wordLook(env, support, 48, ARCADE.cyan), leading: 1.4 },
        { ...room, y: foot + 36 * unit, h: room.h * 0.16 },
      )
    : null;
  const top = wide ? area.y : (under ? under.box.y + under.box.h : foot) + 60 * unit;
  const x = wide ? (rtl ? area.x : area.x + area.w * 0.5) : area.x + 12 * unit;
  const screen = {
    x: onGrid(x, px),
    y: Math.round(top),
    w: onGrid(wide ? area.w * 0.5 : area.w - 24 * unit, px),
    h: Math.max(120 * unit, onGrid(floor - top - 40 * unit, px)),
  };
  const data: MosaicData = { still: scene.still, box: screen, px, edge: [ARCADE.cyan, ARCADE.navy] };
  const cell = px * 2;
  return [
    placePaint(env, 'screen', 'arcade.mosaic', data, {
      z: Z.marks,
      box: screen,
      motion: stepsIn(env, -160, 6, 'blip'),
    }),
    ...shaded(env, 'headline', headline, { shade: ARCADE.wine, motion: springIn(env, turnOf(env, 1), 'zap') }),
    ...(under ? shaded(env, 'support', under, { motion: popIn(env, turnOf(env, 3)) }) : []),
    hero(
      env,
      'hero',
      'wait',
      { x: rtl ? screen.x + 90 * unit : screen.x + screen.w - 90 * unit, foot: floor, cell, flip: !rtl },
      { motion: runIn(env, 200, (rtl ? -1 : 1) * 50 * px, 9, 'hop') },
    ),
  ];
}

/** A still on a screen with a rim of two colours. */
interface MosaicData {
  still: number;
  box: Box;
  px: number;
  edge: readonly [string, string];
}

/** Sides of the picture's pixels while it comes into focus, in art pixels; the last is as fine as the frame. */
const FOCUS = [16, 10, 6, 3, 2] as const;

/** Draws a picture that grows finer with `progress`, until it is as sharp as it is. */
export const mosaicPainter = stylePainter<MosaicData>(
  (ctx, { still, box, px, edge: [rim, back] }, { progress }, env) => {
    ctx.fillStyle = rim;
    ctx.fillRect(box.x - 2 * px, box.y - px, box.w + 4 * px, box.h + 2 * px);
    ctx.fillRect(box.x - px, box.y - 2 * px, box.w + 2 * px, box.h + 4 * px);
    ctx.fillStyle = back;
    ctx.fillRect(box.x - px, box.y - px, box.w + 2 * px, box.h + 2 * px);
    const image = env.stills.get(still);
    if (!image) return;
    const size = FOCUS[Math.floor(progress * (FOCUS.length + 1))];
    const target = placePicture(image, box, 'cover', 1);
    ctx.save();
    ctx.beginPath();
    ctx.rect(box.x, box.y, box.w, box.h);
    ctx.clip();
    if (size === undefined) ctx.drawImage(image, target.x, target.y, target.w, target.h);
    else {
      const [w, h] = [target.w, target.h].map((side) => Math.max(1, Math.round(side / (size * px))));
      const coarse = env.surface.canvas(w ?? 1, h ?? 1);
      coarse.getContext('2d').drawImage(image, 0, 0, w ?? 1, h ?? 1);
      ctx.imageSmoothingEnabled = false;
      ctx.drawImage(coarse, target.x, target.y, target.w, target.h);
    }
    ctx.restore();
  },
  { reach: ({ box, px }) => ({ x: box.x - 2 * px, y: box.y - 2 * px, w: box.w + 4 * px, h: box.h + 4 * px }) },
);
