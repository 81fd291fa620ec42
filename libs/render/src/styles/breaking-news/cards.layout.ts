import { place, placeText } from '../../compose/place';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { progress, rise, staggered } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { countMs, leave, startAt } from './news-motion';
import { newsPlan, type NewsPlan } from './news-plan';
import { FACE, NEWS } from './preset';
import { figureOnSlab, marginOf, onSlab, ON_SLAB, slab, type SlabTone } from './slab';

type Card = SceneOf<'cards'>['cards'][number];

/** A wall of figures that bleeds off both edges: the first on white across the frame, the others on navy under it. */
export function cardsLayout(env: SceneEnv<SceneOf<'cards'>>): Layer[] {
  const { scene } = env;
  const plan = newsPlan(env);
  const { u, body } = plan;
  const title = env.fit({
    text: env.text(scene.title),
    font: FACE.head,
    size: 92 * u,
    floor: 60 * u,
    width: body.w,
    maxLines: 2,
    maxHeight: body.h * 0.24,
    leading: 1.1,
    color: NEWS.white,
  });
  const top = body.y + (title.h > 0 ? title.h + 48 * u : 0) + 16 * u;
  const tiles = tileBoxes(env, plan, scene.cards.length, top, body.y + body.h - top - 24 * u);
  const layers: Layer[] = [
    placeText(
      env,
      'title',
      title,
      { ...marginOf(env, plan), y: body.y + 16 * u },
      {
        motion: [rise({ at: startAt(env, 0), sound: 'whoosh' }), leave(env)],
      },
    ),
  ];
  scene.cards.forEach((card, index) => {
    const box = tiles[index];
    if (box) layers.push(...tile(env, plan, card, index, box));
  });
  return layers;
}

/** Two: one over the other. Three: one across, two under it. Four: two by two. Wide frames: side by side, the first wider. */
function tileBoxes(env: SceneEnv, { u, side, wide }: NewsPlan, count: number, y: number, h: number): Box[] {
  const { width, safe } = env.stage;
  const gap = 6 * u;
  const middle = safe.x + safe.w / 2;
  const mirrored = (box: Box): Box => (side === 'left' ? box : { ...box, x: width - box.x - box.w });
  if (wide) {
    const first = count > 2 ? width * 0.4 : width * 0.5;
    const rest = (width - first) / Math.max(1, count - 1);
    return Array.from({ length: count }, (_, index) =>
      mirrored({ x: index === 0 ? 0 : first + rest * (index - 1) + gap, y, w: index === 0 ? first : rest - gap, h }),
    );
  }
  const rows = count <= 2 ? 1 : 2;
  if (count < 3) {
    const each = (h - gap * (count - 1)) / count;
    return Array.from({ length: count }, (_, index) => ({ x: 0, y: y + (each + gap) * index, w: width, h: each }));
  }
  const across = count === 3;
  const upper = (h - gap) * (across ? 0.52 : 0.5);
  const half = (x: number, w: number, row: number): Box =>
    mirrored({ x, y: y + (upper + gap) * row, w, h: row === 0 ? upper : h - gap - upper });
  const right = middle + gap;
  const pair = (row: number): Box[] => [half(0, middle, row), half(right, width - right, row)];
  return across ? [{ x: 0, y, w: width, h: upper }, ...pair(rows - 1)] : [...pair(0), ...pair(1)];
}

function tile(env: SceneEnv, plan: NewsPlan, card: Card, index: number, box: Box): Layer[] {
  const { u } = plan;
  const { safe } = env.stage;
  const tone: SlabTone = index === 0 ? 'white' : index === 1 ? 'mid' : 'navy';
  const ink = ON_SLAB[tone];
  const pad = 40 * u;
  const left = box.x <= 0 ? safe.x : box.x + pad;
  const right = Math.min(safe.x + safe.w, box.x + box.w - pad * 0.6);
  const w = right - left;
  const at = staggered(index, 120, 90);
  const label = env.fit({
    text: env.text(card.label),
    font: FACE.bold,
    size: 50 * u,
    floor: 40 * u,
    width: w,
    maxLines: 2,
    maxHeight: box.h * 0.34,
    leading: 1.16,
    color: ink.quiet,
  });
  const figure = env.fitLine({
    text: env.figure(card.figure, card.trend ? 'signed' : 'full'),
    font: FACE.figure,
    size: Math.min(250 * u, box.h * 0.62),
    width: w,
    maxHeight: box.h - label.h - (card.meter === undefined ? 120 : 170) * u,
    color: ink.ink,
  });
  const meterH = card.meter === undefined ? 0 : 20 * u;
  const used = label.h + 34 * u + figure.h + (meterH ? meterH + 40 * u : 0);
  const y = box.y + (box.h - used) / 2;
  const side = plan.side === 'left' ? { x: left, anchor: 'left' as const } : { x: right, anchor: 'right' as const };
  const figureY = y + label.h + 34 * u;
  const layers: Layer[] = [
    slab(env, plan, `tile${index}`, box, tone, { at, sound: index > 0 ? 'tick' : undefined, shadow: false }),
    onSlab(env, plan, `label${index}`, label, { ...side, y }, box, at),
    figureOnSlab(env, plan, `figure${index}`, figure, { ...side, y: figureY }, box, {
      at,
      countMs: countMs(env, card.figure, at + 80),
    }),
  ];
  if (card.meter !== undefined) {
    const meter = { x: left, y: figureY + figure.h + 40 * u, w, h: meterH };
    const empty = tone === 'white' ? '#B9C8E4' : '#FFFFFF3D';
    layers.push(
      place(
        env,
        'meter',
        `meter${index}`,
        { box: meter, share: card.meter, cell: 0, pitch: 0, fill: tone === 'white' ? NEWS.red : NEWS.white, empty },
        { z: Z.marks + 4, box: meter, motion: [progress({ at: at + 200, ms: 800 }), leave(env)] },
      ),
    );
  }
  return layers;
}
