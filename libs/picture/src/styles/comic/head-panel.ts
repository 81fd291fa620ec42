import { isLandscape } from '../../compose/reading-side';
import { setIn } from '../../compose/set-in';
import { boundsOf, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { tilt } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { figureLettered, inked, inkingFor, land, lettered, pop, roomAskew, slide } from './type-and-motion';
import { mascot } from './mascot';
import { dotsIn, panel, type PanelLook, splitAcross, splitDown, storyBox, polygonOf } from './page';
import { placard } from './placard';
import { COMIC, toneOf } from './preset';

/** A page of two panels: its title and figure over (or before) what shows them. */
export interface HeadedPage {
  layers: Layer[];
  /** Where the lower panel's content may stand, inside the safe box. */
  body: Box;
  /** The lower panel itself, within its ink. */
  panel: Box;
}

/**
 * Sets a title, and a figure if there is one, in a panel of its own and leaves the rest of the page to `body`. Beside wide
 * bodies the title's panel is tall, and the hero of the video flies in as a guest.
 */
export function headedPage(env: SceneEnv, title: string, figure?: string, guest = true): HeadedPage {
  const { content, unit } = env.stage;
  const story = storyBox(env);
  const wide = isLandscape(env);
  const tone = toneOf(env);
  const area = wide ? { ...content, w: content.w * 0.34 } : { ...content, h: content.h * (figure ? 0.36 : 0.24) };
  const { layers, bottom } = figure ? withFigure(env, area, title, figure) : wordsAlone(env, area, title);
  const at = wide ? area.x + area.w + 50 * unit : bottom + 62 * unit;
  const rises = env.index % 2 === 0;
  const [first, second] = wide ? splitAcross(env, story, at, rises) : splitDown(env, story, at, rises);
  const [head, rest] = [boundsOf(first), boundsOf(second)];
  const rays = { color: tone.ray, at: [head.x + head.w * 0.3, head.y + head.h * 0.7] as [number, number] };
  const dots = [dotsIn(env, head, tone.dots, [0.45, 0.5], [1, 0.1])];
  const gap = 46 * unit;
  const x = wide ? rest.x + gap + 40 * unit : content.x;
  const y = wide ? Math.max(content.y, rest.y + gap) : rest.y + gap * 1.5;
  return {
    layers: [
      ...panel(env, 'head', first, { fill: tone.fill, rays, dots }, { motion: slide(env, 0, 'left', 'whoosh') }),
      ...panel(env, 'body', second, bodyLook(env, rest), { motion: slide(env, 70, 'right') }),
      ...layers,
      ...(wide && guest ? visitor(env, head, bottom) : []),
    ],
    body: { x, y, w: content.x + content.w - x, h: content.y + content.h - 34 * unit - y },
    panel: rest,
  };
}

/** The hero of the video in what a title leaves of its panel; nobody where that is too little. */
function visitor(env: SceneEnv, box: Box, under: number): Layer[] {
  const high = box.y + box.h - under;
  const r = Math.min(high * 0.24, box.w * 0.24);
  if (r < 60 * env.stage.unit) return [];
  const spot = { x: box.x + box.w * 0.56, y: under + high * 0.44, r, speed: COMIC.ink };
  return mascot(env, 'mascot', { ...spot, motion: pop(env, 320, 'whoosh') });
}

/** A light ground that dark ink reads on; another one each scene. */
export function bodyLook(env: SceneEnv, box: Box): PanelLook {
  const looks: PanelLook[] = [
    { fill: COMIC.lemon, dots: [dotsIn(env, box, COMIC.yellow, [0.3, 0.05], [0.6, 1.05], { pitch: 28 })] },
    { fill: COMIC.white, dots: [dotsIn(env, box, COMIC.sky, [0.6, 0.75], [0.4, -0.1], { pitch: 26 })] },
    { fill: COMIC.paper, dots: [dotsIn(env, box, COMIC.lemon, [0.5, 0.1], [0.4, 0.9], { pitch: 30, size: 0.5 })] },
  ];
  return looks[env.index % looks.length] ?? { fill: COMIC.lemon };
}

function withFigure(env: SceneEnv, area: Box, title: string, figure: string): { layers: Layer[]; bottom: number } {
  const { unit } = env.stage;
  const wide = isLandscape(env);
  const top = placard(env, 'title', title, { ...area, h: area.h * 0.5 }, { size: 56, motion: pop(env, 120) });
  const from = top.box.y + top.box.h + 50 * unit;
  const room = {
    x: area.x + 12 * unit,
    w: area.w - 34 * unit,
    y: from,
    h: Math.max(90 * unit, area.y + area.h - from),
  };
  const set = setIn(env, figureLettered(env, figure, 270, COMIC.yellow), room, { line: true });
  return {
    layers: [
      ...top.layers,
      ...inked(env, 'figure', set.block, set.box, { motion: [tilt(wide ? -5 : -2), land(env, 220)] }),
    ],
    bottom: set.box.y + set.box.h,
  };
}

function wordsAlone(env: SceneEnv, area: Box, title: string): { layers: Layer[]; bottom: number } {
  const { unit } = env.stage;
  const look = lettered(env, title, 132, toneOf(env).letters === COMIC.red ? COMIC.white : COMIC.yellow, 4);
  const room = { ...area, x: area.x + 10 * unit, y: area.y, w: area.w - 30 * unit };
  const set = setIn(env, look, roomAskew(room, 2));
  return {
    layers: inked(env, 'title', set.block, set.box, {
      inking: inkingFor(set.block.size * 1.3),
      motion: [tilt(-2), pop(env, 140, 'pop')],
    }),
    bottom: set.box.y + set.box.h,
  };
}

/** One panel with a lettered title, and the room that it leaves. */
export function titledPanel(env: SceneEnv, title: string): { layers: Layer[]; body: Box } {
  const { content, unit } = env.stage;
  const story = storyBox(env);
  const tone = toneOf(env);
  const wide = isLandscape(env);
  const rays = {
    color: tone.ray,
    at: [story.x + story.w * 0.2, story.y + story.h * 0.16] as [number, number],
    count: 30,
  };
  const dots = [dotsIn(env, story, tone.dots, [0.5, 0.5], [0.8, 1.05])];
  const color = tone.letters === COMIC.red ? COMIC.white : COMIC.yellow;
  const room = {
    ...content,
    x: content.x + 10 * unit,
    w: (wide ? content.w * 0.3 : content.w) - 40 * unit,
    y: content.y + 16 * unit,
    h: content.h * (wide ? 0.9 : 0.2),
  };
  const set = setIn(env, lettered(env, title, 132, color, wide ? 5 : 2), roomAskew(room, 2));
  const inking = inkingFor(set.block.size * 1.3);
  const y = wide ? content.y + 14 * unit : set.box.y + set.box.h + 60 * unit;
  const x = wide ? content.x + content.w * 0.33 : content.x;
  return {
    layers: [
      ...panel(
        env,
        'story',
        polygonOf(story),
        { fill: tone.fill, rays, dots },
        { motion: slide(env, 0, env.index % 2 === 0 ? 'left' : 'right', 'whoosh') },
      ),
      ...(wide ? visitor(env, { ...story, w: content.w * 0.34 }, set.box.y + set.box.h) : []),
      ...inked(env, 'title', set.block, set.box, { inking, motion: [tilt(-2), pop(env, 100, 'pop')] }),
    ],
    body: { x, y, w: content.x + content.w - x, h: content.y + content.h - 46 * unit - y },
  };
}
