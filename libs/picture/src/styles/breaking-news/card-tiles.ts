import { place } from '../../compose/place';
import { Z, type Box } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { progress, staggered } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { evenFigures } from './even-figures';
import { leave } from './news-motion';
import type { NewsPlan } from './news-plan';
import { FACE, lineHeight, NEWS } from './preset';
import { sheen } from './sheen';
import { onSlab, ON_SLAB, slab, type SlabTone } from './slab';

type Card = SceneOf<'cards'>['cards'][number];

/** Slab, label, figure and meter of every card, in boxes of the same order. */
export function cardTiles(env: SceneEnv<SceneOf<'cards'>>, plan: NewsPlan, boxes: Box[]): Layer[] {
  const texts = boxes.flatMap((box, index) => {
    const card = env.scene.cards[index];
    return card ? [tileText(env, plan, card, index, box)] : [];
  });
  const figures = tileFigures(env, plan, texts);
  return texts.flatMap((text, index) => {
    const figure = figures[index];
    return figure ? tile(env, plan, text, figure, index) : [];
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

function tileText(env: SceneEnv<SceneOf<'cards'>>, { u }: NewsPlan, card: Card, index: number, box: Box): TileText {
  const { safe } = env.stage;
  const tone: SlabTone = index === 0 ? 'white' : index === 1 ? 'mid' : 'navy';
  const pad = 40 * u;
  const left = box.x <= 0 ? safe.x : box.x + pad;
  const w = Math.min(safe.x + safe.w, box.x + box.w - pad) - left;
  const label = env.fit({
    text: env.text(card.label),
    font: FACE.bold,
    size: 50 * u,
    floor: 40 * u,
    width: w,
    maxLines: 2,
    maxHeight: box.h * 0.34,
    leading: lineHeight(env, 1.16),
    color: ON_SLAB[tone].quiet,
  });
  return { card, box, left, w, tone, label };
}

/** The first figure as large as its tile allows, the others of one size. */
function tileFigures(env: SceneEnv, { u, wide }: NewsPlan, tiles: TileText[]): TextBlock[] {
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

function tile(
  env: SceneEnv<SceneOf<'cards'>>,
  plan: NewsPlan,
  text: TileText,
  figure: TextBlock,
  index: number,
): Layer[] {
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
    slab(env, plan, `tile${index}`, box, tone, { at, sound: index > 0 ? 'tick' : undefined, shadow: false }),
    onSlab(env, plan, `label${index}`, label, { ...side, y }, box, at),
    onSlab(env, plan, `figure${index}`, figure, { ...side, y: figureY }, box, at),
  ];
  const spoken = env.spokenAt(card.figure);
  if (spoken !== null) layers.push(sheen(env, plan, box, Math.max(spoken, at + 500), `sheen${index}`));
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
