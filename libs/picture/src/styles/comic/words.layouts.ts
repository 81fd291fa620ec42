import { isLandscape, startsOnRight } from '../../compose/reading-side';
import { setIn } from '../../compose/set-in';
import { Z, boundsOf } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { tilt } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { burst } from './burst.painter';
import { isSplash } from './ground';
import { inked, inkingFor, land, leave, lettered, pop, slide, wobble, float } from './type-and-motion';
import { mascot } from './mascot';
import { dotsIn, panel, splitDown, storyBox, splitAcross } from './page';
import { placard } from './placard';
import { COMIC, toneOf } from './preset';
import { place, placePaint, placeText } from '../../compose/place';
import { callParts } from '../../compose/call-parts';
import { stack, type StackItem } from '../../compose/stack';
import { speechBalloon } from './balloon.painter';

type HeadlineEnv = SceneEnv<SceneOf<'headline'>>;

/** Words alone: shouted over a whole page, or in a slanted panel over one in which the hero flies by. */
export function headlineLayout(env: HeadlineEnv): Layer[] {
  return isSplash(env) ? shouted(env) : told(env);
}

function shouted(env: HeadlineEnv): Layer[] {
  const { content, unit, width } = env.stage;
  const { scene } = env;
  const wide = isLandscape(env);
  const { kicker, note, area } = around(env);
  const text = env.text(scene.headline);
  const spot = wide
    ? { x: width * 0.86, y: content.y + content.h * 0.6, r: 150 * unit }
    : { x: width * 0.78, y: content.y + content.h - 130 * unit, r: 140 * unit };
  const room = {
    ...area,
    x: area.x + 30 * unit,
    w: (wide ? area.w * 0.76 : area.w) - 60 * unit,
    h: area.h - (wide ? 30 : 190) * unit,
  };
  const set = setIn(
    env,
    { ...lettered(env, text, 250, COMIC.red, 4), leading: 1 },
    { ...room, y: room.y + 60 * unit, h: room.h - 120 * unit },
    { stand: 'middle' },
  );
  const high = Math.max(set.box.h + 380 * unit, Math.min(620 * unit, area.h));
  const blast = {
    x: room.x - 170 * unit,
    y: set.box.y + (set.box.h - high) / 2,
    w: Math.max(set.box.w, room.w * 0.8) + 330 * unit,
    h: high,
  };
  const rings = [
    { share: 1, fill: toneOf(env).letters === COMIC.red ? COMIC.blue : COMIC.yellow },
    { share: 0.88, fill: COMIC.white },
  ];
  return [
    burst(
      env,
      'burst',
      blast,
      { rings, spikes: 18, depth: 0.82 },
      { z: Z.art + 1, motion: [pop(env, 0, 'pop'), wobble(env, 1.5)] },
    ),
    ...kicker,
    ...inked(env, 'headline', set.block, set.box, { motion: [tilt(-4), land(env, 90), leave(env)] }),
    ...note,
    ...mascot(env, 'mascot', { ...spot, speed: COMIC.ink, z: Z.art + 4, still: scene.still }),
  ];
}

function told(env: HeadlineEnv): Layer[] {
  const { unit, width } = env.stage;
  const { scene } = env;
  const story = storyBox(env);
  const tone = toneOf(env);
  const wide = isLandscape(env);
  const rtl = startsOnRight(env);
  const [upper, lower] = splitDown(env, story, story.y + story.h * (wide ? 0.6 : 0.62), env.index % 2 === 1);
  const [high, low] = [boundsOf(upper), boundsOf(lower)];
  const { kicker, note, area } = around(env, low.w * (wide ? 1 : 0.58));
  const color = tone.letters === COMIC.red ? COMIC.white : COMIC.yellow;
  const look = { ...lettered(env, env.text(scene.headline), 250, color, 4), leading: 1.02 };
  const foot = story.y + story.h * (wide ? 0.54 : 0.57);
  const room = { ...area, x: area.x + 14 * unit, w: area.w - 40 * unit, h: foot - area.y - 40 * unit };
  const set = setIn(env, look, room, { stand: 'middle' });
  const rays = { color: tone.ray, at: [high.x + high.w * 0.36, high.y + high.h * 0.6] as [number, number] };
  const side = rtl ? 0.26 : 0.74;
  const spot = { x: width * side, y: low.y + low.h * 0.36, r: Math.min(low.h * 0.36, 180 * unit) };
  return [
    ...panel(
      env,
      'upper',
      upper,
      { fill: tone.fill, rays, dots: [dotsIn(env, high, tone.dots, [0.5, 0.4], [1, 0.1])] },
      { motion: slide(env, 0, 'right', 'whoosh') },
    ),
    ...panel(
      env,
      'lower',
      lower,
      { fill: COMIC.lemon, dots: [dotsIn(env, low, COMIC.yellow, [0.3, 0], [0.6, 1])] },
      { motion: slide(env, 80, 'left') },
    ),
    ...kicker,
    ...inked(env, 'headline', set.block, set.box, {
      inking: inkingFor(set.block.size),
      motion: [tilt(-3), land(env, 140)],
    }),
    ...note,
    ...mascot(env, 'mascot', {
      ...spot,
      angle: rtl ? -34 : 34,
      speed: COMIC.ink,
      still: scene.still,
      motion: pop(env, 220, 'whoosh'),
      z: Z.art,
    }),
  ];
}

