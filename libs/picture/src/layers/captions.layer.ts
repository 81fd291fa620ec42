import type { CaptionDesign } from '../captions/caption-design';
import { needsSpace, type CaptionChunk, type CaptionWord } from '../captions/chunk-words';
import type { Context } from '../surface/surface';
import type { Box } from '../stage/stage';
import type { FontSpec } from '../text/font';
import type { TextMeasurer } from '../text/ink-box';
import { drawBrushStroke, drawCaptionGround } from './caption-ground';
import type { DrawEnv, Painter } from './painter';
import { ordered } from './text-run';

/** Captions of one scene on one line. Sizes of the design are already in frame pixels. */
export interface CaptionsProps {
  chunks: CaptionChunk[];
  design: CaptionDesign;
  x: number;
  width: number;
  baseline: number;
}

interface PlacedWord {
  word: CaptionWord;
  x: number;
  w: number;
}

interface PlacedLine {
  words: PlacedWord[];
  font: FontSpec;
  x: number;
  w: number;
  rtl: boolean;
}

/** Two or three words, the spoken one marked; the line never moves while its words change. */
export const captionsPainter: Painter<CaptionsProps> = {
  draw(ctx, props, _state, env) {
    const chunk = chunkAt(props.chunks, env.frame);
    if (!chunk) return;
    const line = placeChunk(props, chunk, env.measurer);
    const spoken = spokenOf(chunk, env.frame);
    const { design } = props;
    if (design.tilt) tiltLine(ctx, line, props.baseline, design.tilt);
    if (design.ground) {
      const box = grownBy(captionBox(line, props.baseline, design.reach), design.ground);
      drawCaptionGround(ctx, box, design.ground, { unit: env.stage.unit, rtl: line.rtl });
    }
    if (design.prompt) {
      env.surface.useFont(ctx, line.font, env.language);
      ctx.fillStyle = design.prompt.color;
      // A prompt stands where reading starts; right to left that is the far side, and the sign is mirrored.
      const width = env.measurer.ink(design.prompt.text, line.font).advance;
      ctx.direction = line.rtl ? 'rtl' : 'ltr';
      ctx.fillText(design.prompt.text, line.rtl ? line.x + line.w - width : line.x, props.baseline);
    }
    for (const placed of line.words) drawWord(ctx, placed, placed.word === spoken, props, line, env);
    if (!design.cursor || Math.floor((env.frame * 4) / env.fps) % 4 === 3) return;
    ctx.fillStyle = design.cursor.color;
    const away = design.cursor.width * 0.8;
    ctx.fillRect(
      line.rtl ? line.x - away - design.cursor.width : line.x + line.w + away,
      props.baseline - design.cursor.height * 0.8,
      design.cursor.width,
      design.cursor.height,
    );
  },
  pulse(props, env) {
    const chunk = chunkAt(props.chunks, env.frame);
    const word = chunk ? chunk.words.findLastIndex((candidate) => env.frame >= candidate.from) : -1;
    const blink = props.design.cursor ? Math.floor((env.frame * 4) / env.fps) % 4 : 0;
    return `${chunk?.from ?? 'none'}/${word}/${blink}`;
  },
  textBoxes(props, measurer, frame) {
    const chunk = chunkAt(props.chunks, frame);
    if (!chunk) return [];
    const line = placeChunk(props, chunk, measurer);
    return [captionBox(line, props.baseline)];
  },
};

/** The word of a line's captions that is marked on a frame. */
export function markedWord({ chunks }: CaptionsProps, frame: number): CaptionWord | undefined {
  const chunk = chunkAt(chunks, frame);
  return chunk && spokenOf(chunk, frame);
}

function spokenOf(chunk: CaptionChunk, frame: number): CaptionWord | undefined {
  return chunk.words.findLast((word) => frame >= word.from) ?? chunk.words[0];
}

/** The chunk on screen, or none. */
function chunkAt(chunks: CaptionChunk[], frame: number): CaptionChunk | undefined {
  return chunks.find((chunk) => frame >= chunk.from && frame < chunk.to);
}

/** Widest line of a scene's captions with the mark of its last word, pixels; 0 for none. */
export function widestCaption(props: CaptionsProps, measurer: TextMeasurer): number {
  const pad = props.design.mark.kind === 'block' ? props.design.mark.padX : 0;
  return Math.max(0, ...props.chunks.map((chunk) => placeChunk(props, chunk, measurer).w + pad));
}

/** A phrase is set this much smaller at most rather than broken in two. */
const SMALLEST_SHARE = 0.88;

/** Whether words stand together on the line of a design, as large as the others or nearly. */
export function fitsLine(
  props: Omit<CaptionsProps, 'chunks'>,
  texts: readonly string[],
  measurer: TextMeasurer,
): boolean {
  const words = texts.map((text) => ({ text, from: 0, to: 0 }));
  const { total } = widthsOf(props, { words }, fullFont(props.design), measurer);
  return total * SMALLEST_SHARE <= props.width;
}

