import type { Box, Stage } from '../stage/stage';
import type { SceneEnv } from '../styles/scene-env';
import { isRightToLeft } from '../text/words';

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

/** Whether a video's language is read from the right, so that columns, meters and rows start there. */
export function readsFromRight({ language }: { language: string }): boolean {
  return RIGHT_TO_LEFT.has(language);
}

/** Whether a scene's captions, and with them its whole composition, start on the right: told by the line it speaks. */
export function startsOnRight(env: SceneEnv): boolean {
  return isRightToLeft(env.text(env.scene.line));
}

/** Whether a video is wider than high, so that things stand side by side rather than above each other. */
export function isLandscape({ stage: { width, height } }: { stage: Stage }): boolean {
  return width > height;
}

/** Cuts a box into a part `w` wide where reading starts and the rest after `gap`. */
export function splitAcross(env: { language: string }, box: Box, w: number, gap: number): [first: Box, rest: Box] {
  const width = Math.max(1, Math.min(w, box.w));
  const left = { ...box, w: width };
  const restWidth = Math.max(1, box.w - width - gap);
  if (!readsFromRight(env)) return [left, { ...box, x: box.x + box.w - restWidth, w: restWidth }];
  return [
    { ...left, x: box.x + box.w - width },
    { ...box, w: restWidth },
  ];
}

/** Cuts a box into a part `h` high at its top and the rest after `gap`. */
export function splitDown(box: Box, h: number, gap: number): [top: Box, rest: Box] {
  const height = Math.max(1, Math.min(h, box.h));
  const restHeight = Math.max(1, box.h - height - gap);
  return [
    { ...box, h: height },
    { ...box, y: box.y + box.h - restHeight, h: restHeight },
  ];
}

/** Equal parts of a box beside each other in reading order, or under each other. */
export function partsOf(env: { language: string }, box: Box, count: number, gap: number, down: boolean): Box[] {
  const whole = down ? box.h : box.w;
  const size = Math.max(1, (whole - gap * (count - 1)) / Math.max(1, count));
  return Array.from({ length: count }, (_, index) => {
    if (down) return { ...box, y: box.y + index * (size + gap), h: size };
    const place = readsFromRight(env) ? count - 1 - index : index;
    return { ...box, x: box.x + place * (size + gap), w: size };
  });
}

/** A box made smaller by the same margin on all sides. */
export function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, w: Math.max(1, box.w - 2 * by), h: Math.max(1, box.h - 2 * by) };
}
