import { placeText } from '../../compose/place';
import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { rise } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { cardTiles } from './card-tiles';
import { leave, startAt } from './news-motion';
import { newsPlan, type NewsPlan } from './news-plan';
import { FACE, lineHeight, NEWS } from './preset';
import { marginOf } from './slab';

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
    leading: lineHeight(env, 1.1),
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
  return [...layers, ...cardTiles(env, plan, tiles)];
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
