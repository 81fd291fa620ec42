import { placeText } from '../../compose/place';
import type { Box } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { fade } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { edgesOf, rule } from './desk';
import { words } from './mono-type';
import { TERMINAL } from './preset';

/** The foot of a pane: source at its start, date at its end, under a hairline; nothing when the video names neither. */
export interface ConsoleLine {
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
