import type { Context, Surface } from '../surface/surface';
import type { DrawEnv } from '../layers/painter';
import { drawContent, pulseOf } from '../layers/registry';
import { unionBox, type Box } from '../stage/stage';
import { RESTING, stateAt, type FrameItem } from '../timeline/evaluate';
import type { Layer } from '../timeline/layer';
import type { LayerState } from '../timeline/track';
import { contentReach, reachable, turned } from './content-reach';
import { paintLayer, pivot, pivotOf } from './paint-layer';
import { cutToInk, drawPicture, wholePixels, wholeStage, within, type Picture } from './picture';
import type { PictureStore } from './picture-store';
import { isStill } from './still-span';

/** Something to lay onto one frame. `item` is null for layers at rest that share one picture. */
export interface Piece {
  /** Null for small things that change: they are drawn in place. */
  picture: Picture | null;
  item: FrameItem | null;
  /** Whether scale and rotation are in the picture already. */
  turned: boolean;
  /** Equal on two frames when the piece shows the same on both. */
  key: string;
  /** Whether it is drawn in place over much of the frame, which is then better drawn in one go. */
  wide: boolean;
  /** Rows it may touch. */
  top: number;
  bottom: number;
}

/** Frames in which the same layers share pictures: a layer that has come to rest joins them with the next block only. */
const BLOCK = 30;
/** Content shown unchanged for fewer frames is not worth cutting out. */
const STEADY = 4;
/** Rows up to which content that changes is drawn in place: it lies in three bands at most, and needs no canvas of its own. */
const IN_PLACE = 256;
/** Share of the stage over which a picture is blitted on whole pixels, or shifted once and kept. */
const LARGE = 0.2;

/** Layers of a frame as pieces, from back to front. `span` are the frames (from, to) in which these layers can be seen. */
export class PieceMaker {
  private readonly changing = new Map<string, { content: string; picture: Picture }>();

  constructor(
    private readonly store: PictureStore,
    private readonly surface: Surface,
  ) {}

  piecesOf(items: FrameItem[], span: { from: number; to: number }, env: DrawEnv, frame: number): Piece[] {
    const from = Math.max(span.from, frame - (frame % BLOCK));
    const to = Math.min(span.to, frame - (frame % BLOCK) + BLOCK);
    const pieces: Piece[] = [];
    let resting: FrameItem[] = [];
    const flush = (): void => {
      if (resting.length > 0) pieces.push(this.merged(resting, env));
      resting = [];
    };
    for (const item of items) {
      const { layer } = item;
      const rests =
        !layer.blend &&
        layer.from <= from &&
        layer.to >= to &&
        isStill(layer, from, to) &&
        !isVeiled(item) &&
        pulseOf(layer, env) === null;
      if (rests) resting.push(item);
      else {
        flush();
        pieces.push(this.single(item, env, frame));
      }
    }
    flush();
    return pieces;
  }

  private merged(items: FrameItem[], env: DrawEnv): Piece {
    const key = items.map(({ layer, state }) => `${layer.id}@${Object.values(state).join(',')}`).join('\n');
    const picture = this.store.of(key, (serial, spare) => {
      const stage = wholeStage(env.stage);
      const reaches = items.map((item) => shownReach(item, env));
      const known = reaches.every((reach) => reach !== null);
      const region = known ? wholePixels(within(unionBox(reaches), stage), this.surface.grid) : stage;
      const draw = (ctx: Context): void => items.forEach((item) => paintLayer(ctx, item, env));
      const drawn = drawPicture(this.surface, region, draw, serial, spare(region.w, region.h));
      return known ? drawn : cutToInk(this.surface, drawn);
    });
    const { canvas, y, serial } = picture;
    return { picture, item: null, turned: true, wide: false, key: `${serial}`, top: y, bottom: y + canvas.height };
  }

