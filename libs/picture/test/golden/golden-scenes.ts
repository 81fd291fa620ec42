import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openVideo, type OpenVideo, createCanvas, type Canvas } from '@app/render';
import type { VideoJob } from '../../src/storyboard/video-job';
import type { Format, StyleName } from '../../src/storyboard/storyboard';
import { STYLES } from '../../src/styles';
import { sampleJob } from '../sample-job';
import { layerSheets } from './golden-layers';
import type { GoldenSheet } from './golden-sheet';

const FORMATS: Format[] = ['9:16', '1:1'];
const WIDTH = 216;
/** Share of a scene at which everything has entered and nothing has left. */
const SETTLED = 0.7;
/** A sheet for each style and format with every layout at rest, and one for each group of layer kinds. `folder` takes their pictures. */
export async function goldenSheets(folder: string): Promise<GoldenSheet[]> {
  const videos = await pictured(folder);
  const styles = [...STYLES.keys()];
  return [
    ...FORMATS.flatMap((format) => styles.map((style) => layoutSheet(style, videos(style, format)))),
    ...layerSheets((style) => videos(style, '9:16')),
  ];
}

export type Videos = (style: StyleName, format: Format) => VideoJob;

function layoutSheet(style: StyleName, job: VideoJob): GoldenSheet {
  const { format, scenes } = job.storyboard;
  const height = format === '1:1' ? WIDTH : Math.round((WIDTH * 16) / 9);
  let opened: Promise<OpenVideo> | null = null;
  return {
    name: `${style}.${format.replace(':', 'x')}`,
    cell: { width: WIDTH, height },
    cells: scenes.map(({ layout }) => layout),
    async draw(layout) {
      const { timeline, compositor } = await (opened ??= openVideo(job));
      const scene = timeline.scenes.find((candidate) => candidate.layout === layout);
      if (!scene) throw new RangeError(`No scene with the layout ${layout}`);
      return small(compositor.still(scene.from + Math.floor(scene.frames * SETTLED)), WIDTH, height);
    },
  };
}

function small(frame: Canvas, width: number, height: number): Canvas {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(frame, 0, 0, width, height);
  return canvas;
}

/** The sample video of any style and format, with a still and a cut of footage that are drawn for it. */
export async function pictured(folder: string): Promise<Videos> {
  const [width, height] = [1080, 1080];
  const path = join(folder, 'still.png');
  const reel = join(folder, 'reel');
  await mkdir(reel, { recursive: true });
  await writeFile(path, landscape(width, height).toBuffer('image/png'));
  await writeFile(join(reel, '00001.jpg'), landscape(1080, 1920).toBuffer('image/jpeg'));
  const alt = 'Hills in the evening';
  const cut = { from: 0, to: 3, speed: 1, subject: { x: 0.5, y: 0.5 }, frames: { folder: reel, count: 1 } };
  return (style, format) => ({
    ...sampleJob({ style, format }),
    stills: [{ path, width, height, alt }],
    footage: [{ path, width, height, alt, ...cut }],
  });
}

/** Hills before an evening sky: something with light, dark and edges to crop and to set type on. */
function landscape(width: number, height: number): Canvas {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#f2b36b';
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = '#fff3d6';
  ctx.beginPath();
  ctx.arc(width * 0.62, height * 0.4, width * 0.12, 0, Math.PI * 2);
  ctx.fill();
  ['#b5654a', '#6d4257', '#2c2a44'].forEach((color, index) => {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.moveTo(0, height);
    const top = height * (0.45 + index * 0.15);
    for (let x = 0; x <= width; x += 20)
      ctx.lineTo(x, top + Math.sin(x / (90 + index * 40) + index * 2) * height * 0.05);
    ctx.lineTo(width, height);
    ctx.fill();
  });
  return canvas;
}
