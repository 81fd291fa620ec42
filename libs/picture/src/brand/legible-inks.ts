import {
  contrastOfLuminances,
  contrastWith,
  GRADIENT,
  type InkReading,
  isFaint,
  luminance,
  readInks,
} from '../checks/contrast';
import type { DrawEnv } from '../layers/painter';
import type { Style } from '../styles/style';
import type { NewInk, NewInks } from '../storyboard/video-job';
import type { Layer } from '../timeline/layer';
import type { Timeline } from '../timeline/timeline';
import { hex, oklch } from './brand-colors';
import { MARK } from './foot';
import { recolored } from './recolor';

/** Shares of a scene at which its texts are looked at: early, and settled, and late captions. */
const LOOKS = [0.35, 0.6, 0.85];
/** Below this no text is delivered, whatever its size. */
const FLOOR = 3;
/** How far a colour may move in lightness and still be taken for the same one. */
const SAME_COLOR = 0.26;
const STEP = 0.02;
/** A chosen ink has more contrast than it needs: grounds are not quite the same on every frame. */
const SPARE = 1.06;
/** Contrast of letters with an outline of their own. */
const OUTLINED = 4.5;
/** Width of an outline as a share of the type's size. */
const OUTLINE = 0.16;

/**
 * Inks for the texts that could hardly be read where they stand. A map of colours knows what a style's colours become, not
 * which plate a text was set on, or which picture; so each text is looked at on its painted frame. One that is too close
 * to what is around it takes the nearest lightness of its colour that is not, or one of the style's own inks, and where
 * light and dark meet under it, an outline. Looks at branded videos, watermarks, and scenes with pictures of the order:
 * all else is the style's own design. Needs no scene's files but its own, so that every process finds the same.
 */
export function newInks(timeline: Timeline, style: Style, envAt: (frame: number) => DrawEnv): NewInks {
  const byLayer = new Map<string, InkReading[]>();
  for (const { id, from, frames } of timeline.scenes) {
    const ids = lookedAt(timeline, { id, from, to: from + frames });
    if (ids.size === 0) continue;
    for (const share of LOOKS) {
      const frame = from + Math.floor(frames * share);
      for (const reading of readInks(timeline, frame, envAt(frame)))
        if (ids.has(reading.layer)) byLayer.set(reading.layer, [...(byLayer.get(reading.layer) ?? []), reading]);
    }
  }
  const own = stylesInks(style, timeline);
  const isBranded = timeline.colors.size > 0;
  const found: NewInks = {};
  for (const [layer, readings] of byLayer) {
    const inks = inksOf(readings, own, isBranded || isMark(layer));
    if (Object.keys(inks).length > 0) found[layer] = inks;
  }
  return found;
}

/** A timeline with texts in the inks that were found for it. */
export function inNewInks(timeline: Timeline, inks: NewInks): Timeline {
  if (Object.keys(inks).length === 0) return timeline;
  const layers = timeline.layers.map((layer) => {
    const own = inks[layer.id];
    return own ? outlined({ ...layer, props: replaced(layer.props, own) } as Layer, own) : layer;
  });
  return { ...timeline, layers };
}

/** Ids of layers that are looked at in a scene. What stands over several scenes is not judged by one with files of its own. */
function lookedAt({ layers, colors }: Timeline, scene: { id: string; from: number; to: number }): Set<string> {
  const isBranded = colors.size > 0;
  const isPictured = layers.some(
    ({ scene: of, kind }) => of === scene.id && (kind === 'picture' || kind === 'footage'),
  );
  const isWanted = (layer: Layer): boolean => {
    const isOwn = layer.scene === scene.id || (layer.from === scene.from && layer.to === scene.to);
    return isOwn ? isBranded || isPictured || isMark(layer.id) : isBranded && !isPictured;
  };
  return new Set(layers.filter(isWanted).map(({ id }) => id));
}

function isMark(layer: string): boolean {
  return layer.startsWith(`video.${MARK}`);
}