/** Turns everything after it about the line's middle. */
function tiltLine(ctx: Context, line: PlacedLine, baseline: number, degrees: number): void {
  const [x, y] = [line.x + line.w / 2, baseline - line.font.size * 0.38];
  ctx.translate(x, y);
  ctx.rotate((degrees * Math.PI) / 180);
  ctx.translate(-x, -y);
}

function captionBox(line: PlacedLine, baseline: number, reach = { above: 0.76, below: 0.24 }): Box {
  const { size } = line.font;
  return { x: line.x, y: baseline - size * reach.above, w: line.w, h: size * (reach.above + reach.below) };
}

function grownBy(box: Box, { padX, padY }: { padX: number; padY: number }): Box {
  return { x: box.x - padX, y: box.y - padY, w: box.w + 2 * padX, h: box.h + 2 * padY };
}

function placeChunk(props: CaptionsProps, chunk: CaptionChunk, measurer: TextMeasurer): PlacedLine {
  const full = fullFont(props.design);
  const natural = widthsOf(props, chunk, full, measurer);
  const shrink = Math.min(1, props.width / natural.total);
  const font = { ...full, size: full.size * shrink };
  const { widths, total, lead, pads } = shrink < 1 ? widthsOf(props, chunk, font, measurer) : natural;
  const { rtl } = chunk;
  let pen = rtl ? props.x + props.width - lead : props.x + lead;
  const words = chunk.words.map((word, index): PlacedWord => {
    const w = widths[index] ?? 0;
    const pad = pads[index] ?? 0;
    if (rtl) {
      pen -= pad + w;
      return { word, x: pen, w };
    }
    const x = pen + pad;
    pen = x + w;
    return { word, x, w };
  });
  return { words, font, x: rtl ? pen : props.x, w: total, rtl };
}

function fullFont({ family, weight, size, kern, width, italic }: CaptionDesign): FontSpec {
  return { family, weight, size, kern, width, italic };
}

function widthsOf(
  props: Pick<CaptionsProps, 'design'>,
  chunk: Pick<CaptionChunk, 'words'>,
  font: FontSpec,
  measurer: TextMeasurer,
): { widths: number[]; pads: number[]; lead: number; total: number } {
  const widths = chunk.words.map((word) => measurer.ink(word.text, font).advance);
  const space = measurer.ink('n n', font).advance - measurer.ink('nn', font).advance;
  const mark = props.design.mark.kind === 'block' ? props.design.mark.padX : 0;
  const pads = chunk.words.map((word, index) => {
    const before = chunk.words[index - 1];
    return before && needsSpace(before.text, word.text) ? space + mark * 0.5 : 0;
  });
  const prompt = props.design.prompt;
  const lead = prompt ? measurer.ink(prompt.text, font).advance + space : 0;
  const total = lead + widths.reduce((sum, width) => sum + width, 0) + pads.reduce((sum, pad) => sum + pad, 0);
  return { widths, pads, lead, total };
}

function drawWord(
  ctx: Context,
  placed: PlacedWord,
  spoken: boolean,
  props: CaptionsProps,
  line: PlacedLine,
  env: DrawEnv,
): void {
  const { design, baseline } = props;
  const { mark } = design;
  env.surface.useFont(ctx, line.font, env.language);
  ctx.direction = line.rtl ? 'rtl' : 'ltr';
  if (spoken && mark.kind === 'block') {
    ctx.fillStyle = mark.fill;
    const { above, below } = design.reach ?? { above: 0.78, below: 0.26 };
    const top = baseline - line.font.size * above - mark.padY;
    const h = line.font.size * (above + below) + 2 * mark.padY;
    ctx.fillRect(placed.x - mark.padX, top, placed.w + 2 * mark.padX, h);
  }
  if (design.outline) {
    ctx.lineJoin = 'round';
    ctx.lineWidth = design.outline.width;
    ctx.strokeStyle = design.outline.color;
    ctx.strokeText(ordered(ctx, placed.word.text), placed.x, baseline);
  }
  if (spoken && mark.kind === 'color' && mark.glow) {
    ctx.shadowColor = mark.glow;
    ctx.shadowBlur = line.font.size * 0.45;
  }
  ctx.fillStyle = spoken ? mark.text : design.color;
  ctx.fillText(ordered(ctx, placed.word.text), placed.x, baseline);
  ctx.shadowBlur = 0;
  if (spoken && mark.kind === 'color' && mark.underline) {
    const { width, away } = mark.underline;
    const { unit } = env.stage;
    ctx.fillStyle = mark.text;
    drawBrushStroke(ctx, { x: placed.x, y: baseline + away * unit, w: placed.w, h: width * unit });
  }
}
