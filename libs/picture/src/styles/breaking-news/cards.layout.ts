import { place } from '../../compose/place';
import { type Box, Z } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { progress, staggered } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { evenFigures, leave, newsPlan, setHead, setWords } from './news-plan';
import { FACE, NEWS } from './preset';
import { atMargin, ON_SLAB, onSlab, sheen, slab, type SlabTone } from './slab';

/** A wall of figures that bleeds off both edges: the first on white across the frame, the others on navy under it. */
export function cardsLayout(env: SceneEnv<SceneOf<'cards'>>): Layer[] {
  const { scene } = env;
  const plan = newsPlan(env);
  const { u, body } = plan;
  const title = setHead(env, env.text(scene.title), [92, 60], { w: body.w, h: body.h * 0.24, lines: 2 });
  const top = body.y + (title.h > 0 ? title.h + 48 * u : 0) + 16 * u;
  const tiles = tileBoxes(env, scene.cards.length, top, body.y + body.h - top - 24 * u);
  const layers: Layer[] = [atMargin(env, 'title', title, body.y + 16 * u, 0, 'whoosh')];
  return [...layers, ...cardTiles(env, tiles)];
}

/** Two: one over the other. Three: one across, two under it. Four: two by two. Wide frames: side by side, the first wider. */
function tileBoxes(env: SceneEnv, count: number, y: number, h: number): Box[] {
  const { u, side, wide } = newsPlan(env);
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

type Card = SceneOf<'cards'>['cards'][number];

/** Slab, label, figure and meter of every card, in boxes of the same order. */
function cardTiles(env: SceneEnv<SceneOf<'cards'>>, boxes: Box[]): Layer[] {
  const texts = boxes.flatMap((box, index) => {
    const card = env.scene.cards[index];
    return card ? [tileText(env, card, index, box)] : [];
  });
  const figures = tileFigures(env, texts);
  return texts.flatMap((text, index) => {
    const figure = figures[index];
    return figure ? tile(env, text, figure, index) : [];
  });
}

/** What of a tile is set before tiles are made to agree. */
interface TileText {
  card: Card;
  box: Box;
  left: number;
  w: number;
  tone: SlabTone;
  label: TextBlock;
}

function tileText(env: SceneEnv<SceneOf<'cards'>>, card: Card, index: number, box: Box): TileText {
  const { u } = newsPlan(env);
  const { safe } = env.stage;
  const tone: SlabTone = index === 0 ? 'white' : index === 1 ? 'mid' : 'navy';
  const pad = 40 * u;
  const left = box.x <= 0 ? safe.x : box.x + pad;
  const w = Math.min(safe.x + safe.w, box.x + box.w - pad) - left;
  const label = setWords(
    env,
    env.text(card.label),
    [50, 40],
    { w, h: box.h * 0.34, lines: 2 },
    { color: ON_SLAB[tone].quiet, leading: 1.16 },
  );
  return { card, box, left, w, tone, label };
}

/** The first figure as large as its tile allows, the others of one size. */
function tileFigures(env: SceneEnv, tiles: TileText[]): TextBlock[] {
  const { u, wide } = newsPlan(env);
  const specs = tiles.map(({ card, box, w, label, tone }) => ({
    text: env.figure(card.figure, card.trend ? 'signed' : 'full'),
    font: FACE.figure,
    size: Math.min(250 * u, box.h * 0.62),
    width: w,
    maxHeight: box.h * (wide ? 0.7 : 1) - label.h - 170 * u,
    color: ON_SLAB[tone].ink,
  }));
  return [...specs.slice(0, 1).map((spec) => env.fitLine(spec)), ...evenFigures(env, specs.slice(1))];
}

function tile(env: SceneEnv<SceneOf<'cards'>>, text: TileText, figure: TextBlock, index: number): Layer[] {
  const plan = newsPlan(env);
  const { u } = plan;
  const { card, box, left, w, tone, label } = text;
  const right = left + w;
  const at = staggered(index, 120, 90);
  const meterH = card.meter === undefined ? 0 : 20 * u;
  // Neighbours in a row keep one line of labels whether or not they carry a meter.
  const metered = env.scene.cards.some((other, place) => other.meter !== undefined && place > 0 === index > 0);
  const used = label.h + 34 * u + figure.h + (metered ? 60 * u : 0);
  const y = box.y + (plan.wide ? box.h * 0.26 : (box.h - used) / 2);
  const side = plan.side === 'left' ? { x: left, anchor: 'left' as const } : { x: right, anchor: 'right' as const };
  const figureY = y + label.h + 34 * u;
  const layers: Layer[] = [
    slab(env, `tile${index}`, box, tone, { at, sound: index > 0 ? 'tick' : undefined, shadow: false }),
    onSlab(env, `label${index}`, label, box, at, { ...side, y }),
    onSlab(env, `figure${index}`, figure, box, at, { ...side, y: figureY }),
  ];
  const spoken = env.spokenAt(card.figure);
  if (spoken !== null) layers.push(sheen(env, box, Math.max(spoken, at + 500), `sheen${index}`));
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