/** New inks for one layer's fills; none where all can be read. */
function inksOf(readings: readonly InkReading[], own: readonly string[], strict: boolean): Record<string, NewInk> {
  const byFill = new Map<string, InkReading[]>();
  for (const reading of readings) byFill.set(keyOf(reading), [...(byFill.get(keyOf(reading)) ?? []), reading]);
  const inks: Record<string, NewInk> = {};
  for (const [key, found] of byFill) {
    const [first] = found;
    const isBad = (reading: InkReading): boolean =>
      strict ? isFaint(reading, reading.ink) : contrastWith(reading.ink, reading.around).median < FLOOR;
    if (first && found.some(isBad)) inks[key] = inkFor(found, first.fill, own);
  }
  const outline = Object.values(inks).find((ink) => ink.outline)?.outline;
  if (!outline) return inks;
  // One outline is drawn around all of a layer's letters, so all of them stand out against it.
  const bright = luminance(outline) < 0.5 ? '#ffffff' : '#000000';
  for (const [key, found] of byFill) {
    const ink = inks[key] ? luminance(inks[key].color) : (found[0]?.ink ?? 0);
    if (contrastOfLuminances(ink, luminance(outline)) < OUTLINED) inks[key] = { color: bright, outline };
  }
  return inks;
}

/** A caption's marked word may have the colour of the others and yet stand on something else. */
function keyOf({ fill, marked }: Pick<InkReading, 'fill' | 'marked'>): string {
  return marked ? `marked ${fill}` : fill;
}

/** The ink nearest to a wished one that can be read everywhere it stands. */
function inkFor(readings: readonly InkReading[], wished: string, own: readonly string[]): NewInk {
  const reads = (color: string): boolean =>
    readings.every((reading) => !isFaint({ ...reading, fill: color, least: reading.least * SPARE }, luminance(color)));
  const color = [...relit(wished), ...own].find(reads);
  if (color) return { color, outline: null };
  const least = (candidate: string): number =>
    Math.min(...readings.map(({ around }) => contrastWith(luminance(candidate), around).worst));
  const [best = '#ffffff'] = own.toSorted((a, b) => least(b) - least(a));
  return { color: best, outline: luminance(best) > 0.18 ? '#000000' : '#ffffff' };
}

/** A colour at other lightnesses, the nearest first. */
function relit(color: string): string[] {
  if (color === GRADIENT) return [];
  const own = oklch(color);
  const shades: string[] = [];
  for (let away = STEP; away <= SAME_COLOR; away += STEP)
    for (const l of [own.l - away, own.l + away]) if (l >= 0 && l <= 1) shades.push(hex({ ...own, l }));
  return shades;
}

/** What a style writes with, as the brand has it, and black and white after it. */
function stylesInks({ preset: { palette, brand } }: Style, { colors }: Timeline): string[] {
  const names = new Set(brand.pairs.map(([ink]) => ink));
  const own = [...names].flatMap((name) => palette[name] ?? []).map((color) => recolored(color.slice(0, 7), colors));
  return [...own, '#111111', '#ffffff', '#000000'];
}

/** A layer with an outline around its letters, where an ink asks for one. */
function outlined(layer: Layer, inks: Record<string, NewInk>): Layer {
  const color = Object.values(inks).find((ink) => ink.outline)?.outline;
  if (!color) return layer;
  if (layer.kind === 'captions') {
    const { design } = layer.props;
    return {
      ...layer,
      props: { ...layer.props, design: { ...design, outline: { color, width: design.size * OUTLINE } } },
    };
  }
  if (layer.kind === 'bars') {
    const size = Math.max(0, ...layer.props.bars.map(({ display, label }) => (display ?? label)?.size ?? 0));
    return { ...layer, props: { ...layer.props, textStroke: { color, width: size * OUTLINE } } };
  }
  if (layer.kind !== 'text') return layer;
  return { ...layer, props: { ...layer.props, stroke: { color, width: layer.props.block.size * OUTLINE } } };
}

/** Props with the letters of some fills in new inks; what they stand on stays as it is. */
function replaced(data: unknown, inks: Record<string, NewInk>): unknown {
  if (Array.isArray(data)) return data.map((part) => replaced(part, inks));
  if (typeof data !== 'object' || data === null || Object.getPrototypeOf(data) !== Object.prototype) return data;
  const next = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, replaced(value, inks)]));
  // Letters name their colour as `fill` of a run, and captions as `color` of a design or `text` of a mark.
  const name = 'font' in data ? 'fill' : 'mark' in data ? 'color' : 'kind' in data ? 'text' : null;
  const fill = name && next[name];
  if (!name || !fill) return next;
  const key = { fill: typeof fill === 'string' ? fill.slice(0, 7).toLowerCase() : GRADIENT, marked: name === 'text' };
  const ink = inks[keyOf(key)];
  return ink ? { ...next, [name]: ink.color } : next;
}
