import type { Canvas, Context, Surface } from '../surface/surface';
import type { DrawEnv } from '../layers/painter';
import { evaluate, type FrameState, RESTING } from '../timeline/evaluate';
import type { Timeline } from '../timeline/timeline';
import type { Band, BandedFrame } from './banded-frame';
import { PieceMaker, type Piece } from './frame-pieces';
import { layPiece, snapped } from './lay-piece';
import { PictureStore } from './picture-store';
import { Sheet } from './sheet';
import { TRANSITIONS, type TransitionPainter } from './transitions';

export type { TransitionPainter } from './transitions';

/** Rows drawn, read and converted at a time: their pixels stay in the processor's second cache. */
const BAND = 128;
/** Pixels kept for later frames. The stage is 8 MB, so four or five grounds and all small things of a scene. */
const KEPT_BYTES = 56e6;

/** Draws frames of one timeline in any order; the same frame always has the same bytes. */
export class Compositor<C extends Canvas = Canvas> {
  private readonly store = new PictureStore(KEPT_BYTES);
  private readonly pieces: PieceMaker;
  private readonly strips = new Map<number, Sheet<C>>();
  private readonly page: Sheet<C>;
  private readonly incoming: Sheet<C>;
  private outgoing: { scene: string; canvas: C } | null = null;

  constructor(
    private readonly surface: Surface<C>,
    private readonly timeline: Timeline,
    private readonly envAt: (frame: number) => DrawEnv,
    private readonly transitions: Partial<Record<'wipe' | 'dissolve', TransitionPainter>> = {},
  ) {
    this.pieces = new PieceMaker(this.store, surface);
    const { width, height } = timeline.stage;
    this.page = new Sheet(surface, width, height);
    this.incoming = new Sheet(surface, width, height);
  }

  /** A frame as bands of rows, each drawn when it is asked for; valid until the next frame is asked for. */
  frame(frame: number): BandedFrame {
    this.startOver();
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
  still(frame: number): C {
    this.startOver();
    return this.drawPage(evaluate(this.timeline, frame), this.envAt(frame));
  }

  private startOver(): void {
    this.store.trim();
    this.page.clear();
    this.incoming.clear();
  }

  private banded(pieces: Piece[], env: DrawEnv): BandedFrame {
    const wide = pieces.some((piece) => piece.wide);
    const page = this.pageRows(() => this.page.draw((ctx) => lay(ctx, pieces, env)));
    const bands = this.bandsOf((top, rows) => {
      const shown = pieces.filter((piece) => piece.top < top + rows && piece.bottom > top);
      const strip = (): Uint8Array => this.strip(rows).pixels((ctx) => lay(ctx, shown, env, top));
      return { key: shown.map((piece) => piece.key).join(';'), pixels: wide ? () => page(top, rows) : strip };
    });
    return { bands };
  }

  /** Two scenes at once are drawn whole, because a style's transition may take any pixel anywhere. */
  private transition(state: FrameState, env: DrawEnv): BandedFrame {
    const key = `transition ${this.store.nextSerial()}`;
    const page = this.pageRows(() => this.drawPage(state, env));
    return { bands: this.bandsOf((top, rows) => ({ key, pixels: () => page(top, rows) })) };
  }

  /** Reads rows of a page that is drawn when the first are asked for. Read as a whole: laid on strips it would be copied twice more. */
  private pageRows(draw: () => C): (top: number, rows: number) => Uint8Array {
    const bytes = this.timeline.stage.width * 4;
    const all = once(() => {
      const pixels = this.surface.pixels(draw());
      this.page.clear();
      return pixels;
    });
    return (top, rows) => all().subarray(top * bytes, (top + rows) * bytes);
  }

  private bandsOf(shows: (top: number, rows: number) => Pick<Band, 'key' | 'pixels'>): Band[] {
    const { height } = this.timeline.stage;
    const bands: Band[] = [];
    for (let top = 0; top < height; top += BAND) {
      const rows = Math.min(BAND, height - top);
      bands.push({ top, rows, ...shows(top, rows) });
    }
    return bands;
  }

  private strip(rows: number): Sheet<C> {
    const strip = this.strips.get(rows) ?? new Sheet(this.surface, this.timeline.stage.width, rows);
    this.strips.set(rows, strip);
    return strip;
  }

  private drawPage(state: FrameState, env: DrawEnv): C {
    return this.page.draw((ctx) => {
      state.scenes.forEach(({ reveal }, index) => {
        const scene = (onto: Context): void => lay(onto, this.scenePieces(state, index, env), env);
        if (reveal) {
          const paint = this.transitions[reveal.kind] ?? TRANSITIONS[reveal.kind];
          paint(ctx, this.incoming.draw(scene), reveal.amount, env);
        } else if (index < state.scenes.length - 1) ctx.drawImage(this.leaving(state, index), 0, 0);
        else scene(ctx);
      });
      lay(ctx, this.over(state, env), env);
    });
  }

  /** The scene that goes, as its last frame left it: drawn once for all frames in which the next one covers it. */
  private leaving(state: FrameState, index: number): C {
    const { width, height } = this.timeline.stage;
    const { scene } = state.scenes[index] ?? {};
    if (!scene) throw new RangeError(`No scene ${index} on frame ${state.frame}`);
    if (this.outgoing?.scene === scene.id) return this.outgoing.canvas;
    const canvas = this.surface.canvas(width, height);
    const env = this.envAt(scene.from + scene.frames - 1);
    lay(canvas.getContext('2d'), this.scenePieces(state, index, env), env);
    this.surface.settle(canvas);
    this.outgoing = { scene: scene.id, canvas };
    return canvas;
  }

  private scenePieces(state: FrameState, index: number, env: DrawEnv): Piece[] {
    const shown = state.scenes[index];
    if (!shown) return [];
    const { from, frames } = shown.scene;
    const span = { from, to: from + frames };
    const frame = Math.min(state.frame, span.to - 1);
    return this.pieces
      .piecesOf(shown.items, span, env, frame)
      .map((piece) => snapped(piece, env, { store: this.store, surface: this.surface }, frame));
  }

  private over(state: FrameState, env: DrawEnv): Piece[] {
    const span = { from: 0, to: this.timeline.frames };
    const { stamp } = this.timeline;
    const items = stamp ? [...state.overlay, { layer: stamp, state: RESTING }] : state.overlay;
    return this.pieces
      .piecesOf(items, span, env, state.frame)
      .map((piece) => snapped(piece, env, { store: this.store, surface: this.surface }, state.frame));
  }
}

function lay(ctx: Context, pieces: Piece[], env: DrawEnv, top = 0): void {
  for (const piece of pieces) layPiece(ctx, piece, env, top);
}

/** A value that is made when it is first asked for. */
function once<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}
