import { placeRect, placeText } from '../../compose/place';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { wipeIn } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { words } from './mono-type';
import { TERMINAL } from './preset';
import { typed } from './typed';

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

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);
/** Ticker strip, header bar and the room under it, px on 1080x1920 from the top of the safe box. */
const HEADER = { top: 108, height: 66, below: 46 };

/**
 * Solid header bar across the frame with the title in black, the film's subject at its end where both fit. A title too
 * long for the bar is typed under it, and the bar carries the topic.
 */
export function desk(env: SceneEnv, title: string, tone: string = TERMINAL.amber): Desk {
  const { content, unit, width } = env.stage;
  const bar = { x: 0, y: content.y + HEADER.top * unit, w: width, h: HEADER.height * unit };
  const edges = edgesOf(env, content);
  const inBar = (text: string, room: number) =>
    words(env, text, room, { size: 42, floor: 38, weight: 800, color: TERMINAL.ground, caps: true, kern: -0.01 });
  const fits = (text: string, room: number): boolean => {
    const block = inBar(text, room);
    return block.lines.length <= 1 && block.size >= 37.9 * unit;
  };
  const short = title !== '' && fits(title, content.w);
  const head = short ? title : fitting([env.furniture.topic, env.furniture.subject], (text) => fits(text, content.w));
  const layers: Layer[] = [placeRect(env, 'header', bar, tone)];
  const block = inBar(head, content.w);
  const baseline = bar.y + bar.h / 2 + 15.4 * unit;
  if (head) layers.push(placeText(env, 'header.title', block, { ...edges.start, baseline }));
  const rest = content.w - block.w - 48 * unit;
  const aside = fitting(
    [env.furniture.subject, env.furniture.topic].filter((text) => text !== head),
    (text) => rest > 120 * unit && fits(text, rest),
  );
  if (aside) layers.push(placeText(env, 'header.aside', inBar(aside, rest), { ...edges.end, baseline }));
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

/** A hairline from edge to edge of the frame: panes are never boxed (reference boards, trading-terminal, Grid). */
export function rule(env: SceneEnv, id: string, y: number, at = 0): Layer {
  const thick = Math.max(2, Math.round(2.4 * env.stage.unit));
  return placeRect(env, id, { x: 0, y: Math.round(y), w: env.stage.width, h: thick }, TERMINAL.pane, {
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
  return RIGHT_TO_LEFT.has(env.language) ? { start: right, end: left } : { start: left, end: right };
}

function isWide(area: Box): boolean {
  return area.w > area.h * 1.6;
}

function fitting(texts: Array<string | undefined>, fits: (text: string) => boolean): string {
  return texts.find((text) => text !== undefined && text !== '' && fits(text)) ?? '';
}
