import type { DrawEnv } from '../layers/painter';
import { markReach } from '../layers/mark.layer';
import { strokeReach } from '../layers/stroke.layer';
import { outlineBox } from '../layers/shape.layer';
import { CURSOR_GAP } from '../layers/text.layer';
import { boxAround, unionBox, type Box } from '../stage/stage';
import type { Layer } from '../timeline/layer';
import { rangeOf } from './still-span';
import { wholeStage } from './picture';

/** Ink a layer's drawing may leave around its box: rings, soft edges, signs that hang over. Pixels at 1080x1920. */
const SPILL = 48;
/** A shadow reaches about twice its blur. */
const BLUR_REACH = 2.2;
/** Share of the stage kept beside it for what turns or shrinks into view. */
const BESIDE = { turning: 0.25, shrinking: 0.12 };

/** Where a layer's content may have ink at rest; null when nobody can say but its drawing. Stage pixels. */
export function contentReach(layer: Layer, env: DrawEnv): Box | null {
  const { unit } = env.stage;
  switch (layer.kind) {
    case 'text': {
      const { glow, stroke, highlight, cursor } = layer.props;
      const behind = (cursor?.width ?? 0) * (1 + CURSOR_GAP);
      const pad = Math.max(highlight?.padX ?? 0, highlight?.padY ?? 0, behind) + (stroke?.width ?? 0);
      const { block, x, y } = layer.props;
      return grown({ x, y, w: block.w, h: block.h }, SPILL * unit + pad + (glow?.blur ?? 0) * BLUR_REACH);
    }
    case 'pattern':
    case 'meter':
    case 'ticker':
      return grown(layer.props.box, 2);
    case 'picture':
      return grown(layer.props.box, 2 + (layer.props.ring?.width ?? 0));
    case 'captions': {
      const { x, width, baseline, design } = layer.props;
      const size = design.size * 2;
      return grown({ x, y: baseline - size, w: width, h: size * 1.6 }, SPILL * unit);
    }
    case 'paint': {
      const named = env.painters[layer.props.painter]?.reach(layer.props.data, env);
      return named ?? (layer.box ? grown(layer.box, 2 * SPILL * unit) : null);
    }
    case 'mark':
      return grown(markReach(layer.props), 2);
    case 'stroke':
      return grown(strokeReach(layer.props), 2);
    case 'particles':
      return grown(layer.props.box, layer.props.size * 4);
    case 'footage':
    case 'presenter':
      return layer.props.box;
    case 'donut':
    case 'grouped':
    case 'candles':
    case 'line':
    case 'spans':
    case 'link':
      return layer.box ? grown(layer.box, 2 * SPILL * unit) : null;
    case 'shape': {
      const halo = layer.props.shadow ?? layer.props.glow;
      const away =
        'x' in (halo ?? {}) ? Math.max(Math.abs(layer.props.shadow?.x ?? 0), Math.abs(layer.props.shadow?.y ?? 0)) : 0;
      const own = outlineBox(layer.props);
      // A strip may go on past its box, out of the frame, and come into view when it is turned.
      return grown(layer.box ? unionBox([layer.box, own]) : own, SPILL * unit + away + (halo?.blur ?? 0) * BLUR_REACH);
    }
    default:
      return null;
  }
}

/** The part of the plane around the stage that a layer's movement can bring into view. */
export function reachable(layer: Layer, env: DrawEnv): Box {
  const stage = wholeStage(env.stage);
  if (layer.tracks.every(({ prop }) => !MOVING.has(prop))) return stage;
  const turns = layer.tracks.some(({ prop }) => prop === 'rotate');
  const shrinks = layer.tracks.some(({ prop, keys }) => prop === 'scale' && keys.some(({ value }) => value < 1));
  const [x, y] = [rangeOf(layer, 'x'), rangeOf(layer, 'y')];
  const beside = turns ? BESIDE.turning : shrinks ? BESIDE.shrinking : 0;
  const overshoot = 0.2;
  const left = Math.max(0, x.high) * (1 + overshoot) + beside * stage.w;
  const right = Math.max(0, -x.low) * (1 + overshoot) + beside * stage.w;
  const above = Math.max(0, y.high) * (1 + overshoot) + beside * stage.h;
  const below = Math.max(0, -y.low) * (1 + overshoot) + beside * stage.h;
  return { x: -left, y: -above, w: stage.w + left + right, h: stage.h + above + below };
}

const MOVING: ReadonlySet<string> = new Set(['x', 'y', 'scale', 'rotate']);

/** A box with as much added on every side. */
function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, w: box.w + 2 * by, h: box.h + 2 * by };
}

/** Box around a box that is scaled and turned about a point; `rotate` in degrees. */
export function turned(box: Box, pivot: { x: number; y: number }, scale: number, rotate: number): Box {
  if (scale === 1 && rotate === 0) return box;
  const angle = (rotate * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const corners = [
    [box.x, box.y],
    [box.x + box.w, box.y],
    [box.x, box.y + box.h],
    [box.x + box.w, box.y + box.h],
  ].map(([x = 0, y = 0]): [number, number] => [
    pivot.x + (x - pivot.x) * cos - (y - pivot.y) * sin,
    pivot.y + (x - pivot.x) * sin + (y - pivot.y) * cos,
  ]);
  return boxAround(corners);
}
