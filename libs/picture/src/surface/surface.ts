import type { FontNeed } from '../fonts/font-files';
import type { FontSpec } from '../text/font';

/**
 * What videos are drawn on. Everything else of this library is the same on a server and in a page; what a canvas does
 * differently there is made good in the surface, and nowhere else.
 */
export interface Surface<C extends Canvas = Canvas> {
  /**
   * So many units of the stage are one pixel of its canvases, whole and 1 where absent: a page that shows a video small has
   * no use for all of its pixels.
   */
  readonly grid?: number;
  /** A clear canvas of whole pixels. */
  canvas(width: number, height: number): C;
  /** Has the faces ready that texts need, before they are measured. Throws where they cannot be had at once. */
  needFonts(need: FontNeed): void;
  /** Readies a context for a face: kerning, figures, axes, language. */
  useFont(ctx: Context, font: FontSpec, language: string): void;
  /** RGBA of a whole canvas, row by row, as it stands; drawing on it later changes none of them. */
  pixels(canvas: C): Uint8Array;
  /** Has a canvas forget how it came about, where it would remember the pictures that were drawn on it. */
  settle(canvas: C): void;
}

/** Something that can be laid onto a canvas. */
export interface Image {
  readonly width: number;
  readonly height: number;
}

/** Pixels that can be drawn on. */
export interface Canvas extends Image {
  getContext(kind: '2d'): Context;
}

export interface Gradient {
  addColorStop(offset: number, color: string): void;
}

/** An opaque fill made by a context. */
export type Pattern = object;

export interface Metrics {
  readonly width: number;
  readonly actualBoundingBoxLeft: number;
  readonly actualBoundingBoxRight: number;
  readonly actualBoundingBoxAscent: number;
  readonly actualBoundingBoxDescent: number;
}

export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

export interface Matrix {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

/** What drawings may ask of a 2D context: the part that the server's canvas and browsers have in common. */
export interface Context {
  readonly canvas: Canvas;
  fillStyle: string | Gradient | Pattern;
  strokeStyle: string | Gradient | Pattern;
  globalAlpha: number;
  globalCompositeOperation: Composite;
  filter: string;
  imageSmoothingEnabled: boolean;
  imageSmoothingQuality: 'low' | 'medium' | 'high';
  shadowBlur: number;
  shadowColor: string;
  shadowOffsetX: number;
  shadowOffsetY: number;
  lineWidth: number;
  lineCap: 'butt' | 'round' | 'square';
  lineJoin: 'bevel' | 'miter' | 'round';
  miterLimit: number;
  font: string;
  lang: string;
  direction: 'inherit' | 'ltr' | 'rtl';
  letterSpacing: string;
  textAlign: 'start' | 'end' | 'left' | 'right' | 'center';
  textBaseline: 'top' | 'hanging' | 'middle' | 'alphabetic' | 'ideographic' | 'bottom';
  /** The server's canvas alone has these two: in a page they belong to the face. */
  fontVariationSettings?: string;
  fontVariantNumeric?: string;
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  rotate(angle: number): void;
  scale(x: number, y: number): void;
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  setTransform(matrix: Matrix): void;
  getTransform(): Matrix;
  beginPath(): void;
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(cpx: number, cpy: number, x: number, y: number): void;
  bezierCurveTo(cp1x: number, cp1y: number, cp2x: number, cp2y: number, x: number, y: number): void;
  arc(x: number, y: number, radius: number, from: number, to: number, backwards?: boolean): void;
  ellipse(
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    rotation: number,
    from: number,
    to: number,
    backwards?: boolean,
  ): void;
  rect(x: number, y: number, w: number, h: number): void;
  roundRect(x: number, y: number, w: number, h: number, radii?: number | number[]): void;
  clip(rule?: 'nonzero' | 'evenodd'): void;
  fill(rule?: 'nonzero' | 'evenodd'): void;
  stroke(): void;
  setLineDash(segments: number[]): void;
  clearRect(x: number, y: number, w: number, h: number): void;
  fillRect(x: number, y: number, w: number, h: number): void;
  strokeRect(x: number, y: number, w: number, h: number): void;
  fillText(text: string, x: number, y: number): void;
  strokeText(text: string, x: number, y: number): void;
  measureText(text: string): Metrics;
  drawImage(image: Image, x: number, y: number): void;
  drawImage(image: Image, x: number, y: number, w: number, h: number): void;
  drawImage(
    image: Image,
    fromX: number,
    fromY: number,
    fromW: number,
    fromH: number,
    x: number,
    y: number,
    w: number,
    h: number,
  ): void;
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient;
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Gradient;
  createPattern(image: Image, repeat: 'repeat' | 'repeat-x' | 'repeat-y' | 'no-repeat'): Pattern | null;
  createImageData(width: number, height: number): Pixels;
  getImageData(x: number, y: number, width: number, height: number): Pixels;
  /** Takes what `createImageData` or `getImageData` gave. */
  putImageData(pixels: Omit<Pixels, 'data'>, x: number, y: number): void;
}

/** How what is drawn meets what stands there, as CSS names it. */
export type Composite =
  | 'color'
  | 'color-burn'
  | 'color-dodge'
  | 'copy'
  | 'darken'
  | 'destination-atop'
  | 'destination-in'
  | 'destination-out'
  | 'destination-over'
  | 'difference'
  | 'exclusion'
  | 'hard-light'
  | 'hue'
  | 'lighten'
  | 'lighter'
  | 'luminosity'
  | 'multiply'
  | 'overlay'
  | 'saturation'
  | 'screen'
  | 'soft-light'
  | 'source-atop'
  | 'source-in'
  | 'source-out'
  | 'source-over'
  | 'xor';