/** The boxes over and under the words, and what they leave between them. */
function around(
  env: HeadlineEnv,
  width?: number,
): { kicker: Layer[]; note: Layer[]; area: { x: number; y: number; w: number; h: number } } {
  const { content, unit } = env.stage;
  const [over, under] = [env.text(env.scene.kicker), env.text(env.scene.support)];
  const top = placard(env, 'kicker', over, { ...content, h: 190 * unit }, { size: 58, motion: pop(env, 60) });
  const w = width ?? content.w * (isLandscape(env) ? 0.7 : 0.58);
  const rtl = startsOnRight(env);
  const room = { ...content, x: rtl ? content.x + content.w - w : content.x, w };
  const foot = placard(
    env,
    'support',
    under,
    { ...room, h: content.h - 26 * unit },
    { size: 58, lines: 4, fill: COMIC.white, stand: 'bottom', motion: pop(env, 360) },
  );
  const y = over ? top.box.y + top.box.h + 36 * unit : content.y;
  const end = under ? foot.box.y - 30 * unit : content.y + content.h;
  return { kicker: over ? top.layers : [], note: under ? foot.layers : [], area: { ...content, y, h: end - y } };
}

type PictureEnv = SceneEnv<SceneOf<'picture'>>;

/** The picture is a panel of the page, drifting behind its ink; its words shout from the next panel. */
export function pictureLayout(env: PictureEnv): Layer[] {
  const { content, unit } = env.stage;
  const { scene } = env;
  const story = storyBox(env);
  const wide = isLandscape(env);
  const rises = env.index % 2 === 0;
  const [first, second] = wide
    ? splitAcross(env, story, story.x + story.w * 0.56, rises)
    : splitDown(env, story, story.y + story.h * 0.6, rises);
  const [view, words] = [boundsOf(first), boundsOf(second)];
  const tone = toneOf(env);
  const rays = { color: tone.ray, at: [words.x + words.w * 0.8, words.y + words.h] as [number, number] };
  const x = wide ? words.x + 60 * unit : content.x;
  const top = wide ? content.y : words.y + 80 * unit;
  const area = { x, y: top, w: content.x + content.w - x, h: content.y + content.h - 36 * unit - top };
  const support = env.text(scene.support);
  const note = placard(
    env,
    'support',
    support,
    { ...area, h: area.h * 0.98 },
    { size: 54, fill: COMIC.white, stand: 'bottom', motion: pop(env, 420) },
  );
  const high = support ? note.box.y - area.y - 44 * unit : area.h;
  const color = tone.letters === COMIC.red ? COMIC.white : COMIC.yellow;
  const set = setIn(
    env,
    lettered(env, env.text(scene.headline), 150, color, 4),
    { ...area, x: area.x + 12 * unit, w: area.w - 40 * unit, h: high - 10 * unit },
    { stand: wide ? 'middle' : 'top' },
  );
  return [
    ...viewLayers(env, first, view),
    ...panel(
      env,
      'words',
      second,
      { fill: tone.fill, rays, dots: [dotsIn(env, words, tone.dots, [0.3, 0.3], [1, 0.9])] },
      { motion: slide(env, 60, 'right', 'whoosh') },
    ),
    ...inked(env, 'headline', set.block, set.box, {
      inking: inkingFor(set.block.size * 1.2),
      motion: [tilt(-2), land(env, 200)],
    }),
    ...(support ? note.layers : []),
  ];
}

