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
 * Set texts of a frame whose ink is too close to the pixels under it. All that is no lettering is drawn to find out:
 * neither the texts nor the bloom, depth and glint that a style paints around them.
 */
export function faintTexts(timeline: Timeline, frame: number, env: DrawEnv): FaintText[] {
  const { width, height, unit } = timeline.stage;
  const ctx = createCanvas(width, height).getContext('2d');
  const { scenes, overlay } = evaluate(timeline, frame);
  const items = [...scenes.flatMap((scene) => scene.items), ...overlay];
  for (const item of items) if (!isType(item.layer) && !isOfType(item.layer)) paintLayer(ctx, item, env);
  const layers = new Map(items.map(({ layer, state }) => [layer.id, { layer, state }]));
  const found = new Map<string, FaintText>();
  for (const { layer: id, box } of measureBoxes(timeline, frame, env.measurer)) {
    const shown = layers.get(id);
    const ink = shown && shown.state.opacity > 0.95 ? inkOf(shown.layer) : null;
    if (!ink || found.has(id)) continue;
    const measured = ink.ground
      ? [contrastOf(ink.color, ink.ground)]
      : contrastsUnder(ctx, within(box, width, height), ink.color);
    const median = measured[Math.floor(measured.length / 2)] ?? 21;
    const worst = measured[Math.floor(measured.length / 10)] ?? 21;
    const least = ink.size >= LARGE_FROM * unit ? LARGE : SMALL;
    if (median < least || worst < Math.min(WORST, least)) found.set(id, { layer: id, contrast: median });
  }
  return [...found.values()];
}

/** Words over everything; art that happens to be lettering belongs to what is under them. */
function isType(layer: Layer): boolean {
  return layer.z > Z.art && (layer.kind === 'text' || layer.kind === 'counter' || layer.kind === 'captions');
}

/** A painter that is handed a set text draws an effect of that text. */
function isOfType(layer: Layer): boolean {
  if (layer.z <= Z.art || layer.kind !== 'paint') return false;
  const { data } = layer.props;
  return typeof data === 'object' && data !== null && 'block' in data;
}

/** Colour and size of a layer's type, and the ground it brings along: a highlight or an outline. */
function inkOf(layer: Layer): { color: string; size: number; ground?: string } | null {
  if (layer.kind !== 'text' && layer.kind !== 'counter') return null;
  const run = layer.props.block.lines[0]?.runs[0];
  if (!run) return null;
  const highlight = layer.kind === 'text' ? layer.props.highlight?.fill : undefined;
  const ground = highlight ? solid(highlight) : layer.props.stroke?.color;
  return { color: solid(run.fill), size: run.font.size, ...(ground ? { ground: ground.slice(0, 7) } : {}) };
}

/** A fill's colour without its transparency; the middle one of a gradient. */
function solid(fill: Fill): string {
  const color = typeof fill === 'string' ? fill : (fill.stops[Math.floor(fill.stops.length / 2)]?.[1] ?? '#000000');
  return color.slice(0, 7);
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
