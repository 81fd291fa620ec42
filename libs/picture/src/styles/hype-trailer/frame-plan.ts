import { isLandscape, startsOnRight } from '../../compose/reading-side';
import type { SetText } from '../../compose/set-in';
import type { Box } from '../../stage/stage';
import type { SceneEnv } from '../scene-env';

/** Where lock-ups stand: the content box, or its reading side in wide formats; the rest is left to the light. */
export function column(env: SceneEnv, share = 0.7): Box {
  const { content } = env.stage;
  if (!isLandscape(env)) return content;
  const w = content.w * share;
  return { ...content, w, x: startsOnRight(env) ? content.x + content.w - w : content.x };
}

/** The content box from a height downwards. */
export function below({ stage: { content } }: SceneEnv, y: number): Box {
  return { ...content, y, h: Math.max(1, content.y + content.h - y) };
}

/** A set text moved to a height. */
export function at({ block, box }: SetText, y: number): SetText {
  return { block, box: { ...box, y } };
}

/** Smallest box around points. */
export function boxAround(points: ReadonlyArray<readonly [number, number]>): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}
