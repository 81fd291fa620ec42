import { emblem } from './plate';
import { place, placeText } from '../../compose/place';
import { startsOnRight } from '../../compose/reading-side';
import { setIn, type SetText } from '../../compose/set-in';
import { fillAcross } from '../../layers/fill';
import type { ShapeProps } from '../../layers/shape.layer';
import { type Box, Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { fade, type Motion, single } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { footOf, lockUp, lowered } from './lock-up';
import { flare, metal } from './metal';
import { HYPE } from './preset';
import {
  at,
  beats,
  column,
  cueFor,
  figureRuns,
  leaving,
  powerLine,
  slamIn,
  thrownIn,
  wideType,
} from './type-and-motion';

type HeroEnv = SceneEnv<SceneOf<'hero'>>;

/** The hook is a stacked poster; later figures rise out of the dark under their name. */
export function heroLayout(env: HeroEnv): Layer[] {
  return env.index === 0 ? posterHero(env) : risingHero(env);
}

/** Kicker, figure, its name in lines of the same width, one more fact: everything hard on both edges. */
function posterHero(env: HeroEnv): Layer[] {
  const { unit } = env.stage;
  const { scene } = env;
  const area = column(env);
  const figure = figureOf(env, area, 520);
  const top = kickerOf(env, area);
  const support = supportOf(env, area);
  const [gap, wide] = [46 * unit, 58 * unit];
  const head = top.h > 0 ? top.h + wide : 0;
  const foot = support ? support.box.h + gap : 0;
  const rest = area.h - head - figure.box.h - gap - foot;
  const name = lockUp(env, env.text(scene.label), { ...area, h: Math.max(60 * unit, rest * 0.86) }, NAME);
  const total = head + figure.box.h + gap + (footOf(name, area.y) - area.y) + foot;
  const y = area.y + Math.max(0, area.h - total) * 0.36;
  const figureY = y + head;
  const nameY = figureY + figure.box.h + gap;
  const lines = lowered(name, nameY - area.y);
  const nameFoot = footOf(lines, nameY);
  env.cue('impact', 60);
  env.cue('subdrop', 120, -4);
  return [
    ...top.layers(y, STILL),
    ...metal(env, 'figure', at(figure, figureY), { cast: 'gold', motion: STILL, glintAt: 420 }),
    ...lines.flatMap((line, index) =>
      metal(env, `name${index}`, line, { cast: 'chrome', motion: STILL, glintAt: 620 + 90 * index }),
    ),
    flare(env, 'flare', area.x + area.w * 0.36, figureY + figure.box.h - 6 * unit, 300),
    ...(support ? [words(env, 'support', at(support, nameFoot + gap), STILL)] : []),
  ];
}

/** Name on top, the figure at the foot with its burst of light; a change climbs or falls between the two. */
function risingHero(env: HeroEnv): Layer[] {
  const { unit } = env.stage;
  const { scene } = env;
  const area = column(env);
  const lands = cueFor(env, scene.figure, 320);
  const figure = figureOf(env, area, 330);
  const top = kickerOf(env, area);
  const support = supportOf(env, area);
  const gap = 50 * unit;
  const foot = support ? support.box.h + gap : 0;
  const figureY = area.y + area.h - foot - figure.box.h - 30 * unit;
  const nameY = area.y + (top.h > 0 ? top.h + gap : 0);
  const room = figureY - nameY - gap;
  const change = scene.trend === 'up' || scene.trend === 'down';
  const name = lockUp(env, env.text(scene.label), { ...area, y: nameY, h: room * (change ? 0.5 : 0.92) }, NAME);
  const between = { ...area, y: footOf(name, nameY) + gap, h: figureY - footOf(name, nameY) - 2 * gap };
  env.cue('riser', lands);
  return [
    ...top.layers(area.y, thrownIn(env, 0)),
    ...name.flatMap((line, index) =>
      metal(env, `name${index}`, line, { cast: 'chrome', motion: slamIn(env, 60 + 130 * index, true) }),
    ),
    ...(change && between.h > 110 * unit ? chevrons(env, between, scene.trend === 'up', 420) : []),
    ...metal(env, 'figure', at(figure, figureY), {
      cast: scene.trend === 'down' ? 'ash' : 'gold',
      motion: slamIn(env, lands),
      glintAt: lands + 640,
    }),
    flare(env, 'flare', area.x + area.w * 0.7, figureY + figure.box.h - 6 * unit, lands + 240),
    ...(support ? [words(env, 'support', at(support, figureY + figure.box.h + gap), thrownIn(env, lands + 420))] : []),
  ];
}

/** The hook stands complete on the first frame; light does the moving. */
const STILL: Motion = { tracks: [] };

const NAME = { gap: 42, tallest: 195, least: 76, tall: 1.16 };

function figureOf(env: HeroEnv, area: Box, tallest: number): SetText {
  const { unit } = env.stage;
  const { figure, trend } = env.scene;
  const text = figureRuns(env.figure(figure, trend ? 'signed' : 'full'));
  const h = Math.min(tallest * unit, area.h * 0.46);
  const block = powerLine(env, text, { w: area.w, h }, 0.74 * h, { tall: 1.22 });
  const x = startsOnRight(env) ? area.x + area.w - block.w : area.x;
  return { block, box: { x, y: 0, w: block.w, h: block.h } };
}

function kickerOf(env: HeroEnv, area: Box): { h: number; layers: (y: number, motion: Motion) => Layer[] } {
  const { unit } = env.stage;
  const { scene } = env;
  const logo = env.still(scene.still) ? 128 * unit : 0;
  const text = env.text(scene.kicker);
  const inset = logo ? logo + 30 * unit : 0;
  const rtl = startsOnRight(env);
  const room = { ...area, x: rtl ? area.x : area.x + inset, w: area.w - inset, h: Math.max(logo, 140 * unit) };
  const set = text ? setIn(env, wideType(env, text, 54, HYPE.bright), room) : null;
  const h = Math.max(logo, set?.box.h ?? 0);
  return {
    h,
    layers: (y, motion) => [
      ...(set ? [words(env, 'kicker', at(set, y + (h - set.box.h) / 2), motion)] : []),
      ...emblem(env, scene.still, { ...area, y }, logo),
    ],
  };
}

function supportOf(env: HeroEnv, area: Box): SetText | null {
  const text = env.text(env.scene.support);
  if (!text) return null;
  return setIn(env, wideType(env, text, 48, HYPE.bone), { ...area, h: 140 * env.stage.unit });
}

function words(env: HeroEnv, id: string, set: SetText, motion: Motion): Layer {
  return placeText(env, id, set.block, set.box, { motion: [motion, leaving(env)] });
}

/** Runway lights that point the way of a change; each flares a third of a beat after the one before. */
function chevrons(env: SceneEnv, box: Box, up: boolean, at: number): Layer[] {
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
