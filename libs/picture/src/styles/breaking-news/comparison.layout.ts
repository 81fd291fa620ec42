import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { fromEdge, newsPlan, setWords } from './news-plan';
import { FACE, NEWS } from './preset';
import { atMargin, onSlab, sheen, slab } from './slab';

/** Two slabs whose lengths are the figures, measured from the frame's edge: the story's in red, the other in white. */
export function comparisonLayout(env: SceneEnv<SceneOf<'comparison'>>): Layer[] {
  const { scene } = env;
  const plan = newsPlan(env);
  const { u, body } = plan;
  const line = (
    text: string,
    size: number,
    color: string,
    face: (typeof FACE)['head' | 'bold' | 'words'],
    maxLines: number,
  ) =>
    setWords(
      env,
      text,
      [size, Math.max(40, size * 0.72)],
      { w: body.w, h: body.h * 0.17, lines: maxLines },
      { font: face, color, leading: 1.14 },
    );
  const title = line(env.text(scene.title), 88, NEWS.white, FACE.head, 2);
  const labels = scene.sides.map((side) => line(env.text(side.label), 54, NEWS.white, FACE.bold, 2));
  const relation = env.text(scene.relation) ? line(env.text(scene.relation), 50, NEWS.ice, FACE.words, 1) : null;
  const words = title.h + labels.reduce((sum, label) => sum + label.h, 0) + (relation?.h ?? 0);
  const gaps = (48 + 26 * 2 + 56 + (relation ? 52 : 0) + 40) * u;
  const slabH = Math.min(300 * u, (body.h - words - gaps) / 2);
  const lengths = slabLengths(env, plan.reach);
  const used = words + gaps + slabH * 2;
  let y = body.y + 16 * u + Math.max(0, (body.h - used) * 0.4);
  const put = (id: string, block: TextBlock, at: number): Layer => atMargin(env, id, block, y, at);
  const layers: Layer[] = [put('title', title, 0)];
  y += title.h + 48 * u;
  scene.sides.forEach((side, index) => {
    const label = labels[index];
    if (!label) return;
    const at = 50 + index * 340;
    if (index === 1) {
      y += 56 * u;
      if (relation) {
        layers.push(put('relation', relation, at - 80));
        y += relation.h + 52 * u;
      }
    }
    layers.push(put(`label${index}`, label, at));
    y += label.h + 26 * u;
    layers.push(...sideSlab(env, side.figure, index, { y, h: slabH, length: lengths[index] ?? null, at }));
    y += slabH;
  });
  return layers;
}

/** Lengths from the frame's edge in the figures' proportion; null where the figures cannot be lengths. */
function slabLengths(env: SceneEnv<SceneOf<'comparison'>>, reach: number): Array<number | null> {
  const values = env.scene.sides.map((side) => env.value(side.figure));
  const most = Math.max(...values);
  if (!values.every((value) => value >= 0) || !(most > 0)) return [null, null];
  return values.map((value) => (value / most) * reach);
}

interface SidePlace {
  y: number;
  h: number;
  length: number | null;
  at: number;
}

function sideSlab(
  env: SceneEnv<SceneOf<'comparison'>>,
  key: string,
  index: number,
  { y, h, length, at }: SidePlace,
): Layer[] {
  const { u, near, reach } = newsPlan(env);
  const focus = env.scene.focus === index;
  const set = (color: string, room: number) =>
    env.fitLine({ text: env.figure(key), font: FACE.figure, size: h * 0.86, width: room, maxHeight: h * 0.68, color });
  const natural = set(NEWS.navy, reach - near - 40 * u);
  const w = length === null ? near + natural.w + 48 * u : Math.max(6 * u, length);
  const [within, beyond] = [w - near - 30 * u, reach - w - 32 * u];
  const inside = natural.w <= within || within > beyond;
  const figure = inside ? set(focus ? NEWS.white : NEWS.navy, Math.min(natural.w, within)) : set(NEWS.white, beyond);
  const box = fromEdge(env, y, 0, w, h);
  const spot = fromEdge(env, y, inside ? near : Math.max(near, w + 32 * u), figure.w, h);
  const spoken = env.spokenAt(key);
  return [
    ...(spoken === null ? [] : [sheen(env, box, Math.max(spoken, at + 600), `sheen${index}`)]),
    slab(env, `slab${index}`, box, focus ? 'red' : 'white', { at: at + 60, ms: 520, sound: 'whoosh' }),
    onSlab(env, `figure${index}`, figure, inside ? box : spot, at + 60, { x: spot.x }),
  ];
}
