import { placePaint, placeRect } from '../../compose/place';
import { isLandscape } from '../../compose/reading-side';
import { setIn, type SetText } from '../../compose/set-in';
import { type BarGeometry, barGeometry } from '../../layers/bars.layer';
import { Z, type Box } from '../../stage/stage';
import { lengthsOf } from '../../standard/chart-values';
import type { Layer } from '../../timeline/layer';
import { tilt } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { cueFor, figureLettered, float, inked, inkingFor, lettered, pop, slide } from './type-and-motion';
import { mascot } from './mascot';
import { dotsIn, panel, storyBox, polygonOf } from './page';
import { placard, type Placard } from './placard';
import { COMIC } from './preset';
import { shootUp, tower } from './tower.painter';
import type { TownData } from './ground';

type ComparisonEnv = SceneEnv<SceneOf<'comparison'>>;

/** Two towers of a town, as high as what they stand for; the hero of the video flies over the lower one. */
export function comparisonLayout(env: ComparisonEnv): Layer[] {
  const { content, unit } = env.stage;
  const { scene } = env;
  const wide = isLandscape(env);
  const story = storyBox(env);
  const title = placard(
    env,
    'title',
    env.text(scene.title),
    { ...content, w: content.w * (wide ? 0.34 : 0.9), h: content.h * 0.24 },
    { size: 60, motion: pop(env, 60) },
  );
  const top = title.box.y + title.box.h;
  const floor = story.y + story.h - 7 * unit;
  const plot = wide
    ? {
        x: content.x + content.w * 0.38,
        y: content.y + 110 * unit,
        w: content.w * 0.62,
        h: floor - content.y - 110 * unit,
      }
    : { x: content.x, y: top + 190 * unit, w: content.w, h: floor - top - 190 * unit };
  const values = lengthsOf(env, scene.sides);
  const { rects, zero } = towersIn(env, plot, values);
  const sides = rects.map((rect, index) => sideOf(env, plot, rect, zero, index));
  const layers = [...scenery(env, story), ...title.layers, ...sides.flatMap(({ layers: own }) => own)];
  if (values.some((value) => value < 0)) {
    const ground = { x: story.x, y: zero - 6 * unit, w: story.w, h: 12 * unit };
    layers.push(placeRect(env, 'zero', ground, COMIC.ink, { z: Z.marks + 1 }));
  }
  const [left, right] = sides;
  if (!left || !right) return layers;
  const lower = left.top > right.top ? left : right;
  const air = wide
    ? { x: content.x, y: top + 50 * unit, w: content.w * 0.33, h: content.y + content.h - top - 90 * unit }
    : { x: lower.rect.x, y: top + 50 * unit, w: lower.rect.w, h: lower.top - top - 80 * unit };
  const beside = env.stage.format === '9:16' && title.box.x + title.box.w < content.x + content.w * 0.46;
  return [...layers, ...airLayers(env, air, beside)];
}

/** The towers in their plot; a low one at its very top has figure and name over it, so the town stands lower then. */
function towersIn({ stage: { unit } }: ComparisonEnv, plot: Box, values: number[]): BarGeometry {
  const bars = values.map((value) => ({ value, fill: '' }));
  const towers = (box: Box): BarGeometry => barGeometry({ box, bars, direction: 'up', gap: 0.14 });
  const high = towers(plot);
  const isShort = high.rects.some((rect) => rect.h < 300 * unit && rect.y - plot.y < 230 * unit);
  return isShort ? towers({ ...plot, y: plot.y + 230 * unit, h: plot.h - 230 * unit }) : high;
}

interface Side {
  rect: Box;
  /** Upper edge of everything that stands on or over it. */
  top: number;
  layers: Layer[];
}

