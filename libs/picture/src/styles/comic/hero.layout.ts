import { isLandscape, startsOnRight } from '../../compose/reading-side';
import { setIn } from '../../compose/set-in';
import { Z, type Box, boundsOf } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { tilt } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { burst } from './burst.painter';
import { cueFor, figureLettered, inked, inkingFor, land, leave, lettered, pop, slide, wobble } from './type-and-motion';
import { mascot } from './mascot';
import { dotsIn, panel, splitDown, storyBox } from './page';
import { placard } from './placard';
import { COMIC, toneOf } from './preset';

type HeroEnv = SceneEnv<SceneOf<'hero'>>;

const TILT = -6;

/** The hook explodes over the whole page; later figures take a strip of their own, over the hero who flies out of its panel. */
export function heroLayout(env: HeroEnv): Layer[] {
  return env.index === 0 ? openingHero(env) : laterHero(env);
}

function openingHero(env: HeroEnv): Layer[] {
  const { content, unit, width } = env.stage;
  const { scene } = env;
  const wide = isLandscape(env);
  const down = scene.trend === 'down';
  const area = wide ? { ...content, w: content.w * 0.6 } : content;
  const kicker = env.text(scene.kicker);
  const top = placard(env, 'kicker', kicker, { ...area, h: 190 * unit }, { size: 60, motion: pop(env, 0) });
  const head = kicker ? top.box.h : 0;
  const support = env.text(scene.support);
  const rtl = startsOnRight(env);
  const w = area.w * (wide ? 1 : 0.62);
  const column = { ...area, x: rtl ? area.x + area.w - w : area.x, w };
  const note = placard(
    env,
    'support',
    support,
    { ...column, h: content.h },
    { size: 54, fill: COMIC.white, stand: 'bottom', motion: pop(env, 300) },
  );
  const foot = support ? note.box.h + 40 * unit : 0;
  const label = setIn(env, lettered(env, env.text(scene.label), 138, COMIC.yellow, 2), {
    ...column,
    x: column.x + 10 * unit,
    w: column.w - 20 * unit,
    h: area.h * (wide ? 0.18 : 0.2) - 20 * unit,
  });
  const lower = area.y + area.h - foot - label.box.h - 70 * unit;
  label.box.y = lower + (wide ? 30 : 10) * unit;
  const blast = {
    x: area.x - 70 * unit,
    y: area.y + head - 10 * unit,
    w: area.w + 170 * unit,
    h: lower - area.y - head,
  };
  const layers = kicker ? top.layers : [];
  if (support) layers.push(...note.layers);
  layers.push(
    ...explosion(
      env,
      blast,
      { w: area.w - 60 * unit, x: area.x + 26 * unit },
      down ? COMIC.sky : COMIC.yellow,
      down ? COMIC.blue : COMIC.red,
    ),
    ...inked(env, 'label', label.block, label.box, {
      inking: inkingFor(label.block.size * 1.5),
      motion: [tilt(-3), pop(env, 120), leave(env)],
    }),
  );
  const spot = wide
    ? { x: area.x + area.w + (content.w - area.w) * 0.52, y: content.y + content.h * 0.42, r: 190 * unit }
    : {
        x: width * (rtl ? 0.2 : 0.79),
        y: lower + 110 * unit,
        r: Math.max(124 * unit, Math.min(158 * unit, (area.y + area.h - lower) * 0.42)),
      };
  layers.push(
    ...mascot(env, 'mascot', { ...spot, angle: down ? 150 : rtl ? -32 : 32, speed: COMIC.white, still: scene.still }),
  );
  return layers;
}