  private single(item: FrameItem, env: DrawEnv, frame: number): Piece {
    const { layer, state } = item;
    const settled = isStill(layer, frame, frame + 2, ['scale', 'rotate']);
    const held = heldFor(layer, env, frame);
    const steady = held >= STEADY;
    if (!steady && !isVeiled(item)) {
      const reach = shownReach(item, env);
      const wide = !reach || isLarge(reach, env);
      if (wide ? held < 2 : reach.h <= IN_PLACE) return inPlace(item, reach ?? wholeStage(env.stage), wide, env);
    }
    const picture = this.pictureOf(item, settled, steady, env);
    const box: Box = { x: picture.x, y: picture.y, w: picture.canvas.width, h: picture.canvas.height };
    const lies = settled ? box : turned(box, pivotOf(layer, env), state.scale, state.rotate);
    const { opacity, x, y, wipe, scale, rotate } = state;
    const values = settled ? [x, y, opacity, wipe] : [x, y, opacity, wipe, scale, rotate];
    return {
      picture,
      item,
      turned: settled,
      wide: false,
      key: `${picture.serial}@${values.join(',')}`,
      top: lies.y + state.y - 2,
      bottom: lies.y + lies.h + state.y + 2,
    };
  }

  /** A layer's content at rest: kept by what it shows while that lasts, else drawn over its last one. */
  private pictureOf({ layer, state }: FrameItem, settled: boolean, steady: boolean, env: DrawEnv): Picture {
    const turn = settled && (state.scale !== 1 || state.rotate !== 0) ? `^${state.scale},${state.rotate}` : '';
    const content = `${contentAt(layer, env, state)}${turn}`;
    const draw = (ctx: Context): void => {
      if (settled) pivot(ctx, layer, state, env);
      drawContent(ctx, layer, { ...RESTING, progress: state.progress, focus: state.focus }, env);
    };
    const known = contentReach(layer, env);
    const turnedReach = known && settled ? turned(known, pivotOf(layer, env), state.scale, state.rotate) : known;
    const limit = reachable(layer, env);
    const region = wholePixels(turnedReach ? within(turnedReach, limit) : limit, this.surface.grid);
    if (steady) {
      return this.store.of(content, (serial, spare) => {
        const drawn = drawPicture(this.surface, region, draw, serial, spare(region.w, region.h));
        return isLarge(region, env) ? cutToInk(this.surface, drawn) : drawn;
      });
    }
    const last = this.changing.get(layer.id);
    if (last?.content === content) return last.picture;
    const picture = drawPicture(this.surface, region, draw, this.store.nextSerial(), last?.picture.canvas);
    this.changing.set(layer.id, { content, picture });
    return picture;
  }
}

/** A mark that has receded shows through as one: its parts are not to be seen through each other. */
function isVeiled({ layer, state }: FrameItem): boolean {
  return layer.marks !== undefined && state.opacity < 1;
}

function inPlace(item: FrameItem, reach: Box, wide: boolean, env: DrawEnv): Piece {
  const { layer, state } = item;
  const key = `${contentAt(layer, env, state)}@${Object.values(state).join(',')}`;
  return { picture: null, item, turned: false, wide, key, top: reach.y - 2, bottom: reach.y + reach.h + 2 };
}

/** Where a layer's ink may lie on a frame; null when unknown. */
function shownReach({ layer, state }: FrameItem, env: DrawEnv): Box | null {
  const reach = contentReach(layer, env);
  if (!reach) return null;
  const box = turned(reach, pivotOf(layer, env), state.scale, state.rotate);
  return { ...box, x: box.x + state.x, y: box.y + state.y };
}

/** Whether a box covers so much that laying it down smoothly on every frame is dear. */
export function isLarge(box: { w: number; h: number }, env: DrawEnv): boolean {
  return box.w * box.h > env.stage.width * env.stage.height * LARGE;
}

/** For how many frames in a row around this one a layer's content is the same, `STEADY` at most; of the timeline alone. */
function heldFor(layer: Layer, env: DrawEnv, frame: number): number {
  const here = contentAt(layer, env, stateAt(layer, frame));
  const same = (by: number): boolean =>
    contentAt(layer, { ...env, frame: env.frame + by }, stateAt(layer, frame + by)) === here;
  let count = 1;
  for (let by = 1; by < STEADY && same(by); by += 1) count += 1;
  for (let by = -1; by > -STEADY && count < STEADY && same(by); by -= 1) count += 1;
  return count;
}

function contentAt(layer: Layer, env: DrawEnv, { progress, focus }: LayerState): string {
  return `${layer.id}!${progress},${focus}!${pulseOf(layer, env) ?? ''}`;
}
