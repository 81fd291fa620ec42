import { createCanvas, type Canvas } from '../src/fonts/canvas';
import { subtitleCues, toVtt, type VideoJob, type Timeline } from '@app/picture';

/** The WebVTT file that a video's render writes. */
export function subtitleFileOf({ narration }: VideoJob, { scenes }: Timeline): string {
  return toVtt(subtitleCues(narration, scenes));
}

/** A still at a share of its size, as PNG. */
export async function smallPng(still: Canvas, scale: number): Promise<Buffer> {
  const small = createCanvas(still.width * scale, still.height * scale);
  small.getContext('2d').drawImage(still, 0, 0, small.width, small.height);
  return await small.encode('png');
}
