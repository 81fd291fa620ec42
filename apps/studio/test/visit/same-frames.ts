import { createCanvas, loadImage } from '@app/render';
import type { Page } from 'playwright-core';
import { similarity } from '../../../../packages/player/test/similarity';

const FPS = 30;
/** Pixels of the shorter side at which frames are compared. */
const SIDE = 400;

/** Both at one frame of the video, as pictures of one size. */
const PAIR = (file: string, seconds: number) => `(async () => {
  const player = document.querySelector('factreel-player');
  const film = (window.film ??= await new Promise((done, fail) => {
    const made = document.createElement('video');
    made.muted = true;
    made.preload = 'auto';
    made.onloadeddata = () => done(made);
    made.onerror = () => fail(new Error('the file does not load'));
    made.src = ${JSON.stringify(file)};
  }));
  const seek = (one) => new Promise((done) => {
    one.addEventListener('seeked', done, { once: true });
    one.currentTime = ${seconds};
  });
  await Promise.all([seek(player), seek(film)]);
  // What was drawn comes onto the screen with the next frames of the page.
  for (let turn = 0; turn < 4; turn += 1) await new Promise((done) => requestAnimationFrame(done));
  const drawn = player.shadowRoot.querySelector('canvas');
  const scale = ${SIDE} / Math.min(film.videoWidth, film.videoHeight);
  return [drawn, film].map((from) => {
    const to = document.createElement('canvas');
    to.width = Math.round(film.videoWidth * scale);
    to.height = Math.round(film.videoHeight * scale);
    const ctx = to.getContext('2d');
    ctx.imageSmoothingQuality = 'high';
    ctx.drawImage(from, 0, 0, to.width, to.height);
    return to.toDataURL('image/png');
  });
})()`;

/**
 * How alike the player of the open page and a file of the same video are, at `count` frames spread over `durationSeconds`: their
 * structural similarities, 1 for equal.
 */
export async function likenesses(
  page: Page,
  { file, durationSeconds, count }: { file: string; durationSeconds: number; count: number },
): Promise<number[]> {
  const found: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const frame = Math.floor((durationSeconds * FPS * (index + 0.5)) / count);
    // The middle of a frame: nobody rounds it to another one.
    const pair = await page.evaluate<string[]>(PAIR(file, (frame + 0.5) / FPS));
    const [player, made] = await Promise.all(pair.map(pixelsOf));
    if (player && made) found.push(similarity(player, made));
  }
  return found;
}

async function pixelsOf(address: string) {
  const picture = await loadImage(Buffer.from(address.split(',')[1] ?? '', 'base64'));
  const { width, height } = picture;
  const ctx = createCanvas(width, height).getContext('2d');
  ctx.drawImage(picture, 0, 0);
  return ctx.getImageData(0, 0, width, height);
}
