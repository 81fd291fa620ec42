import type { Visitor } from './visitor';

/** Runs before the page does. */
const SEE_FIRST_FRAME = `addEventListener('DOMContentLoaded', () => {
  const video = document.querySelector('video');
  if (!video) return;
  window.firstFrame = new Promise((seen) => video.requestVideoFrameCallback((now) => seen(Math.round(now))));
  video.muted = true;
  void video.play();
});`;
const ASK_BYTES = `performance.getEntriesByType('navigation').concat(performance.getEntriesByType('resource'))
  .filter(({ name }) => !/\\.mp4(\\?|$)/.test(name))
  .reduce((sum, { transferSize }) => sum + transferSize, 0)`;
const ASK_SCRIPT_BYTES = `performance.getEntriesByType('resource').filter(({ name }) => /\\.js(\\?|$)/.test(name))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`;
const ASK_SCRIPT_NAMES = `performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  .filter((path) => path.endsWith('.js')).map((path) => path.slice(path.lastIndexOf('/') + 1))`;
const ASK_LARGEST_PAINT = `new Promise((seen) => new PerformanceObserver((list) =>
  seen(Math.round(list.getEntries().at(-1).startTime))).observe({ type: 'largest-contentful-paint', buffered: true }))`;

/** Bytes that a watch page takes besides its video, its poster among them, and milliseconds until the video's first frame stands there. */
export async function watchPageFigures(
  visitor: Visitor,
  url: string,
): Promise<{ bytes: number; firstFrameMs: number }> {
  await visitor.page.addInitScript(SEE_FIRST_FRAME);
  await visitor.page.goto(url);
  const firstFrameMs = await visitor.page.evaluate<number>('window.firstFrame');
  return { bytes: await visitor.page.evaluate<number>(ASK_BYTES), firstFrameMs };
}

/** Milliseconds until the largest part of the page that is open was drawn. */
export async function largestPaintMs({ page }: Visitor): Promise<number> {
  return await page.evaluate<number>(ASK_LARGEST_PAINT);
}

/** Bytes of script that the page which is open took, packed as they came. */
export async function scriptBytes({ page }: Visitor): Promise<number> {
  return await page.evaluate<number>(ASK_SCRIPT_BYTES);
}

/** Files of script that the page which is open took. */
export async function scriptNames({ page }: Visitor): Promise<string[]> {
  return await page.evaluate<string[]>(ASK_SCRIPT_NAMES);
}
