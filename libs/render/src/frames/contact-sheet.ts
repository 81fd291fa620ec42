import type { VideoJob } from '@app/picture';
import { createCanvas, type Canvas } from '../fonts/canvas';
import { registerFonts } from '../fonts/register-fonts';
import { openVideo } from './open-video';

const NAME_FAMILY = 'Inter Tight';

/** One frame every `everySeconds`, scaled, left to right and down. */
export async function contactSheet(
  job: VideoJob,
  options: { everySeconds: number; scale: number; columns: number },
): Promise<Canvas> {
  const { timeline, compositor } = await openVideo(job);
  const step = Math.max(1, Math.round(options.everySeconds * timeline.fps));
  const count = Math.ceil(timeline.frames / step);
  const w = Math.round(timeline.stage.width * options.scale);
  const h = Math.round(timeline.stage.height * options.scale);
  const gap = 6;
  const columns = Math.min(options.columns, count);
  const sheet = createCanvas(columns * (w + gap) - gap, Math.ceil(count / columns) * (h + gap) - gap);
  const ctx = sheet.getContext('2d');
  ctx.fillStyle = '#808080';
  ctx.fillRect(0, 0, sheet.width, sheet.height);
  ctx.imageSmoothingQuality = 'high';
  for (let index = 0; index < count; index += 1) {
    const frame = compositor.still(Math.min(timeline.frames - 1, index * step));
    ctx.drawImage(frame, (index % columns) * (w + gap), Math.floor(index / columns) * (h + gap), w, h);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return sheet;
}

const NAME_SIZE = 30;
const NAME_ROOM = 56;
const GRID_GAP = 28;

/** Sheets under each other, or in a grid of so many columns, each under its name. */
export function stackSheets(sheets: ReadonlyArray<{ sheet: Canvas; name: string }>, columns = 1): Canvas {
  const [only] = sheets;
  if (only && sheets.length === 1) return only.sheet;
  const width = Math.max(1, ...sheets.map(({ sheet }) => sheet.width)) + GRID_GAP;
  const height = Math.max(1, ...sheets.map(({ sheet }) => sheet.height)) + NAME_ROOM;
  const canvas = createCanvas(
    width * Math.min(columns, sheets.length) - GRID_GAP,
    height * Math.ceil(sheets.length / columns),
  );
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#202020';
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  registerFonts({ texts: '', language: 'en', families: [NAME_FAMILY] });
  ctx.font = `600 ${NAME_SIZE}px "${NAME_FAMILY}"`;
  ctx.fillStyle = '#ffffff';
  sheets.forEach(({ sheet, name }, index) => {
    const [x, y] = [(index % columns) * width, Math.floor(index / columns) * height];
    ctx.fillText(name, x + 4, y + NAME_ROOM - 16);
    ctx.drawImage(sheet, x, y + NAME_ROOM);
  });
  return canvas;
}
