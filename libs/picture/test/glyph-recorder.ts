import { paintLayer } from '../src/frames/paint-layer';
import { openVideo, type OpenVideo, createCanvas, type Context } from '@app/render';
import type { VideoJob } from '../src/storyboard/video-job';
import { pulseOf } from '../src/layers/registry';
import { evaluate } from '../src/timeline/evaluate';

/** One run of glyphs as the canvas got it, in pixels of its canvas. */
export interface GlyphRun {
  text: string;
  x: number;
  y: number;
  width: number;
  /** Height of the font as it stands on the frame. */
  size: number;
  font: string;
  alpha: number;
}

/** What one layer wrote on one frame. */
export interface LayerGlyphs {
  layer: string;
  kind: string;
  /** Scene id, or null for what stands over all scenes. */
  scene: string | null;
  runs: GlyphRun[];
}

type Write = Context['fillText'];

/** Opens a video to be read: `read(frame)` draws the frame for real and answers every run of glyphs that the canvas was given. */
export async function glyphReader(
  job: VideoJob,
): Promise<{ video: OpenVideo; read: (frame: number) => LayerGlyphs[] }> {
  const video = await openVideo(job);
  const kept = new Map<string, GlyphRun[]>();
  return { video, read: (frame) => readFrame(video, frame, kept) };
}

/** `kept` holds what was read of drawings that have not changed since, as the video's own compositor keeps their pictures. */
function readFrame(video: OpenVideo, frame: number, kept: Map<string, GlyphRun[]>): LayerGlyphs[] {
  const { scenes, overlay } = evaluate(video.timeline, frame);
  const items = [...scenes.flatMap((scene) => scene.items), ...overlay];
  // Glyphs are told by their calls, not by pixels: one pixel is enough of a canvas.
  const ctx = createCanvas(1, 1).getContext('2d');
  return items.flatMap((item) => {
    const env = video.envAt(frame);
    const key = JSON.stringify([item.layer.id, item.state, pulseOf(item.layer, env)]);
    const runs = kept.get(key) ?? recorded(ctx, () => paintLayer(ctx, item, env));
    kept.set(key, runs);
    const { id, kind, scene } = item.layer;
    return runs.length > 0 ? [{ layer: id, kind, scene, runs }] : [];
  });
}

/** What puts no glyph on a canvas and takes most of a drawing's time. */
const PAINTING = ['fill', 'stroke', 'fillRect', 'drawImage', 'putImageData'] as const;

/**
 * Runs `draw` with every canvas of the process listened to, those that painters make for themselves too. Nothing but
 * glyphs is painted.
 */
function recorded(ctx: Context, draw: () => void): GlyphRun[] {
  const shared = Object.getPrototypeOf(ctx) as Context;
  const runs: GlyphRun[] = [];
  const fillText: Write = Reflect.get(shared, 'fillText');
  const strokeText: Write = Reflect.get(shared, 'strokeText');
  const painting = PAINTING.map((name) => [name, Reflect.get(shared, name)] as const);
  const listening = (write: Write): Write =>
    function listen(this: Context, text, x, y, ...rest) {
      runs.push(runOf(this, text, x, y));
      write.call(this, text, x, y, ...rest);
    };
  shared.fillText = listening(fillText);
  shared.strokeText = listening(strokeText);
  for (const [name] of painting) Reflect.set(shared, name, () => undefined);
  try {
    draw();
  } finally {
    shared.fillText = fillText;
    shared.strokeText = strokeText;
    for (const [name, paint] of painting) Reflect.set(shared, name, paint);
  }
  return runs;
}

function runOf(ctx: Context, text: string, x: number, y: number): GlyphRun {
  const { a, b, c, d, e, f } = ctx.getTransform();
  return {
    // Signs that order a text from right to left draw nothing.
    text: text.replace(/[\u2066-\u2069]/g, ''),
    x: a * x + c * y + e,
    y: b * x + d * y + f,
    width: ctx.measureText(text).width * Math.hypot(a, b),
    size: Number(/([\d.]+)px/.exec(ctx.font)?.[1] ?? 0) * Math.hypot(c, d),
    font: ctx.font,
    alpha: ctx.globalAlpha,
  };
}

/** Spaces are wider than this share of the size; digits of one number stand closer. */
const SPACE = 0.16;

/** Lines of text as an eye puts runs together: by where they stand, whatever order they were drawn in. */
export function linesOf(runs: readonly GlyphRun[]): string[] {
  const lines: GlyphRun[][] = [];
  for (const run of [...runs].sort((a, b) => b.size - a.size)) {
    if (run.alpha < 0.02 || run.text.trim() === '') continue;
    const line = lines.find(([first]) => first && Math.abs(first.y - run.y) < Math.max(first.size, run.size) * 0.55);
    if (!line) lines.push([run]);
    else if (!line.some((other) => other.text === run.text && Math.abs(other.x - run.x) < run.size * 0.5))
      line.push(run);
  }
  return lines.map((line) => {
    const ordered = line.sort((a, b) => a.x - b.x);
    return ordered.reduce((text, run, index) => {
      const before = ordered[index - 1];
      const gap = before ? run.x - (before.x + before.width) : 0;
      return text + (before && gap > run.size * SPACE ? ' ' : '') + run.text;
    }, '');
  });
}

/** Numbers of a text by its digits alone: "$1,412.6M in 7 days" gives "1,412.6" and "7". */
export function numeralsOf(text: string): string[] {
  return text.normalize('NFKC').match(/\p{Nd}(?:[.,:'’/\u066b\u066c-]?\p{Nd})*/gu) ?? [];
}
