import { place, placeRect, placeText } from '../../compose/place';
import { Z } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { grow, rise, staggered, wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { bleed, enter, fromEdge, leave, newsPlan, setHead, startAt } from './news-plan';
import { FACE, lineHeight, NEWS } from './preset';
import { marginOf, onSlab, slab } from './slab';

interface Item {
  label: TextBlock | null;
  text: TextBlock;
  h: number;
}

/** A developing story: points hang on a red rail that runs down from a white head. */
export function listLayout(env: SceneEnv<SceneOf<'list'>>): Layer[] {
  const { scene } = env;
  const plan = newsPlan(env);
  const { u, body, near } = plan;
  const title = setHead(
    env,
    env.text(scene.title),
    [92, 60],
    { w: body.w - 20 * u, h: body.h * 0.22, lines: 2 },
    { color: NEWS.navy, leading: 1.12 },
  );
  const headH = title.h + 76 * u;
  const top = body.y + 16 * u;
  const head = bleed(env, top, title.w, headH, 48 * u);
  const below = body.y + body.h - 24 * u - top - headH;
  const items = fitItems(env, below - 50 * u, body.w - 92 * u);
  const textH = items.reduce((sum, item) => sum + item.h, 0);
  const gap = Math.min(104 * u, Math.max(22 * u, (below - textH) / (items.length + 0.4)));
  const layers: Layer[] = [
    slab(env, 'head', head, 'white', { at: 0, sound: 'whoosh' }),
    onSlab(env, 'title', title, head, 0),
  ];
  const node = 36 * u;
  let y = top + headH + gap * 0.85;
  let last = y;
  items.forEach((item, index) => {
    const at = staggered(index, 260, 260);
    const margin = marginOf(env);
    const x = margin.x + (plan.side === 'left' ? 92 : -92) * u;
    const motion = [rise({ at: startAt(env, at + 60) }), leave(env)];
    const first = item.label ?? item.text;
    const firstCap = first.baseline;
    last = y + firstCap / 2;
    const square = fromEdge(env, last - node / 2, near, node, node);
    layers.push(
      place(
        env,
        'shape',
        `node${index}`,
        { shape: 'rect', box: square, fill: NEWS.white, stroke: { fill: NEWS.red, width: 10 * u } },
        { z: Z.marks + 2, box: square, motion: [grow({ at: startAt(env, at), sound: 'tick' }), leave(env)] },
      ),
    );
    if (item.label)
      layers.push(placeText(env, `label${index}`, item.label, { x, anchor: margin.anchor, y }, { motion }));
    const textY = y + (item.label ? item.label.h + 30 * u : 0);
    layers.push(placeText(env, `text${index}`, item.text, { x, anchor: margin.anchor, y: textY }, { motion }));
    y += item.h + gap;
  });
  const rail = fromEdge(env, top + headH, near + node / 2 - 5 * u, 10 * u, Math.max(0, last - top - headH));
  const railMs = 260 * Math.max(1, items.length);
  layers.push(
    placeRect(env, 'rail', rail, NEWS.red, {
      motion: [
        wipeIn({ at: startAt(env, 160), ms: railMs, from: 'top', ease: 'cubic-out' }),
        ...enter(env, 0).slice(1),
      ],
    }),
  );
  return layers;
}

/** All items at one size, the largest that leaves room between them; where even the smallest does not, labels join their lines. */
function fitItems(env: SceneEnv<SceneOf<'list'>>, room: number, w: number): Item[] {
  const { unit: u } = env.stage;
  const fits = (items: Item[], gap: number): boolean =>
    items.reduce((sum, item) => sum + item.h, 0) + items.length * gap * u <= room;
  const most = env.scene.items.length <= 2 ? 1.9 : env.scene.items.length === 3 ? 1.3 : 1.15;
  for (let factor = most; factor > 0.62; factor *= 0.95) {
    const items = env.scene.items.map((item) => stackedItem(env, item, w, factor));
    if (fits(items, 40)) return items;
  }
  for (let factor = 0.7; factor > 0.36; factor *= 0.95) {
    const items = env.scene.items.map((item) => joinedItem(env, item, w, factor));
    if (fits(items, 30)) return items;
  }
  return env.scene.items.map((item) => joinedItem(env, item, w, 0.36));
}

type ListItem = SceneOf<'list'>['items'][number];

function stackedItem(env: SceneEnv, { label, text }: ListItem, w: number, factor: number): Item {
  const { unit: u } = env.stage;
  const words = env.fit({
    text: env.text(text),
    font: FACE.bold,
    size: 64 * u * factor,
    floor: 40 * u,
    width: w,
    maxLines: 3,
    leading: lineHeight(env, 1.16),
    color: NEWS.white,
  });
  const name = env.text(label);
  if (!name) return { label: null, text: words, h: words.h };
  const small = env.fitLine({
    text: name,
    font: FACE.tag,
    size: Math.min(60, Math.max(40, 46 * factor)) * u,
    width: w,
    color: NEWS.ice,
    caps: true,
  });
  return { label: small, text: words, h: words.h + small.h + 30 * u };
}

function joinedItem(env: SceneEnv, { label, text }: ListItem, w: number, factor: number): Item {
  const { unit: u } = env.stage;
  const name = env.text(label);
  const size = 64 * u * factor;
  const words = env.fit({
    text: [
      ...(name ? [{ text: `${name.toLocaleUpperCase(env.language)} `, color: NEWS.ice, weight: 900 }] : []),
      { text: env.text(text) },
    ],
    font: FACE.bold,
    size,
    floor: size,
    width: w,
    leading: lineHeight(env, 1.14),
    color: NEWS.white,
  });
  return { label: null, text: words, h: words.h };
}
