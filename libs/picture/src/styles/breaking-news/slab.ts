import { placePaint, placeText, type TextPlace } from '../../compose/place';
import { stylePainter } from '../../layers/painter';
import { type Box, Z } from '../../stage/stage';
import type { SoundName } from '../../storyboard/sound-cue';
import type { Context } from '../../surface/surface';
import { capHeight } from '../../text/ink-box';
import type { TextBlock } from '../../text/text-block';
import type { Layer, LayerOf } from '../../timeline/layer';
import { progress, rise } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { bleed, enter, leave, type NewsPlan, setWords, startAt, newsPlan } from './news-plan';
import { FACE, NEWS } from './preset';

export type SlabTone = 'red' | 'white' | 'navy' | 'mid' | 'glass';

/** Colours of text that stands on a slab: words, and quieter words. */
export const ON_SLAB: Record<SlabTone, { ink: string; quiet: string }> = {
  red: { ink: NEWS.white, quiet: NEWS.white },
  white: { ink: NEWS.navy, quiet: NEWS.mid },
  navy: { ink: NEWS.white, quiet: NEWS.ice },
  mid: { ink: NEWS.white, quiet: NEWS.ice },
  glass: { ink: NEWS.white, quiet: NEWS.ice },
};

const TONES: Record<SlabTone, { top: string; bottom: string; edge: string; lead: string }> = {
  red: { top: '#DE142F', bottom: NEWS.deepRed, edge: '#FF5A6B', lead: NEWS.white },
  white: { top: NEWS.white, bottom: NEWS.shade, edge: NEWS.white, lead: NEWS.red },
  navy: { top: '#0A2757', bottom: '#051634', edge: '#2B56A0', lead: NEWS.red },
  mid: { top: '#1650A8', bottom: '#0E3A80', edge: '#5E8FDC', lead: NEWS.white },
  glass: { top: '#04112EC8', bottom: '#04112EE0', edge: '#3D66AC', lead: NEWS.white },
};

interface SlabData {
  box: Box;
  tone: SlabTone;
  side: NewsPlan['side'];
  unit: number;
  shadow: boolean;
}

/** When a slab starts, how long it takes, and what is heard. */
export interface SlabTiming {
  at: number;
  ms?: number;
  sound?: SoundName;
  z?: number;
  /** A glass panel casts none. */
  shadow?: boolean;
}

/** Draws a slab that runs in from its side behind a bright leading edge; `progress` is its length. */
export const slabPainter = stylePainter<SlabData>((ctx, { box, tone, side, unit, shadow }, state, { tint }) => {
  const w = box.w * Math.min(1, state.progress);
  if (w <= 0) return;
  const x = side === 'left' ? box.x : box.x + box.w - w;
  const look = TONES[tone];
  if (shadow) drawShadow(ctx, { ...box, x, w }, unit);
  const fill = ctx.createLinearGradient(0, box.y, 0, box.y + box.h);
  fill.addColorStop(0, tint(look.top));
  fill.addColorStop(tone === 'white' ? 0.55 : 0.2, tint(look.top));
  fill.addColorStop(1, tint(look.bottom));
  ctx.fillStyle = fill;
  ctx.fillRect(x, box.y, w, box.h);
  ctx.fillStyle = tint(look.edge);
  ctx.fillRect(x, box.y, w, Math.max(1.5, 2 * unit));
  if (state.progress >= 0.999) return;
  const lead = Math.min(w, 90 * unit * (1 - state.progress) + 6 * unit);
  ctx.fillStyle = tint(look.lead);
  ctx.fillRect(side === 'left' ? x + w - lead : x, box.y, lead, box.h);
});

/** A slab of the scene: enters in 300 ms, leaves before a cut. */
export function slab(env: SceneEnv, id: string, box: Box, tone: SlabTone, timing: SlabTiming): Layer {
  const plan = newsPlan(env);
  const data: SlabData = { box, tone, side: plan.side, unit: plan.u, shadow: timing.shadow ?? tone !== 'glass' };
  const entry = progress({ at: startAt(env, timing.at), ms: timing.ms ?? 300, ease: 'expo-out', sound: timing.sound });
  return placePaint(env, id, 'news.slab', data, {
    z: timing.z ?? Z.marks,
    box,
    motion: [entry, leave(env)],
    wipeFrom: plan.side,
  });
}

/** Text that is uncovered with the slab it stands on, 80 ms after it; at the margin, in the slab's middle, unless told. */
export function onSlab(
  env: SceneEnv,
  id: string,
  block: TextBlock,
  box: Box,
  slabAt: number,
  at: TextPlace = marginOf(env),
): Layer {
  const y = centredY(env, block, box.y, box.h);
  return placeText(env, id, block, { y, ...at }, { box, motion: enter(env, slabAt + 80) });
}

