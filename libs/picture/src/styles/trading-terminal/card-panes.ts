import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { divider, rule } from './desk';
import { figure } from './mono-type';

type CardsEnv = SceneEnv<SceneOf<'cards'>>;

/** Boxes of two to four cards in order, and the hairlines between them. */
export interface CardPanes {
  boxes: Box[];
  layers: Layer[];
}

/** Smallest figure that may stand in half a row, px on 1080x1920: below it, panes go over one another. */
const SMALLEST = 62;
/** Half the room between two panes, and how far hairlines reach out of the area, px on 1080x1920. */
const GAP = 48;
const BLEED = 46;

/** Two panes over or beside one another, three as one large and two small, four as a window; rows where figures are too long. */
export function cardPanes(env: CardsEnv, area: Box, wide: boolean): CardPanes {
  const count = env.scene.cards.length;
  const gap = GAP * env.stage.unit;
  const half = (area.w - 2 * gap) / 2;
  const fits = (from: number, width: number): boolean =>
    env.scene.cards
      .slice(from)
      .every(
        (card) =>
          figure(env, env.figure(card.figure), width - 84 * env.stage.unit, { size: 200 }).size >=
          SMALLEST * env.stage.unit,
      );
  if (count === 2) return wide && fits(0, half) ? rows(env, area, [2]) : rows(env, area, [1, 1]);
  if (count === 3 && wide) return largeBesideTwo(env, area, gap);
  if (count === 3 && fits(1, half)) return rows(env, area, [1, 2]);
  if (count === 4 && fits(0, half)) return rows(env, area, [2, 2]);
  return rows(
    env,
    area,
    env.scene.cards.map(() => 1),
  );
}

function largeBesideTwo(env: CardsEnv, area: Box, gap: number): CardPanes {
  const left = { ...area, w: area.w * 0.55 - gap };
  const x = left.x + left.w + 2 * gap;
  const column = { ...area, x, w: area.x + area.w - x };
  const h = (area.h - 2 * gap) / 2;
  const lower = { ...column, y: area.y + h + 2 * gap, h };
  const bleed = BLEED * env.stage.unit;
  return {
    boxes: [left, { ...column, h }, lower],
    layers: [
      divider(env, 'divider', x - gap, area.y - bleed, area.y + area.h + bleed * 0.6, 60),
      rule(env, 'row', lower.y - gap, 120, x - gap),
    ],
  };
}

function rows(env: CardsEnv, area: Box, counts: number[]): CardPanes {
  const { unit } = env.stage;
  // Many low rows stand closer, so that their figures keep the height.
  const gap = Math.min(GAP * unit, area.h / counts.length / 7);
  const beside = GAP * unit;
  const weights = counts.map((columns, row) =>
    row === 0 && columns === 1 && counts.length > 1 && counts[1] !== 1 ? 1.15 : 1,
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const free = area.h - 2 * gap * (counts.length - 1);
  const bleed = BLEED * unit;
  const boxes: Box[] = [];
  const layers: Layer[] = [];
  let y = area.y;
  counts.forEach((columns, row) => {
    const h = (free * (weights[row] ?? 1)) / total;
    const w = (area.w - 2 * beside * (columns - 1)) / columns;
    for (let column = 0; column < columns; column += 1) {
      const x = area.x + column * (w + 2 * beside);
      boxes.push({ x, y, w, h });
      const from = row === 0 ? area.y - bleed : y - gap;
      const to = row === counts.length - 1 ? area.y + area.h + bleed * 0.6 : y + h + gap;
      if (column > 0) layers.push(divider(env, `divider${row}`, x - beside, from, to, 80));
    }
    if (row > 0) layers.push(rule(env, `row${row}`, y - gap, 60 + row * 60));
    y += h + 2 * gap;
  });
  return { boxes, layers };
}