/** The figure on its explosion; the explosion rocks, the figure rests. */
function explosion(env: HeroEnv, blast: Box, room: { x: number; w: number }, spikes: string, ink: string): Layer[] {
  const { unit } = env.stage;
  const { scene } = env;
  const text = scene.trend ? env.figure(scene.figure, 'signed') : env.figure(scene.figure);
  const inner = { x: room.x, w: room.w, y: blast.y + blast.h * 0.2, h: blast.h * 0.56 };
  const set = setIn(env, figureLettered(env, text, 430, ink), inner, { line: true, stand: 'middle', align: 'left' });
  set.box.x = room.x + (room.w - set.box.w) / 2;
  const rings = [
    { share: 1, fill: spikes },
    { share: 0.84, fill: COMIC.white },
  ];
  const dots = dotsIn(env, blast, spikes === COMIC.yellow ? COMIC.orange : COMIC.blue, [0.45, 0.4], [0.9, 1], {
    pitch: 22,
  });
  return [
    burst(
      env,
      'burst',
      blast,
      { rings, spikes: 15, depth: 0.77, dots, line: 13 },
      { z: Z.marks, motion: [pop(env, -60, 'pop'), wobble(env, 1.5)] },
    ),
    ...inked(env, 'figure', set.block, set.box, {
      motion: [tilt(TILT), land(env, -40), leave(env)],
      inking: { ...inkingFor(set.block.size), width: Math.max(18 * unit, set.block.size * 0.076) },
    }),
  ];
}

function laterHero(env: HeroEnv): Layer[] {
  const { content, unit, width } = env.stage;
  const { scene } = env;
  const story = storyBox(env);
  const tone = toneOf(env, scene.trend);
  const rtl = startsOnRight(env);
  const [upper, lower] = splitDown(env, story, story.y + story.h * 0.57, env.index % 2 === 0);
  const [high, low] = [boundsOf(upper), boundsOf(lower)];
  const down = scene.trend === 'down';
  const text = scene.trend ? env.figure(scene.figure, 'signed') : env.figure(scene.figure);
  const at = cueFor(env, scene.figure, 120);
  const kicker = env.text(scene.kicker);
  const top = placard(env, 'kicker', kicker, { ...content, h: 180 * unit }, { size: 56, motion: pop(env, 60) });
  const from = content.y + (kicker ? top.box.h + 50 * unit : 0);
  const room = {
    x: content.x + 16 * unit,
    w: content.w - 40 * unit,
    y: from,
    h: story.y + story.h * 0.52 - from - 30 * unit,
  };
  const figure = setIn(env, figureLettered(env, text, 400, tone.letters), room, { line: true, stand: 'middle' });
  const aside = {
    x: rtl ? content.x + content.w * 0.42 : content.x,
    w: content.w * 0.58,
    y: story.y + story.h * 0.62,
    h: story.h * 0.38 - 24 * unit,
  };
  const label = setIn(env, lettered(env, env.text(scene.label), 150, COMIC.white, 3), {
    ...aside,
    w: aside.w - 20 * unit,
    h: aside.h * 0.55,
  });
  const support = env.text(scene.support);
  const under = { ...aside, y: label.box.y + label.box.h + 40 * unit };
  under.h = aside.y + aside.h - under.y;
  const note = placard(env, 'support', support, under, { size: 52, fill: COMIC.white, motion: pop(env, at + 260) });
  const [ground, screen] = tone.fill === COMIC.blue ? [COMIC.orange, COMIC.red] : [COMIC.azure, COMIC.darkBlue];
  const rays = { color: tone.ray, at: [high.x + high.w * 0.4, high.y + high.h * 0.6] as [number, number] };
  const dots = [dotsIn(env, high, tone.dots, [0.4, 0.4], [1, 0.2])];
  const spot = {
    x: rtl ? width * 0.24 : width * 0.76,
    y: low.y + low.h * (down ? 0.5 : 0.34),
    r: Math.min(low.h * 0.34, 170 * unit),
  };
  return [
    ...panel(env, 'upper', upper, { fill: tone.fill, rays, dots }, { motion: slide(env, 0, 'left', 'whoosh') }),
    ...panel(
      env,
      'lower',
      lower,
      { fill: ground, dots: [dotsIn(env, low, screen, [0.5, 0.1], [0.6, 1])] },
      { motion: slide(env, 80, 'right') },
    ),
    ...(kicker ? top.layers : []),
    ...inked(env, 'figure', figure.block, figure.box, { motion: [tilt(-4), land(env, at)] }),
    ...mascot(env, 'mascot', {
      ...spot,
      angle: down ? 145 : rtl ? -32 : 32,
      speed: COMIC.white,
      still: scene.still,
      motion: pop(env, 200, 'whoosh'),
      z: Z.art,
    }),
    ...inked(env, 'label', label.block, label.box, {
      inking: inkingFor(label.block.size * 1.4),
      motion: pop(env, at + 140),
    }),
    ...(support ? note.layers : []),
  ];
}
