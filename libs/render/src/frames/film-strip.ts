import { type VideoJob, settledFrame } from '@app/picture';
import { createCanvas, type Canvas } from '../fonts/canvas';
import { openVideo } from './open-video';

const GAP = 8;

/** One settled frame of each of so many scenes beside each other, hook and end card always among them. */
export async function filmStrip(job: VideoJob, options: { frames: number; scale: number }): Promise<Canvas> {
  const { timeline, compositor } = await openVideo(job);
  const { scenes, stage } = timeline;
  const count = Math.min(options.frames, scenes.length);
  const [w, h] = [Math.round(stage.width * options.scale), Math.round(stage.height * options.scale)];
  const strip = createCanvas(options.frames * (w + GAP) - GAP, h);
  const ctx = strip.getContext('2d');
  ctx.imageSmoothingQuality = 'high';
  for (let index = 0; index < count; index += 1) {
    const scene = scenes[Math.round((index * (scenes.length - 1)) / Math.max(1, count - 1))];
    if (!scene) continue;
    ctx.drawImage(compositor.still(settledFrame(scene)), index * (w + GAP), 0, w, h);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return strip;
}