/** Where a block's ink must start so that its capitals stand in the middle of a height. */
export function centredY(env: SceneEnv, block: TextBlock, y: number, h: number): number {
  const first = block.lines[0];
  const last = block.lines.at(-1);
  const font = first?.runs[0]?.font;
  if (!first || !last || !font) return y;
  const cap = Math.min(first.ascent, capHeight(env.measurer, font));
  const top = first.baseline - cap;
  return y + (h - (last.baseline - top)) / 2 - top;
}

/** Where a text starts on its slab: its margin on the reading side. */
export function marginOf(env: SceneEnv): Pick<TextPlace, 'x' | 'anchor'> {
  const plan = newsPlan(env);
  const { safe } = env.stage;
  return plan.side === 'left' ? { x: safe.x, anchor: 'left' } : { x: safe.x + safe.w, anchor: 'right' };
}

/** The margin on the far side: figures of rows end there. */
export function farMargin(env: SceneEnv): Pick<TextPlace, 'x' | 'anchor'> {
  const plan = newsPlan(env);
  const { safe } = env.stage;
  return plan.side === 'left' ? { x: safe.x + safe.w, anchor: 'right' } : { x: safe.x, anchor: 'left' };
}

/** Words at the margin that rise into place, and leave before a cut. */
export function atMargin(env: SceneEnv, id: string, block: TextBlock, y: number, at: number, sound?: SoundName): Layer {
  const motion = [rise({ at: startAt(env, at), sound }), leave(env)];
  return placeText(env, id, block, { ...marginOf(env), y }, { motion });
}

function drawShadow(ctx: Context, box: Box, unit: number): void {
  const depth = 26 * unit;
  const fall = ctx.createLinearGradient(0, box.y + box.h, 0, box.y + box.h + depth);
  fall.addColorStop(0, 'rgba(1,6,20,0.55)');
  fall.addColorStop(0.35, 'rgba(1,6,20,0.2)');
  fall.addColorStop(1, 'rgba(1,6,20,0)');
  ctx.fillStyle = fall;
  ctx.fillRect(box.x, box.y + box.h, box.w, depth);
}

interface SheenData {
  box: Box;
  unit: number;
}

const PASS_MS = 620;

/** A slanted band of light that passes over a slab with `progress`. */
export const sheenPainter = stylePainter<SheenData>(
  (ctx, { box, unit }, state, { tint }) => {
    const wide = 150 * unit;
    const lean = box.h * 0.4;
    const x = box.x - wide - lean + state.progress * (box.w + 2 * wide + lean);
    ctx.beginPath();
    ctx.rect(box.x, box.y, box.w, box.h);
    ctx.clip();
    for (const [at, share, color] of [
      [0, 1, '#7EAEF629'],
      [0.25, 0.4, '#7EAEF638'],
    ] as const) {
      const left = x + at * wide;
      ctx.fillStyle = tint(color);
      ctx.beginPath();
      ctx.moveTo(left + lean, box.y);
      ctx.lineTo(left + lean + wide * share, box.y);
      ctx.lineTo(left + wide * share, box.y + box.h);
      ctx.lineTo(left, box.y + box.h);
      ctx.fill();
    }
  },
  { reach: ({ box }) => box },
);

/** Light passes under the type of a slab when the voice reaches its figure. */
export function sheen(env: SceneEnv, box: Box, atMs: number, id = 'sheen'): LayerOf<'paint'> {
  const plan = newsPlan(env);
  return placePaint(
    env,
    id,
    'news.sheen',
    { box, unit: plan.u },
    {
      z: Z.finish,
      box,
      at: atMs,
      until: atMs + PASS_MS,
      motion: progress({ at: atMs, ms: PASS_MS, ease: 'cubic-in-out' }),
    },
  );
}

/** A red tag over a slab: its words and its height; of two lines where one would be too small to read. */
interface Tag {
  block: TextBlock;
  h: number;
}

/** Sets a tag's words in capitals within `w`; none for an empty text. */
export function setTag(env: SceneEnv, text: string, w: number): Tag | null {
  const { u } = newsPlan(env);
  if (!text) return null;
  const block = setWords(
    env,
    text,
    [60, 40],
    { w, h: 140 * u, lines: 1 },
    { font: FACE.tag, leading: 1.12, caps: true },
  );
  return { block, h: block.lines.length > 1 ? block.h + 44 * u : 92 * u };
}

/** The tag at a height; it is the first slab of its scene and brings the scene's sound. */
export function placeTag(env: SceneEnv, { block, h }: Tag, y: number): { layers: Layer[]; box: Box } {
  const plan = newsPlan(env);
  const box = bleed(env, y, block.w, h, 40 * plan.u);
  const at = { ...marginOf(env), y: centredY(env, block, y, h) };
  return {
    box,
    layers: [
      slab(env, 'tag', box, 'red', { at: 0, sound: env.index === 0 ? 'sting' : 'whoosh' }),
      onSlab(env, 'tag-words', block, box, 0, at),
    ],
  };
}