function sideOf(env: ComparisonEnv, plot: Box, rect: Box, zero: number, index: number): Side {
  const { unit } = env.stage;
  const side = env.scene.sides[index];
  const strong = env.scene.focus === index;
  const at = cueFor(env, side?.figure, 80 + index * 260);
  const up = rect.y < zero || rect.h === 0;
  const inner = { x: rect.x + 26 * unit, y: 0, w: rect.w - 52 * unit, h: 230 * unit };
  const figure: SetText = setIn(
    env,
    figureLettered(env, env.figure(side?.figure ?? ''), 210, strong ? COMIC.yellow : COMIC.white),
    inner,
    { line: true },
  );
  figure.box.x = rect.x + (rect.w - figure.box.w) / 2;
  const inside = rect.h > figure.box.h + 70 * unit;
  const head = up ? rect.y : zero;
  figure.box.y = inside ? rect.y + 40 * unit : head - figure.box.h - 34 * unit;
  const under = (inside ? head : figure.box.y) - 24 * unit;
  const room = {
    x: rect.x - 8 * unit,
    y: Math.max(env.stage.content.y, Math.min(plot.y, under) - 150 * unit),
    w: rect.w + 16 * unit,
    h: 0,
  };
  room.h = under - room.y;
  const label: Placard = placard(env, `label${index}`, env.text(side?.label), room, {
    size: 54,
    fill: COMIC.white,
    stand: 'bottom',
    align: 'left',
    motion: pop(env, at + 240),
  });
  const windows = {
    top: figure.box.y + figure.box.h + 56 * unit,
    lit: COMIC.yellow,
    other: COMIC.white,
    salt: `tower${index}`,
  };
  const data = {
    box: rect,
    grow: up ? ('up' as const) : ('down' as const),
    strong,
    ...(inside && up ? { windows } : {}),
  };
  return {
    rect,
    top: label.box.y,
    layers: [
      tower(env, `tower${index}`, data, { motion: shootUp(env, at, 'thud') }),
      ...inked(env, `figure${index}`, figure.block, figure.box, { motion: pop(env, at + 160) }),
      ...label.layers,
    ],
  };
}

/** Sky, rays and the far houses of the town. */
function scenery(env: ComparisonEnv, story: Box): Layer[] {
  const { unit } = env.stage;
  const skies = [
    [COMIC.yellow, COMIC.lemon, COMIC.orange, COMIC.orange],
    [COMIC.sky, COMIC.white, COMIC.azure, COMIC.azure],
    [COMIC.orange, COMIC.yellow, COMIC.rust, COMIC.rust],
  ] as const;
  const [fill, ray, dots, far] = skies[Math.floor(env.index / 3) % 3] ?? skies[0];
  const rays = { color: ray, at: [story.x + story.w * 0.5, story.y + story.h * 0.52] as [number, number], count: 26 };
  const screen = [dotsIn(env, story, dots, [0.5, 0.55], [0.5, 1.05])];
  const slid = slide(env, 0, env.index % 2 === 0 ? 'right' : 'left', 'whoosh');
  const box = {
    x: story.x + 7 * unit,
    y: story.y + story.h * 0.5,
    w: story.w - 14 * unit,
    h: story.h * 0.5 - 7 * unit,
  };
  const town: TownData = { box, sky: story.y, wall: far, pitch: 110 * unit, salt: `far${env.index}` };
  return [
    ...panel(env, 'sky', polygonOf(story), { fill, rays, dots: screen }, { motion: slid }),
    placePaint(env, 'houses', 'town', town, { z: Z.ground + 3, motion: [{ ...slid, cues: [] }] }),
  ];
}

/** What is in the air over the lower tower: the relation in letters, and the hero where there is room for both. */
function airLayers(env: ComparisonEnv, air: Box, beside: boolean): Layer[] {
  const { unit } = env.stage;
  const words = env.text(env.scene.relation);
  const layers: Layer[] = [];
  let foot = air.y;
  if (words && air.h > 130 * unit) {
    const look = lettered(env, words, 92, COMIC.red, 3);
    const set = setIn(env, look, {
      x: air.x + 14 * unit,
      y: air.y + 10 * unit,
      w: air.w - 40 * unit,
      h: Math.min(air.h - 20 * unit, 260 * unit),
    });
    const inking = { ...inkingFor(set.block.size), color: COMIC.ink };
    layers.push(...inked(env, 'relation', set.block, set.box, { inking, motion: [tilt(-4), pop(env, 620)] }));
    foot = set.box.y + set.box.h + 40 * unit;
  }
  const r = Math.min(130 * unit, (air.y + air.h - foot) * 0.27, air.w * 0.3);
  if (r < 80 * unit && !beside) return layers;
  // With no room over the tower it crosses the sky above the words, where no text may stand.
  const spot =
    r < 80 * unit
      ? { x: env.stage.width * 0.76, y: 190 * unit, r: 108 * unit, angle: 72 }
      : { x: air.x + air.w * 0.62, y: foot + r * 1.2, r, angle: 36 };
  return [
    ...layers,
    ...mascot(env, 'mascot', {
      ...spot,
      speed: COMIC.ink,
      motion: [pop(env, 420, 'whoosh'), float(env, 14 * unit)],
      z: Z.art + 4,
    }),
  ];
}