function viewLayers(
  env: PictureEnv,
  points: Array<[number, number]>,
  view: { x: number; y: number; w: number; h: number },
): Layer[] {
  const { unit } = env.stage;
  if (!env.still(env.scene.still)) {
    const rays = { color: COMIC.lemon, at: [view.x + view.w * 0.5, view.y + view.h * 0.6] as [number, number] };
    const spot = {
      x: view.x + view.w * 0.56,
      y: view.y + view.h * 0.44,
      r: Math.min(view.h, view.w) * 0.22,
      speed: COMIC.ink,
    };
    const look = { fill: COMIC.yellow, rays, dots: [dotsIn(env, view, COMIC.orange, [0.5, 0.5], [0.7, 1])] };
    return [...panel(env, 'view', points, look), ...mascot(env, 'mascot', spot)];
  }
  const room = 60 * unit;
  const box = { x: view.x - room, y: view.y, w: view.w + 2 * room, h: view.h };
  const speed = (env.index % 2 === 0 ? -10 : 10) * unit;
  const edge = { fill: '', dots: [dotsIn(env, view, `${COMIC.ink}8C`, [0.5, 0.62], [0.56, 1.1], { pitch: 20 })] };
  const hole = { hole: points, color: COMIC.paper };
  return [
    place(
      env,
      'picture',
      'view',
      { still: env.scene.still, box, fit: 'cover', radius: 0 },
      { z: Z.ground + 0.2, box, motion: float(env, speed) },
    ),
    placePaint(env, 'mat', 'mat', hole, { z: Z.ground + 0.4 }),
    ...panel(env, 'edge', points, edge),
  ];
}

type EndEnv = SceneEnv<SceneOf<'end'>>;

/** The hero of the video says the call in a balloon as large as the sky; the link is lettered. */
export function endLayout(env: EndEnv): Layer[] {
  const { content, unit, width, height } = env.stage;
  const wide = isLandscape(env);
  const rtl = startsOnRight(env);
  const high = content.h * (wide ? 0.72 : 0.56);
  const w = wide ? content.w * 0.62 : content.w;
  const room = { ...content, x: rtl ? content.x + content.w - w : content.x, w, h: high };
  const pad = 46 * unit;
  const inner = { x: room.x + pad, y: room.y + pad * 1.2, w: room.w - 2 * pad, h: room.h - 2.4 * pad };
  const { parts, link } = callBlocks(env);
  const { items, bottom } = stack(env, inner, parts);
  const box = { x: room.x - 18 * unit, y: room.y, w: room.w + 30 * unit, h: bottom - room.y + pad * 1.3 };
  const layers: Layer[] = [speechBalloon(env, box, !rtl)];
  items.forEach(({ block, box: at }, index) => {
    if (!block) return;
    const motion = pop(env, 160 + index * 160, index === link ? 'pop' : undefined);
    if (index === link) layers.push(...inked(env, 'link', block, at, { inking: inkingFor(block.size * 1.15), motion }));
    else layers.push(placeText(env, `cta${index}`, block, at, { motion }));
  });
  const side = rtl ? 0.26 : 0.74;
  const foot = box.y + box.h;
  const spot = wide
    ? { x: width * (rtl ? 0.17 : 0.83), y: height * 0.5, r: 190 * unit }
    : {
        x: width * side,
        y: Math.max(foot + 150 * unit + 0.12 * height, height * 0.67),
        r: Math.min(230 * unit, height * 0.14),
      };
  layers.push(
    ...mascot(env, 'mascot', {
      ...spot,
      angle: rtl ? -34 : 34,
      speed: COMIC.ink,
      still: env.scene.still,
      z: Z.art - 1,
    }),
  );
  return [...layers, ...sourceLayers(env, foot, rtl)];
}

/** The call word for word, its link on a line of its own. */
function callBlocks(env: EndEnv): { parts: StackItem[]; link: number } {
  const { unit } = env.stage;
  const { before, link, after } = callParts(env.scene);
  const words = (text: string): StackItem => ({
    text: { ...lettered(env, text, 186, COMIC.ink, 5), leading: 1.1 },
    gap: 50 * unit,
  });
  if (!link) return { parts: [words(before)], link: -1 };
  const name: StackItem = { text: lettered(env, link, 200, COMIC.red, 1), line: true, gap: 54 * unit };
  const parts = [...(before ? [words(before)] : []), name, ...(after ? [words(after)] : [])];
  return { parts, link: before ? 1 : 0 };
}

function sourceLayers(env: EndEnv, foot: number, rtl: boolean): Layer[] {
  const { content, unit } = env.stage;
  const { source, asOf } = env.furniture;
  const text = [source, asOf].filter(Boolean).join(', ');
  if (!text) return [];
  const w = content.w * 0.42;
  const room = {
    x: rtl ? content.x + content.w - w : content.x,
    y: foot + 60 * unit,
    w,
    h: content.y + content.h - foot - 60 * unit,
  };
  if (room.h < 90 * unit) return [];
  return placard(env, 'source', text, room, { size: 46, stand: 'middle', motion: pop(env, 520) }).layers;
}
