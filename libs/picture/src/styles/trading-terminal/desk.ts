import { placeRect, placeText, placeStill } from '../../compose/place';
import { readsFromRight } from '../../compose/reading-side';
import { type Box, Z } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { fade, type Motion, wipeIn } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { typed, words } from './mono-type';
import { TERMINAL } from './preset';

/** The pane a scene is composed in, under its header bar. */
export interface Desk {
  layers: Layer[];
  /** Room for the composition. */
  area: Box;
  /** Whether the format is wider than high, so that panes stand side by side. */
  wide: boolean;
  /** Horizontal edge where reading starts, and where it ends; right-to-left languages swap them. */
  start: Edge;
  end: Edge;
}

export interface Edge {
  x: number;
  anchor: 'left' | 'right';
}

/** Ticker strip, header bar and the room under it, px on 1080x1920 from the top of the safe box. */
const SMALLEST_HEAD = 38;
const HEADER = { top: 108, height: 66, below: 46 };

/**
 * Solid header bar across the frame with the title in black, the video's subject at its end where both fit. A title too
 * long for the bar is typed under it, and the bar carries the topic.
 */
export function desk(env: SceneEnv, title: string, tone: string = TERMINAL.amber): Desk {
  const { content, unit, width } = env.stage;
  const bar = { x: 0, y: content.y + HEADER.top * unit, w: width, h: HEADER.height * unit };
  const edges = edgesOf(env, content);
  const fits = (text: string, room: number): boolean => barText(env, text, room).size >= SMALLEST_HEAD * unit;
  const short = title !== '' && fits(title, content.w);
  const { topic, subject } = env.furniture;
  const head = short ? title : fitting([topic, subject], (text) => fits(text, content.w)) || topic;
  const layers: Layer[] = [placeRect(env, 'header', bar, tone)];
  const block = barText(env, head, content.w);
  const baseline = bar.y + bar.h / 2 + 15.4 * unit;
  if (head) layers.push(placeText(env, 'header.title', block, { ...edges.start, baseline }));
  const rest = content.w - block.w - 48 * unit;
  const aside = fitting(
    [subject, topic].filter((text) => text !== head),
    (text) => rest > 120 * unit && fits(text, rest),
  );
  if (aside) layers.push(placeText(env, 'header.aside', barText(env, aside, rest), { ...edges.end, baseline }));
  if (env.index > 0) env.cue('relay', 0, -4);
  const top = bar.y + bar.h + HEADER.below * unit;
  const area = { x: content.x, y: top, w: content.w, h: content.y + content.h - top };
  if (short || !title) return { layers, area, wide: isWide(area), ...edges };
  const long = words(env, title, area.w, {
    size: 68,
    floor: 46,
    maxLines: 3,
    maxHeight: isWide(area) ? 130 : 210,
    weight: 700,
    color: TERMINAL.text,
  });
  layers.push(...typed(env, 'title', long, { ...edges.start, y: area.y }, { at: 30 }));
  const taken = long.h + 52 * unit;
  layers.push(rule(env, 'title.rule', area.y + long.h + 30 * unit, 80));
  const left = { ...area, y: area.y + taken, h: area.h - taken };
  return { layers, area: left, wide: isWide(area), ...edges };
}

/** A hairline to the frame's right edge, from its left unless told otherwise: panes are never boxed (reference boards, Grid). */
export function rule(env: SceneEnv, id: string, y: number, at = 0, from = 0): Layer {
  const thick = Math.max(2, Math.round(2.4 * env.stage.unit));
  return placeRect(env, id, { x: from, y: Math.round(y), w: env.stage.width - from, h: thick }, TERMINAL.pane, {
    z: Z.marks,
    motion: wipeIn({ at, ms: 260 }),
  });
}

/** A hairline between two columns. */
export function divider(env: SceneEnv, id: string, x: number, from: number, to: number, at = 0): Layer {
  const thick = Math.max(2, Math.round(2.4 * env.stage.unit));
  return placeRect(env, id, { x: Math.round(x), y: from, w: thick, h: to - from }, TERMINAL.pane, {
    z: Z.marks,
    motion: wipeIn({ at, ms: 260, from: 'top' }),
  });
}

/** Start and end of reading inside a box. */
export function edgesOf(env: SceneEnv, box: Box): { start: Edge; end: Edge } {
  const left: Edge = { x: box.x, anchor: 'left' };
  const right: Edge = { x: box.x + box.w, anchor: 'right' };
  return readsFromRight(env) ? { start: right, end: left } : { start: left, end: right };
}

function barText(env: SceneEnv, text: string, width: number): TextBlock {
  return env.fitLine({
    text,
    font: { family: env.preset.families.text, weight: 800, kern: -0.01 },
    size: 42 * env.stage.unit,
    width,
    color: TERMINAL.ground,
    caps: true,
  });
}

function isWide(area: Box): boolean {
  return area.w > area.h * 1.6;
}

function fitting(texts: Array<string | undefined>, fits: (text: string) => boolean): string {
  return texts.find((text) => text !== undefined && text !== '' && fits(text)) ?? '';
}

/** The foot of a pane: source at its start, date at its end, under a hairline; nothing when the video names neither. */
interface ConsoleLine {
  layers: Layer[];
  /** What is left of the area above it. */
  area: Box;
}

/** Sets source and date along the lower edge of an area. */
export function consoleLine(env: SceneEnv, area: Box, at: number): ConsoleLine {
  const { source, asOf } = env.furniture;
  const { unit } = env.stage;
  if (!source && !asOf) return { layers: [], area };
  const bottom = area.y + area.h;
  const edges = edgesOf(env, area);
  const room = source && asOf ? area.w * 0.56 : area.w;
  const set = (text: string, width: number, color: string) =>
    words(env, text, width, { size: 42, floor: 34, maxLines: 1, maxHeight: 84, color });
  const layers: Layer[] = [];
  const left = source ? set(source, room, TERMINAL.amber) : null;
  const right = asOf ? set(asOf, left ? area.w - left.w - 40 * unit : room, TERMINAL.dim) : null;
  const blocks = [left, right].filter((block) => block !== null);
  const h = Math.max(...blocks.map((block) => block.h));
  // Both stand on one baseline, whatever descends in either.
  const base = bottom - Math.max(...blocks.map((block) => block.h - lastBaseline(block)));
  if (left)
    layers.push(
      placeText(
        env,
        'source',
        left,
        { ...edges.start, y: base - lastBaseline(left) },
        { motion: fade({ at, ms: 160 }) },
      ),
    );
  if (right)
    layers.push(
      placeText(
        env,
        'as-of',
        right,
        { ...edges.end, y: base - lastBaseline(right) },
        { motion: fade({ at, ms: 160 }) },
      ),
    );
  layers.push(rule(env, 'foot', bottom - h - 34 * unit, Math.max(0, at - 120)));
  return { layers, area: { ...area, h: area.h - h - 68 * unit } };
}

function lastBaseline(block: TextBlock): number {
  return block.lines.at(-1)?.baseline ?? block.h;
}

/** The scene's logo in a green frame; nothing where there is none. */
export function placeLogo(env: SceneEnv, still: number | undefined, box: Box, motion: Motion): Layer[] {
  const look = { backing: '#0A1A12', ring: { color: TERMINAL.green, width: 3 * env.stage.unit } };
  return placeStill(env, 'logo', still, box, look, { z: Z.type, motion });
}
