import { readsFromRight } from '../compose/reading-side';
import { place, placeRect, placeText } from '../compose/place';
import { Z, type Box } from '../stage/stage';
import type { Brand, Compliance } from '../storyboard/storyboard';
import type { VideoEnv, SceneEnv } from '../styles/scene-env';
import type { TextBlock } from '../text/text-block';
import type { Layer } from '../timeline/layer';

/** Face of what must be readable whatever the style; registered for videos that have a foot. */
export const FOOT_FAMILY = 'Archivo';

/** Smallest label that is read on a phone, px on 1080x1920. */
const SIZE = 40;
const PAD = 16;
/** How far a mark's type may shrink for a word that would not fit: wide faces have tall letters too. */
const SMALLEST_SHARE = 0.55;
/** Share of the safe box's width that a mark may take, alone and beside compliance. */
const MARK_ALONE = 0.56;
const MARK_BESIDE = 0.34;

/** What ids of watermarks begin with. */
export const MARK = 'foot.mark';

/** What a foot says and shows, set to its measure. */
export interface Foot {
  /** Height it takes from the safe box, px. */
  height: number;
  words: TextBlock | null;
  mark: { block: TextBlock } | { still: number; size: number } | null;
}

/** Sets watermark and compliance; null for a video with neither. Disclaimer, as-of and source follow each other. */
export function setFoot(env: VideoEnv, brand: Brand | undefined, compliance: Compliance | undefined): Foot | null {
  const { safe, unit } = env.stage;
  const sentence = compliance
    ? [compliance.disclaimer, env.text(compliance.asOf), env.text(compliance.source)].filter(Boolean).join(' · ')
    : '';
  const mark = markOf(env, brand?.watermark, sentence !== '');
  if (!mark && !sentence) return null;
  const markWidth = mark ? widthOf(mark) + 2 * PAD * unit : 0;
  const words = sentence ? setWords(env, sentence, safe.w - markWidth) : null;
  const inner = Math.max(words?.h ?? 0, mark ? ('block' in mark ? mark.block.h : mark.size) : 0);
  return { height: Math.ceil(inner + 2 * PAD * unit), words, mark };
}

/** Compliance on a band from edge to edge at the safe box's end, over everything else; its colours are a pair of the style's. */
export function footLayers(env: VideoEnv, { words }: Foot): Layer[] {
  const { foot, width } = env.stage;
  if (!foot || !words) return [];
  const band: Box = { ...foot, x: 0, w: width };
  const x = words.rtl ? foot.x + foot.w - words.w : foot.x;
  const y = foot.y + (foot.h - words.h) / 2;
  return [
    placeRect(env, 'foot.band', band, footColors(env).ground, { z: Z.captions + 1 }),
    placeText(env, 'foot.words', words, { x, y }, { z: Z.captions + 2 }),
  ];
}

/**
 * The watermark, small and in the hand of the style's captions, where reading ends. Without compliance it stands on the
 * picture itself: each scene has a mark of its own, so that its ink suits what it stands on (`legible-inks.ts`).
 */
export function markLayers(scene: SceneEnv, { mark, words }: Foot): Layer[] {
  const env = { ...scene, owner: null };
  const id = `${MARK}.${scene.scene.id}`;
  const { foot, unit } = env.stage;
  if (!foot || !mark) return [];
  const [w, h] = 'block' in mark ? [mark.block.w, mark.block.h] : [mark.size, mark.size];
  const x = readsFromRight(env) ? foot.x : foot.x + foot.w - w;
  const y = foot.y + (foot.h - h) / 2;
  if ('block' in mark) {
    const { outline } = env.preset.captions;
    const stroke =
      outline && !words
        ? { stroke: { ...outline, width: (outline.width * SIZE * unit) / env.preset.captions.size } }
        : {};
    return [placeText(env, id, mark.block, { x, y }, { z: Z.captions + 2, ...stroke })];
  }
  const box = { x, y, w, h };
  const picture = { still: mark.still, box, fit: 'contain', radius: 12 * unit } as const;
  return [place(env, 'picture', id, picture, { z: Z.captions + 2, box })];
}

function setWords(env: VideoEnv, text: string, width: number): TextBlock {
  const { unit } = env.stage;
  const font = { family: FOOT_FAMILY, weight: 600, width: 82 };
  const size = SIZE * unit;
  return env.fit({ text, font, size, floor: size, width, leading: 1.16, color: footColors(env).ink });
}

function markOf(env: VideoEnv, watermark: Brand['watermark'], isBeside: boolean): Foot['mark'] {
  if (!watermark) return null;
  const { safe, unit } = env.stage;
  if ('still' in watermark) return env.still(watermark.still) ? { still: watermark.still, size: 72 * unit } : null;
  const { family, weight, width: wide, italic, caps } = env.preset.captions;
  const size = SIZE * unit;
  const font = { family, weight, width: wide, italic };
  const look = { text: watermark.text, font, size, floor: size, leading: 1.16, color: footColors(env).ink, caps };
  const [share, room] = [safe.w * (isBeside ? MARK_BESIDE : MARK_ALONE), safe.w * MARK_ALONE];
  const align = readsFromRight(env) ? 'left' : 'right';
  // A long word takes more room, and then smaller letters, rather than being broken.
  const longest = Math.max(
    ...watermark.text.split(/\s+/u).map((text) => env.fitLine({ ...look, text, width: Infinity }).w),
  );
  const fitting = size * Math.max(SMALLEST_SHARE, Math.min(1, room / (longest + 1)));
  const width = Math.min(room, Math.max(share, longest));
  return { block: env.fit({ ...look, size: fitting, floor: fitting, width, align }) };
}

function widthOf(mark: NonNullable<Foot['mark']>): number {
  return 'block' in mark ? mark.block.w : mark.size;
}

/** The style's main ground and an ink that it declares readable on it. */
function footColors({ preset: { palette, brand } }: VideoEnv): { ground: string; ink: string } {
  const ground = brand.grounds[0] ?? '';
  const ink = brand.pairs.find(([, on]) => on === ground)?.[0] ?? '';
  return { ground: palette[ground] ?? '#000000', ink: palette[ink] ?? '#ffffff' };
}
