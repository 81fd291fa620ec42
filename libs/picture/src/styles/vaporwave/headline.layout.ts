import { placePaint, placeText } from '../../compose/place';
import { leadingOf, setIn, type SetText } from '../../compose/set-in';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { Motion } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { chrome, chromeRoom, type RimData } from './chrome';
import { VAPOR } from './preset';
import { afloat, driftIn, float, headLook, leave, openText, wordLook } from './type-and-motion';
import { pictureWindow, windowFor, windowInner, windowLayers } from './window';

type HeadlineEnv = SceneEnv<SceneOf<'headline'>>;

/** Longest text that is set in chrome, characters; sentences are easier to read in a window. */
const CHROME_UP_TO = 26;
const ECHOES = 5;

/** A name in chrome that leaves echoes up the sky; a sentence in a window. */
export function headlineLayout(env: HeadlineEnv): Layer[] {
  const text = env.text(env.scene.headline);
  return text.length <= CHROME_UP_TO || env.scene.still !== undefined ? inChrome(env, text) : inWindow(env, text);
}

function inChrome(env: HeadlineEnv, text: string): Layer[] {
  const { content, unit, format } = env.stage;
  const { scene } = env;
  const pictured = scene.still !== undefined;
  const wide = format === '16:9';
  const pad = chromeRoom(230 * unit);
  const column = wide ? { ...content, w: content.w * (pictured ? 0.5 : 0.7) } : content;
  const kicker = setIn(
    env,
    { ...wordLook(env, env.text(scene.kicker), 60, VAPOR.cyan, true), maxLines: 2 },
    { ...column, y: column.y + 12 * unit, h: column.h * 0.14 },
  );
  const top = scene.kicker ? kicker.box.y + kicker.box.h : column.y;
  const share = pictured && !wide ? 0.66 : 0.34;
  const room = {
    ...column,
    x: column.x + pad,
    w: column.w - 2.4 * pad,
    y: Math.max(top + 70 * unit, column.y + column.h * share - 120 * unit),
    h: column.h * (pictured ? 0.24 : 0.36),
  };
  const head = setIn(env, { ...headLook(env, text, 250), leading: leadingOf(text, 1.24) }, room);
  const below = head.box.y + head.box.h + 70 * unit;
  const support = setIn(env, wordLook(env, env.text(scene.support), 58), {
    ...column,
    y: below,
    h: Math.max(1, column.y + column.h - below),
  });
  const motion = [driftIn(env, 60), float(env, 0.2, 7), leave(env)];
  const album: Box = wide
    ? { ...content, x: content.x + content.w * 0.56, y: content.y + 70 * unit, w: content.w * 0.42, h: content.h * 0.8 }
    : {
        ...content,
        x: content.x + 40 * unit,
        y: top + 110 * unit,
        w: content.w - 60 * unit,
        h: head.box.y - top - 170 * unit,
      };
  return [
    ...(scene.kicker ? [openText(env, 'kicker', kicker, afloat(env, 0, 0.1))] : []),
    ...(pictured
      ? pictureWindow(env, album, env.furniture.topic, scene.still ?? 0, afloat(env, 40, 0.3))
      : [echoes(env, head, top + 20 * unit, motion)]),
    ...chrome(env, 'headline', head, motion),
    ...(scene.support ? [openText(env, 'support', support, afloat(env, 220, 0.3))] : []),
  ];
}

/** Hollow copies of the first line that rise behind the name, fainter each time. */
function echoes(env: HeadlineEnv, { block, box }: SetText, ceiling: number, motion: Motion[]): Layer {
  const free = Math.max(0, box.y - ceiling);
  const step = Math.min(block.size * 0.3, free / ECHOES);
  const width = Math.max(2, block.size * 0.016);
  const fades = ['38', '5C', '80', 'A6', 'CC'];
  const steps: RimData['steps'] = fades.map((alpha, index) => ({
    color: `${index % 2 === 0 ? VAPOR.pink : VAPOR.cyan}${alpha}`,
    width,
    dx: 0,
    dy: -step * (ECHOES - index),
  }));
  return placePaint(
    env,
    'echoes',
    'vapor.rim',
    { block: { ...block, lines: block.lines.slice(0, 1) }, x: box.x, y: box.y, steps },
    { z: Z.marks, box: { ...box, y: box.y - step * ECHOES, h: box.h + step * ECHOES }, motion },
  );
}

function inWindow(env: HeadlineEnv, text: string): Layer[] {
  const { content, unit, format } = env.stage;
  const { scene } = env;
  const wide = format === '16:9';
  const title = env.text(scene.kicker) || env.furniture.topic;
  const w = wide ? content.w * 0.66 : content.w - 20 * unit;
  const support = env.text(scene.support);
  const room = { ...content, w, h: content.h * 0.74 };
  const set = setIn(env, headLook(env, text, 150, VAPOR.indigo), windowInner(env, title, room));
  const h = windowFor(env, title, w, set.box.h);
  const y = content.y + Math.max(70 * unit, (content.h * (support ? 0.8 : 0.9) - h) / 2);
  const box = { ...room, y, h: Math.min(h, content.y + content.h - y) };
  const motion = afloat(env, 40, 0.2, 'click');
  const at = { x: set.box.x, y: set.box.y + y - room.y };
  const below = box.y + box.h + 66 * unit;
  const more = setIn(env, wordLook(env, support, 56), {
    ...content,
    y: below,
    h: Math.max(1, content.y + content.h - below),
  });
  return [
    ...windowLayers(env, 'window', box, { title, strong: true, trail: 4, motion }),
    placeText(env, 'headline', set.block, at, { motion }),
    ...(support ? [openText(env, 'support', more, afloat(env, 240, 0.4))] : []),
  ];
}
