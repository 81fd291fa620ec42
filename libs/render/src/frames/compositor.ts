import { createCanvas, type Canvas, type Context } from '../fonts/canvas';
import type { DrawEnv } from '../layers/painter';
import { evaluate, type FrameState } from '../timeline/evaluate';
import type { Timeline } from '../timeline/timeline';
import type { Band, BandedFrame } from './banded-frame';
import { PieceMaker, type Piece } from './frame-pieces';
import { layPiece, snapped } from './lay-piece';
import { PictureStore } from './picture-store';
import { TRANSITIONS, type TransitionPainter } from './transitions';

export type { TransitionPainter } from './transitions';

/** Rows drawn, read and converted at a time: their pixels stay in the processor's second cache. */
const BAND = 128;
/** Pixels kept for later frames. The stage is 8 MB, so four or five grounds and all small things of a scene. */
const KEPT_BYTES = 56e6;

/** Draws frames of one timeline in any order; the same frame always has the same bytes. */
export class Compositor {
  private readonly store = new PictureStore(KEPT_BYTES);
  private readonly pieces = new PieceMaker(this.store);
  private readonly strips = new Map<number, Context>();
  private page: Canvas | null = null;
  private incoming: Canvas | null = null;
  private outgoing: { scene: string; canvas: Canvas } | null = null;

  constructor(
    private readonly timeline: Timeline,
    private readonly envAt: (frame: number) => DrawEnv,
    private readonly transitions: Partial<Record<'wipe' | 'dissolve', TransitionPainter>> = {},
  ) {}

  /** A frame as bands of rows, each drawn when it is asked for; valid until the next frame is asked for. */
  frame(frame: number): BandedFrame {
    this.store.trim();
    const env = this.envAt(frame);
    const state = evaluate(this.timeline, frame);
    if (state.scenes.length > 1) return this.transition(state, env);
    this.outgoing = null;
    const pieces = [
      ...state.scenes.flatMap((_, index) => this.scenePieces(state, index, env)),
      ...this.over(state, env),
    ];
    return this.banded(pieces, env);
  }

  /** The canvas with a frame drawn on it, for pictures; valid until the next frame is drawn. */
  still(frame: number): Canvas {
    this.store.trim();
    return this.drawPage(evaluate(this.timeline, frame), this.envAt(frame));
  }

  private banded(pieces: Piece[], env: DrawEnv): BandedFrame {
    const { width, height } = this.timeline.stage;
    const wide = pieces.some((piece) => piece.wide);
    let page: Buffer | null = null;
    const bands: Band[] = [];
    for (let top = 0; top < height; top += BAND) {
      const rows = Math.min(BAND, height - top);
      const shown = pieces.filter((piece) => piece.top < top + rows && piece.bottom > top);
      const key = shown.map((piece) => piece.key).join(';');
      const ofPage = (): Buffer => {
        page ??= this.layAll(pieces, env).data();
        return page.subarray(top * width * 4, (top + rows) * width * 4);
      };
      bands.push({ key, top, rows, pixels: wide ? ofPage : () => this.drawBand(shown, env, top, rows) });
    }
    return { bands };
  }

  private layAll(pieces: Piece[], env: DrawEnv): Canvas {
    const page = this.blankPage();
    const ctx = page.getContext('2d');
    for (const piece of pieces) layPiece(ctx, piece, env, 0);
    return page;
  }

  private blankPage(): Canvas {
    const { width, height } = this.timeline.stage;
    const page = (this.page ??= createCanvas(width, height));
    page.getContext('2d').clearRect(0, 0, width, height);
    return page;
  }

  private drawBand(pieces: Piece[], env: DrawEnv, top: number, rows: number): Buffer {
    const { width } = this.timeline.stage;
    const ctx = this.strips.get(rows) ?? createCanvas(width, rows).getContext('2d');
    this.strips.set(rows, ctx);
    ctx.clearRect(0, 0, width, rows);
    for (const piece of pieces) layPiece(ctx, piece, env, top);
    return ctx.canvas.data();
  }

  /** Two scenes at once are drawn whole, because a style's transition may take any pixel anywhere. */
  private transition(state: FrameState, env: DrawEnv): BandedFrame {
    const { height } = this.timeline.stage;
    const key = `transition ${this.store.nextSerial()}`;
    return { bands: [{ key, top: 0, rows: height, pixels: () => this.drawPage(state, env).data() }] };
  }

  private drawPage(state: FrameState, env: DrawEnv): Canvas {
    const page = this.blankPage();
    const ctx = page.getContext('2d');
    state.scenes.forEach(({ reveal }, index) => {
      if (reveal)
        (this.transitions[reveal.kind] ?? TRANSITIONS[reveal.kind])(
          ctx,
          this.coming(state, index, env),
          reveal.amount,
          env,
        );
      else if (index < state.scenes.length - 1) ctx.drawImage(this.leaving(state, index), 0, 0);
      else for (const piece of this.scenePieces(state, index, env)) layPiece(ctx, piece, env, 0);
    });
    for (const piece of this.over(state, env)) layPiece(ctx, piece, env, 0);
    return page;
  }

  private coming(state: FrameState, index: number, env: DrawEnv): Canvas {
    const { width, height } = this.timeline.stage;
    const canvas = (this.incoming ??= createCanvas(width, height));
    const ctx = canvas.getContext('2d');
    ctx.clearRect(0, 0, width, height);
    for (const piece of this.scenePieces(state, index, env)) layPiece(ctx, piece, env, 0);
    return canvas;
  }

  /** The scene that goes, as its last frame left it: drawn once for all frames in which the next one covers it. */
  private leaving(state: FrameState, index: number): Canvas {
    const { width, height } = this.timeline.stage;
    const { scene } = state.scenes[index] ?? {};
    if (!scene) throw new RangeError(`No scene ${index} on frame ${state.frame}`);
    if (this.outgoing?.scene === scene.id) return this.outgoing.canvas;
    const canvas = createCanvas(width, height);
    const ctx = canvas.getContext('2d');
    const env = this.envAt(scene.from + scene.frames - 1);
    for (const piece of this.scenePieces(state, index, env)) layPiece(ctx, piece, env, 0);
    this.outgoing = { scene: scene.id, canvas };
    return canvas;
  }

  private scenePieces(state: FrameState, index: number, env: DrawEnv): Piece[] {
    const shown = state.scenes[index];
    if (!shown) return [];
    const { from, frames } = shown.scene;
    const span = { from, to: from + frames };
    const frame = Math.min(state.frame, span.to - 1);
    return this.pieces.piecesOf(shown.items, span, env, frame).map((piece) => snapped(piece, env, this.store, frame));
  }

  private over(state: FrameState, env: DrawEnv): Piece[] {
    const span = { from: 0, to: this.timeline.frames };
    return this.pieces
      .piecesOf(state.overlay, span, env, state.frame)
      .map((piece) => snapped(piece, env, this.store, state.frame));
  }
}
