import { place, placeRect } from '../../compose/place';
import { Z, type Box } from '../../stage/stage';
import type { Layout } from '../../storyboard/scene-content';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { bob } from './comic-motion';
import type { CrowdData } from './crowd.painter';
import { bodyLook } from './head-panel';
import { dotsIn, pageBox, panel, speakersBox, storyBox } from './page';
import { polygonOf } from './polygon';
import { COMIC } from './preset';
import { crowdTone, NIGHT, toneOf, type Tone } from './tones';
import type { TownData } from './town.painter';

/** Depth of the page's edge: over all art, under all marks. */
const EDGE = Z.art;

/** Layouts that bring no panels of their own: one light panel is laid out for them. */
const PLAIN: ReadonlySet<Layout> = new Set(['footage', 'presenter']);

/** Paper; on it one splash over a skyline, or a strip of panels whose lowest holds the crowd that speaks. */
export function comicGround(env: SceneEnv): Layer[] {
  const { width, height } = env.stage;
  const paper = placeRect(env, 'ground', { x: 0, y: 0, w: width, h: height }, COMIC.paper, { z: Z.ground });
  if (isSplash(env)) return [paper, ...splash(env)];
  const story = storyBox(env);
  const plain = PLAIN.has(env.scene.layout) ? panel(env, 'story', polygonOf(story), bodyLook(env, story)) : [];
  return [paper, ...plain, ...speakers(env)];
}

/** Whether a scene is one picture over the whole page: the hook, the call, and words alone on every other turn. */
export function isSplash({ scene, index }: SceneEnv): boolean {
  if (scene.layout === 'headline') return scene.still === undefined && index % 2 === 0;
  return scene.layout === 'end' || (scene.layout === 'hero' && index === 0);
}

/** Where the rays of a splash come from. */
function splashCentre(env: SceneEnv): [number, number] {
  const { width, height } = env.stage;
  const [x, y] = env.scene.layout === 'end' ? [0.72, 0.62] : [0.48, 0.36];
  return [width * x, height * y];
}

function splash(env: SceneEnv): Layer[] {
  const page = pageBox(env);
  const tone = toneOf(env, 'trend' in env.scene ? env.scene.trend : undefined);
  const rays = { color: tone.ray, at: splashCentre(env) };
  const dots = [
    dotsIn(env, page, tone.dots, [0.62, 0.4], [0.3, -0.35]),
    dotsIn(env, page, tone.dots, [0.5, 0.5], [0.8, 1.1]),
  ];
  const edge = { points: polygonOf(page), dots: [], line: { color: COMIC.ink, width: 14 * env.stage.unit } };
  return [
    ...panel(env, 'splash', polygonOf(page), { fill: tone.fill, rays, dots }),
    ...skyline(env, page, tone),
    place(env, 'paint', 'splash.edge', { painter: 'panel', data: edge }, { z: EDGE }),
  ];
}

function skyline(env: SceneEnv, page: Box, tone: Tone): Layer[] {
  const { unit, captionBaseline, height } = env.stage;
  const tall = env.stage.format === '9:16';
  const top = Math.max(page.y + page.h * 0.36, tall ? captionBaseline - 20 * unit : height * 0.84);
  const near: TownData = {
    box: { ...page, y: top, h: page.y + page.h - top },
    sky: page.y,
    wall: COMIC.ink,
    window: COMIC.yellow,
    rim: tone.fill,
    pitch: 120 * unit,
    salt: `near${env.index}`,
  };
  const away = Math.min(130 * unit, (top - page.y) * 0.6);
  const far: TownData = {
    ...near,
    box: { ...near.box, y: top - away, h: page.y + page.h - top + away },
    wall: tone.far,
    pitch: 96 * unit,
    salt: `far${env.index}`,
  };
  return [
    place(
      env,
      'paint',
      'town.far',
      { painter: 'town', data: { ...far, window: undefined, rim: undefined } },
      { z: Z.ground + 3 },
    ),
    place(env, 'paint', 'town', { painter: 'town', data: near }, { z: Z.ground + 4 }),
  ];
}

function speakers(env: SceneEnv): Layer[] {
  const box = speakersBox(env);
  const { unit } = env.stage;
  const tone = crowdTone(env);
  const night = env.index % 4 === 3;
  const look = night
    ? { fill: COMIC.blue, dots: [dotsIn(env, box, COMIC.darkBlue, [0.5, 0.8], [0.44, -0.3])] }
    : { fill: tone.fill, dots: [dotsIn(env, box, tone.dots, [0.5, -0.1], [0.44, 0.9])] };
  const high = box.h > 260 * unit;
  const heads = high ? [46, 60, 78] : [30, 38, 46];
  const tops = high ? [0.42, 0.54, 0.68] : [0.3, 0.44, 0.6];
  const rows = tone.rows.map((color, index): Layer => {
    const y = box.y + box.h * (tops[index] ?? 0.6);
    const row = { ...box, y, h: box.y + box.h - y };
    const data: CrowdData = { box: row, color, head: (heads[index] ?? 60) * unit, salt: `${env.index}.${index}` };
    const motion = bob(env, (3 + index * 1.5) * unit, 1300 + index * 350, index * 0.3);
    return place(env, 'paint', `crowd${index}`, { painter: 'crowd', data }, { z: Z.ground + 3 + index, motion });
  });
  const edge = { points: polygonOf(box), dots: [], line: { color: COMIC.ink, width: 14 * unit } };
  return [
    ...panel(env, 'speakers', polygonOf(box), look),
    ...(night ? skyline(env, box, NIGHT) : rows),
    place(env, 'paint', 'speakers.edge', { painter: 'panel', data: edge }, { z: EDGE }),
  ];
}
