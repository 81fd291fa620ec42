import { contrastOf } from '../brand/brand-colors';
import { createCanvas, type Context } from '../fonts/canvas';
import { paintLayer } from '../frames/paint-layer';
import type { Fill } from '../layers/fill';
import type { DrawEnv } from '../layers/painter';
import { Z, type Box } from '../stage/stage';
import { evaluate } from '../timeline/evaluate';
import type { Layer } from '../timeline/layer';
import type { Timeline } from '../timeline/timeline';
import { measureBoxes } from './measure-boxes';

/** A line of text that can hardly be told from what lies under it. */
export interface FaintText {
  layer: string;
  /** Contrast as WCAG counts it, 1 to 21: the median over the line's box. */
  contrast: number;
}

/** Least contrast of small and of large type, and what even the worst tenth of a line must have (reference boards). */
const SMALL = 4.5;
const LARGE = 3;
const WORST = 2.6;
const LARGE_FROM = 80;
const COLUMNS = 20;
const ROWS = 6;

/**
 * Set texts of a frame whose ink is too close to the pixels under it. The frame is painted from back to front without
 * its lettering, and each text is looked up when its turn comes: what shines over it is no ground. Bloom and depth that
 * a style paints around a text belong to that text.
 */
export function faintTexts(timeline: Timeline, frame: number, env: DrawEnv): FaintText[] {
  const { width, height, unit } = timeline.stage;
  const ctx = createCanvas(width, height).getContext('2d');
  const { scenes, overlay } = evaluate(timeline, frame);
  const boxes = measureBoxes(timeline, frame, env.measurer);
  const found: FaintText[] = [];
  const rims = new Map<string, string>();
  for (const item of [...scenes.flatMap((scene) => scene.items), ...overlay]) {
    const { layer, state } = item;
    if (!isType(layer)) {
      const effect = effectOf(layer);
      if (!effect) paintLayer(ctx, item, env);
      else if (typeof effect.rim === 'string') rims.set(layer.id, effect.rim);
      continue;
    }
    const rim = [...rims].find(([id]) => id.startsWith(layer.id))?.[1];
    const ink = state.opacity > 0.95 ? inkOf(layer, rim) : null;
    if (!ink) continue;
    const least = ink.size >= LARGE_FROM * unit ? LARGE : SMALL;
    const lines = boxes
      .filter((line) => line.layer === layer.id)
      .map(({ box }) =>
        ink.ground ? [contrastOf(ink.color, ink.ground)] : contrastsUnder(ctx, within(box, width, height), ink.color),
      );
    const faint = lines.find((measured) => median(measured) < least || worst(measured) < Math.min(WORST, least));
    if (faint) found.push({ layer: layer.id, contrast: median(faint) });
  }
  return found;
}

/** Of contrasts in rising order. */
function median(measured: readonly number[]): number {
  return measured[Math.floor(measured.length / 2)] ?? 21;
}

/** The worst tenth begins here. */
function worst(measured: readonly number[]): number {
  return measured[Math.floor(measured.length / 10)] ?? 21;
}

/** Words over everything; art that happens to be lettering belongs to what is under them. */
function isType(layer: Layer): boolean {
  return layer.z > Z.art && (layer.kind === 'text' || layer.kind === 'counter' || layer.kind === 'captions');
}

/** A painter that is handed a set text draws an effect of that text; one that outlines it names the outline's colour. */
function effectOf(layer: Layer): { block: unknown; rim?: unknown } | null {
  if (layer.z <= Z.art || layer.kind !== 'paint') return null;
  const { data } = layer.props;
  return typeof data === 'object' && data !== null && 'block' in data ? data : null;
}

/** Colour and size of a layer's type, and the ground it brings along: a rim painted around it, a highlight or an outline. */
function inkOf(layer: Layer, rim: string | undefined): { color: string; size: number; ground?: string } | null {
  if (layer.kind !== 'text' && layer.kind !== 'counter') return null;
  const run = layer.props.block.lines[0]?.runs[0];
  if (!run) return null;
  const { stroke } = layer.props;
  const { size } = run.font;
  if (rim) return { color: stroke?.color ?? solid(run.fill), size, ground: solid(rim) };
  const highlight = layer.kind === 'text' ? layer.props.highlight?.fill : undefined;
  const ground = highlight ?? stroke?.color;
  return { color: solid(run.fill), size, ...(ground ? { ground: solid(ground) } : {}) };
}

/** A fill's colour without its transparency; of a gradient, as of polished metal, the mean over its length. */
function solid(fill: Fill): string {
  if (typeof fill === 'string') return fill.slice(0, 7);
  const sums = [0, 0, 0];
  let length = 0;
  fill.stops.forEach(([share, color], index) => {
    const before = index === 0 ? 0 : ((fill.stops[index - 1]?.[0] ?? 0) + share) / 2;
    const after = index === fill.stops.length - 1 ? 1 : (share + (fill.stops[index + 1]?.[0] ?? 1)) / 2;
    length += after - before;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = parseInt(color.slice(1 + channel * 2, 3 + channel * 2), 16);
      sums[channel] = (sums[channel] ?? 0) + value * (after - before);
    }
  });
  return pixel(...sums.map((sum) => Math.round(sum / Math.max(length, 1e-6))));
}

/** Contrasts between a colour and a grid of pixels, in rising order. */
function contrastsUnder(ctx: Context, box: Box, color: string): number[] {
  const { data } = ctx.getImageData(box.x, box.y, box.w, box.h);
  const contrasts: number[] = [];
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < COLUMNS; column += 1) {
      const x = Math.floor(((column + 0.5) / COLUMNS) * box.w);
      const y = Math.floor(((row + 0.5) / ROWS) * box.h);
      const at = (y * box.w + x) * 4;
      contrasts.push(contrastOf(color, pixel(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)));
    }
  return contrasts.sort((a, b) => a - b);
}

function pixel(...channels: number[]): string {
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function within(box: Box, width: number, height: number): Box {
  const x = Math.min(width - 1, Math.max(0, Math.floor(box.x)));
  const y = Math.min(height - 1, Math.max(0, Math.floor(box.y)));
  return {
    x,
    y,
    w: Math.max(1, Math.min(width - x, Math.ceil(box.w))),
    h: Math.max(1, Math.min(height - y, Math.ceil(box.h))),
  };
}
