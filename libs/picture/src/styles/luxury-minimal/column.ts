import { placeRect, placeText, placeStill } from '../../compose/place';
import { readsFromRight } from '../../compose/reading-side';
import type { Look } from '../../compose/set-in';
import { stack, type StackItem } from '../../compose/stack';
import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { appear, drawn, turnOf } from './type-and-motion';
import { inkOf, LUXURY } from './preset';

/** One thing of a column: words, a figure with its key, or a hairline. */
export type ColumnPart = { id: string; gap?: number } & (
  | { look: Look; key?: string; line?: boolean }
  | { hairline: number }
);

/** Words and hairlines under each other, entering one after the other; gaps in px on 1080x1920. */
export function column(
  env: SceneEnv,
  area: Box,
  parts: ColumnPart[],
  firstTurn = 0,
): { layers: Layer[]; bottom: number } {
  const { unit } = env.stage;
  const items = parts.map((part): StackItem => {
    const gap = (part.gap ?? 0) * unit;
    return 'look' in part ? { text: part.look, line: part.line, gap } : { height: 2 * unit, gap };
  });
  const set = stack(env, area, items);
  const layers = set.items.map(({ block, box }, index): Layer => {
    const part = parts[index];
    const turn = firstTurn + index;
    if (!part || !block)
      return hairline(env, part?.id ?? `rule${index}`, hairlineBox(env, box, part), turnOf(env, turn));
    const key = 'look' in part ? part.key : undefined;
    const at = turnOf(env, turn, key);
    return placeText(env, part.id, block, box, { motion: appear(env, at) });
  });
  return { layers, bottom: set.bottom };
}

/** A hairline that is drawn from where reading starts. */
export function hairline(env: SceneEnv, id: string, box: Box, at: number, color?: string): Layer {
  const from = readsFromRight(env) ? 'right' : 'left';
  return placeRect(env, id, box, color ?? inkOf(env).rule, { motion: drawn(env, at, from) });
}

function hairlineBox(env: SceneEnv, box: Box, part: ColumnPart | undefined): Box {
  const w = part && 'hairline' in part ? box.w * part.hairline : box.w;
  return readsFromRight(env) ? { ...box, x: box.x + box.w - w, w } : { ...box, w };
}

/** A rectangle of the content from a height downwards, keeping `gap` from what stands above. */
export function roomBelow(env: SceneEnv, bottom: number, gap: number): Box {
  const { content, unit } = env.stage;
  const y = bottom + gap * unit;
  return { ...content, y, h: Math.max(1, content.y + content.h - y) };
}

/** The scene's picture behind a mat; nothing where there is none. */
export function matted(env: SceneEnv, still: number | undefined, box: Box, at: number): Layer[] {
  const ring = { color: inkOf(env).rule, width: 2 * env.stage.unit };
  return placeStill(
    env,
    'still',
    still,
    box,
    { fit: 'cover', backing: LUXURY.light, ring },
    { motion: appear(env, at) },
  );
}
