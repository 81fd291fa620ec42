import { place, placeRect, placeText } from '../compose/place';
import { Z, type Box } from '../stage/stage';
import type { Brand, Compliance } from '../storyboard/storyboard';
import type { FilmEnv } from '../styles/scene-env';
import type { TextBlock } from '../text/text-block';
import type { Layer } from '../timeline/layer';

/** Face of what must be readable whatever the style; registered for films that have a foot. */
export const FOOT_FAMILY = 'Archivo';

/** Smallest label that FILM.md allows, px on 1080x1920. */
const SIZE = 40;
const PAD = 16;
const MARK_SHARE = 0.3;

/** What a foot says and shows, set to its measure. */
export interface Foot {
  /** Height it takes from the safe box, px. */
  height: number;
  words: TextBlock | null;
  mark: { block: TextBlock } | { still: number; size: number } | null;
}

/** Sets watermark and compliance; null for a film with neither. Disclaimer, as-of and source follow each other. */
export function setFoot(env: FilmEnv, brand: Brand | undefined, compliance: Compliance | undefined): Foot | null {
  const { safe, unit } = env.stage;
  const mark = markOf(env, brand?.watermark);
  const sentence = compliance
    ? [compliance.disclaimer, env.text(compliance.asOf), env.text(compliance.source)].filter(Boolean).join(' · ')
    : '';
  if (!mark && !sentence) return null;
  const markWidth = mark ? widthOf(mark) + 2 * PAD * unit : 0;
  const words = sentence ? setWords(env, sentence, safe.w - markWidth) : null;
  const inner = Math.max(words?.h ?? 0, mark ? ('block' in mark ? mark.block.h : mark.size) : 0);
  return { height: Math.ceil(inner + 2 * PAD * unit), words, mark };
}

/** A band from edge to edge at the safe box's end, over everything else; its colours are a pair of the style's. */
export function footLayers(env: FilmEnv, { words, mark }: Foot): Layer[] {
  const { foot, width, unit } = env.stage;
  if (!foot) return [];
  const band: Box = { ...foot, x: 0, w: width };
  const middle = (h: number): number => foot.y + (foot.h - h) / 2;
  const layers: Layer[] = [placeRect(env, 'foot.band', band, footColors(env).ground, { z: Z.captions + 1 })];
  const right = foot.x + foot.w;
  if (words) {
    const x = words.rtl ? right - words.w : foot.x;
    layers.push(placeText(env, 'foot.words', words, { x, y: middle(words.h) }, { z: Z.captions + 2 }));
  }
  if (mark && 'block' in mark) {
    const x = words?.rtl ? foot.x : right - mark.block.w;
    layers.push(placeText(env, 'foot.mark', mark.block, { x, y: middle(mark.block.h) }, { z: Z.captions + 2 }));
  } else if (mark) {
    const x = words?.rtl ? foot.x : right - mark.size;
    const box = { x, y: middle(mark.size), w: mark.size, h: mark.size };
    const picture = { still: mark.still, box, fit: 'contain', radius: 12 * unit } as const;
    layers.push(place(env, 'picture', 'foot.mark', picture, { z: Z.captions + 2, box }));
  }
  return layers;
}

function setWords(env: FilmEnv, text: string, width: number): TextBlock {
  const { unit } = env.stage;
  const font = { family: FOOT_FAMILY, weight: 600, width: 82 };
  const size = SIZE * unit;
  return env.fit({ text, font, size, floor: size, width, leading: 1.16, color: footColors(env).ink });
}

function markOf(env: FilmEnv, watermark: Brand['watermark']): Foot['mark'] {
  if (!watermark) return null;
  const { safe, unit } = env.stage;
  if ('still' in watermark) return env.still(watermark.still) ? { still: watermark.still, size: 72 * unit } : null;
  const font = { family: FOOT_FAMILY, weight: 800, width: 100 };
  const look = { text: watermark.text, font, size: SIZE * unit, color: footColors(env).ink };
  return { block: env.fitLine({ ...look, width: safe.w * MARK_SHARE }) };
}

function widthOf(mark: NonNullable<Foot['mark']>): number {
  return 'block' in mark ? mark.block.w : mark.size;
}

/** The style's main ground and an ink that it declares readable on it. */
function footColors({ preset: { palette, brand } }: FilmEnv): { ground: string; ink: string } {
  const ground = brand.grounds[0] ?? '';
  const ink = brand.pairs.find(([, on]) => on === ground)?.[0] ?? '';
  return { ground: palette[ground] ?? '#000000', ink: palette[ink] ?? '#ffffff' };
}
