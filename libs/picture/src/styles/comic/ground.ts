import { placePaint, placeRect } from '../../compose/place';
import { stylePainter } from '../../layers/painter';
import { seededRandom } from '../../random';
import { type Box, Z } from '../../stage/stage';
import type { Layout } from '../../storyboard/scene-content';
import type { Context } from '../../surface/surface';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { bob } from './type-and-motion';
import { bodyLook } from './head-panel';
import { dotsIn, pageBox, panel, speakersBox, storyBox, polygonOf } from './page';
import { COMIC, crowdTone, NIGHT, type Tone, toneOf } from './preset';

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
    placePaint(env, 'splash.edge', 'panel', edge, { z: EDGE }),
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
    placePaint(env, 'town.far', 'town', { ...far, window: undefined, rim: undefined }, { z: Z.ground + 3 }),
    placePaint(env, 'town', 'town', near, { z: Z.ground + 4 }),
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
    return placePaint(env, `crowd${index}`, 'crowd', data, { z: Z.ground + 3 + index, motion });
  });
  const edge = { points: polygonOf(box), dots: [], line: { color: COMIC.ink, width: 14 * unit } };
  return [
    ...panel(env, 'speakers', polygonOf(box), look),
    ...(night ? skyline(env, box, NIGHT) : rows),
    placePaint(env, 'speakers.edge', 'panel', edge, { z: EDGE }),
  ];
}

/** A row of heads and shoulders whose heads reach the upper edge of a box; pixels. */
interface CrowdData {
  box: Box;
  color: string;
  /** Radius of a head. */
  head: number;
  salt: string;
}

/** One row of a crowd in one ink: caps, ears, raised arms. */
export const crowdPainter = stylePainter<CrowdData>((ctx, { box, color, head, salt }, _state, { seed }) => {
  const random = seededRandom(seed, `crowd${salt}`);
  ctx.beginPath();
  ctx.rect(box.x, 0, box.w, box.y + box.h);
  ctx.clip();
  ctx.fillStyle = color;
  for (let x = box.x - head * random() * 2; x < box.x + box.w + head; x += head * (2.9 + random() * 1.4)) {
    const y = box.y + head * (1.1 + random() * 0.7);
    const r = head * (0.86 + random() * 0.22);
    drawPerson(ctx, { x, y, r, foot: box.y + box.h }, random());
    if (random() < 0.36) drawArm(ctx, { x: x + r * (random() < 0.5 ? -1.7 : 1.7), y: y + r * 1.4, r }, random());
  }
});

interface Person {
  x: number;
  y: number;
  r: number;
  foot: number;
}

function drawPerson(ctx: Context, { x, y, r, foot }: Person, kind: number): void {
  ctx.beginPath();
  ctx.ellipse(x, y, r * 0.86, r, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.beginPath();
  ctx.roundRect(x - r * 1.6, y + r * 0.95, r * 3.2, Math.max(r, foot - y - r * 0.95), r * 0.9);
  ctx.rect(x - r * 0.4, y + r * 0.5, r * 0.8, r);
  ctx.fill();
  ctx.beginPath();
  if (kind < 0.2) {
    ctx.moveTo(x - r * 0.86, y - r * 0.2);
    ctx.lineTo(x - r * 0.8, y - r * 1.5);
    ctx.lineTo(x - r * 0.1, y - r * 0.9);
    ctx.lineTo(x + r * 0.1, y - r * 0.9);
    ctx.lineTo(x + r * 0.8, y - r * 1.5);
    ctx.lineTo(x + r * 0.86, y - r * 0.2);
  } else if (kind < 0.4) {
    ctx.ellipse(x, y - r * 0.45, r * 0.95, r * 0.75, 0, Math.PI, 0);
    ctx.rect(x, y - r * 0.62, r * 1.5, r * 0.22);
  } else if (kind < 0.55) ctx.arc(x, y - r * 1.15, r * 0.46, 0, Math.PI * 2);
  else if (kind < 0.68) {
    for (const side of [-0.6, -0.2, 0.2, 0.6]) {
      ctx.moveTo(x + r * (side - 0.22), y - r * 0.7);
      ctx.lineTo(x + r * side * 1.2, y - r * 1.5);
      ctx.lineTo(x + r * (side + 0.22), y - r * 0.7);
    }
  }
  ctx.fill();
}

function drawArm(ctx: Context, { x, y, r }: Omit<Person, 'foot'>, lean: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate((lean - 0.5) * 0.5);
  ctx.beginPath();
  ctx.roundRect(-r * 0.34, -r * 3, r * 0.68, r * 4.5, r * 0.34);
  ctx.arc(0, -r * 2.9, r * 0.48, 0, Math.PI * 2);
  ctx.fill();
  ctx.restore();
}

/** Houses that stand on the lower edge of a box; pixels. */
export interface TownData {
  box: Box;
  /** Nothing rises over this height: a panel's upper edge. */
  sky: number;
  wall: string;
  /** Lit windows, and a rim of light on each house's side; absent for houses far away. */
  window?: string;
  rim?: string;
  /** Width of a house on average. */
  pitch: number;
  salt: string;
}

/** A skyline in one ink. */
export const townPainter = stylePainter<TownData>(
  (ctx, { box, sky, wall, window, rim, pitch, salt }, _state, { seed }) => {
    const random = seededRandom(seed, salt);
    const pane = pitch * 0.12;
    ctx.beginPath();
    ctx.rect(box.x, sky, box.w, box.y + box.h - sky);
    ctx.clip();
    for (let x = box.x - pitch * 0.3; x < box.x + box.w;) {
      const w = pitch * (0.7 + random() * 0.6);
      const h = box.h * (0.5 + random() * 0.5);
      const top = box.y + box.h - h;
      ctx.fillStyle = wall;
      ctx.fillRect(x, top, w, h);
      if (random() < 0.3) ctx.fillRect(x + w * 0.4, top - pitch * 0.5, pitch * 0.07, pitch * 0.5);
      if (rim) {
        ctx.fillStyle = rim;
        ctx.fillRect(x, top, pitch * 0.03, h);
      }
      const columns = Math.floor((w - pane * 1.2) / (pane * 1.9));
      for (let y = top + pane * 1.6; window && y < box.y + box.h; y += pane * 2.2) {
        for (let column = 0; column < columns; column += 1) {
          if (random() > 0.34) continue;
          ctx.fillStyle = window;
          ctx.fillRect(x + pane * 1.1 + column * pane * 1.9, y, pane, pane * 1.25);
        }
      }
      x += w + (random() < 0.2 ? pitch * 0.12 : 0);
    }
  },
);
