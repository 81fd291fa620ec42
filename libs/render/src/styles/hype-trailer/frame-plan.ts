import type { SetText } from '../../compose/set-in';
import type { Box } from '../../stage/stage';
import { isRightToLeft } from '../../text/words';
import type { SceneEnv } from '../scene-env';

/** Whether things stand side by side rather than above each other. */
export function isWide({ stage: { width, height } }: SceneEnv): boolean {
  return width > height;
}

/** Where lock-ups stand: the content box, or its reading side in wide formats; the rest is left to the light. */
export function column(env: SceneEnv, share = 0.7): Box {
  const { content } = env.stage;
  if (!isWide(env)) return content;
  const w = content.w * share;
  return { ...content, w, x: readsFromRight(env) ? content.x + content.w - w : content.x };
}

/** Whether the scene's captions, and with them its whole composition, start on the right. */
export function readsFromRight(env: SceneEnv): boolean {
  return isRightToLeft(env.text(env.scene.line));
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
