import { createCanvas, type Canvas, type Context } from '../fonts/canvas';
import type { DrawEnv } from '../layers/painter';
import { pulseOf } from '../layers/registry';
import { evaluate, isSettled, type FrameItem, type FrameState } from '../timeline/evaluate';
import type { Timeline } from '../timeline/timeline';
import { paintLayer } from './paint-layer';

/** Draws a scene over what stands on the canvas; `amount` 0..1. A style may bring its own (FILM.md, transitions). */
export type TransitionPainter = (ctx: Context, incoming: Canvas, amount: number, env: DrawEnv) => void;

/** A run of neighbouring layers: still ones are drawn once and kept. Which layers form a run depends on timeline and frame alone. */
interface Run {
  items: FrameItem[];
  still: boolean;
}

const KEPT_RUNS = 5;

/** Draws frames of one timeline in any order; the same frame always has the same bytes. */
export class Compositor {
  private readonly canvas: Canvas;
  private readonly ctx: Context;
  private incoming: Canvas | null = null;
  private readonly kept = new Map<string, Canvas>();
  private lastKey = '';
  private lastPixels: Buffer | null = null;

  constructor(
    private readonly timeline: Timeline,
    private readonly envAt: (frame: number) => DrawEnv,
    private readonly transitions: Partial<Record<'wipe' | 'dissolve', TransitionPainter>> = {},
  ) {
    this.canvas = createCanvas(timeline.stage.width, timeline.stage.height);
    this.ctx = this.canvas.getContext('2d');
  }

  /** RGBA pixels of a frame. The buffer is the same object as before when nothing has changed. */
  pixels(frame: number): Buffer {
    const state = evaluate(this.timeline, frame);
    const env = this.envAt(frame);
    const key = this.keyOf(state, env);
    if (this.lastPixels && key === this.lastKey) return this.lastPixels;
    this.draw(state, env);
    this.lastKey = key;
    // Already a copy of its own: drawing on does not change it.
    this.lastPixels = this.canvas.data();
    return this.lastPixels;
  }

  /** The canvas with a frame drawn on it, for pictures; valid until the next frame is drawn. */
  still(frame: number): Canvas {
    this.draw(evaluate(this.timeline, frame), this.envAt(frame));
    this.lastKey = '';
    this.lastPixels = null;
    return this.canvas;
  }

  private draw(state: FrameState, env: DrawEnv): void {
    const { width, height } = this.timeline.stage;
    this.ctx.clearRect(0, 0, width, height);
    for (const { items, reveal } of state.scenes) {
      if (!reveal) this.drawItems(this.ctx, items, env);
      else {
        // One canvas for all transitions: the pages of a new one cost 2 ms a frame.
        const incoming = (this.incoming ??= createCanvas(width, height));
        const over = incoming.getContext('2d');
        over.clearRect(0, 0, width, height);
        this.drawItems(over, items, env);
        (this.transitions[reveal.kind] ?? TRANSITIONS[reveal.kind])(this.ctx, incoming, reveal.amount, env);
      }
    }
    this.drawItems(this.ctx, state.overlay, env);
  }

  private drawItems(ctx: Context, items: FrameItem[], env: DrawEnv): void {
    for (const run of this.runsOf(items, env)) {
      if (!run.still || run.items.length < 2) for (const item of run.items) paintLayer(ctx, item, env);
      else ctx.drawImage(this.keptRun(run, env), 0, 0);
    }
  }

  private runsOf(items: FrameItem[], env: DrawEnv): Run[] {
    const runs: Run[] = [];
    for (const item of items) {
      const still = !item.layer.blend && isSettled(item.layer, env.frame) && pulseOf(item.layer, env) === null;
      const last = runs.at(-1);
      if (last && last.still === still) last.items.push(item);
      else runs.push({ items: [item], still });
    }
    return runs;
  }

  private keptRun(run: Run, env: DrawEnv): Canvas {
    const key = run.items.map((item) => itemKey(item, env)).join('\n');
    const found = this.kept.get(key);
    if (found) {
      this.kept.delete(key);
      this.kept.set(key, found);
      return found;
    }
    const oldest = this.kept.keys().next();
    const reuse = this.kept.size >= KEPT_RUNS && !oldest.done ? oldest.value : null;
    const canvas = (reuse !== null && this.kept.get(reuse)) || createCanvas(env.stage.width, env.stage.height);
    if (reuse !== null) this.kept.delete(reuse);
    const ctx = canvas.getContext('2d');
    ctx.clearRect(0, 0, env.stage.width, env.stage.height);
    for (const item of run.items) paintLayer(ctx, item, env);
    this.kept.set(key, canvas);
    return canvas;
  }

  private keyOf(state: FrameState, env: DrawEnv): string {
    const scenes = state.scenes.map(
      ({ items, reveal }) => `${reveal?.amount ?? ''}#${items.map((item) => itemKey(item, env)).join('\n')}`,
    );
    return [...scenes, ...state.overlay.map((item) => itemKey(item, env))].join('\n\n');
  }
}

function itemKey({ layer, state }: FrameItem, env: DrawEnv): string {
  const values = Object.values(state).join(',');
  return `${layer.id}@${values}!${pulseOf(layer, env) ?? ''}`;
}

const TRANSITIONS: Record<'wipe' | 'dissolve', TransitionPainter> = {
  wipe(ctx, incoming, amount, env) {
    ctx.save();
    ctx.beginPath();
    ctx.rect(0, 0, env.stage.width * amount, env.stage.height);
    ctx.clip();
    ctx.drawImage(incoming, 0, 0);
    ctx.restore();
  },
  dissolve(ctx, incoming, amount) {
    ctx.save();
    ctx.globalAlpha = amount;
    ctx.drawImage(incoming, 0, 0);
    ctx.restore();
  },
};
