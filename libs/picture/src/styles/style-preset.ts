import { z } from 'zod';
import { MARK_FORMS } from '../layers/mark.layer';
import { EASINGS, type EaseName } from '../timeline/easing';
import { MUSIC_MOODS } from './music-mood';
import type { CaptionDesign } from '../captions/caption-design';

const color = z.string().regex(/^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$/);

/** Palette names that a brand may recolour, and what the style writes with on its grounds. */
const brandRolesSchema = z.object({
  /** The style's accent and its shades, the main one first. */
  accents: z.array(z.string()).min(1),
  /** The ground and its shades, the main one first. */
  grounds: z.array(z.string()).min(1),
  /** The style reads as well in negative: a dark style on a light ground, a light one on a dark ground. */
  reversible: z.boolean(),
  /**
   * Ink, what it stands on, and their least contrast. Neither is an accent: a brand's accent may be as light or as dark as
   * it likes, and what is written on it or in it is looked at where it stands (`brand/legible-inks.ts`).
   */
  pairs: z.array(z.tuple([z.string(), z.string(), z.number().min(3)])).min(1),
});

const balloonSchema = z.object({
  line: z.object({ color, width: z.number() }),
  drop: z.object({ x: z.number(), y: z.number() }),
  tail: z.object({ at: z.number(), h: z.number() }),
});

const captionDesignSchema: z.ZodType<CaptionDesign> = z.object({
  family: z.string(),
  weight: z.number(),
  size: z.number().min(40),
  kern: z.number(),
  width: z.number().optional(),
  italic: z.boolean().optional(),
  caps: z.boolean().optional(),
  reach: z.object({ above: z.number(), below: z.number() }).optional(),
  color,
  mark: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('block'), fill: color, text: color, padX: z.number(), padY: z.number() }),
    z.object({
      kind: z.literal('color'),
      text: color,
      glow: color.optional(),
      underline: z.object({ width: z.number(), away: z.number() }).optional(),
    }),
  ]),
  ground: z
    .object({
      fill: color,
      padX: z.number(),
      padY: z.number(),
      balloon: balloonSchema.optional(),
      edge: z.object({ color, width: z.number() }).optional(),
    })
    .optional(),
  outline: z.object({ color, width: z.number() }).optional(),
  prompt: z.object({ text: z.string(), color }).optional(),
  cursor: z.object({ color, width: z.number(), height: z.number() }).optional(),
  tilt: z.number().min(-6).max(6).optional(),
  baseline: z.number().optional(),
  overCrawl: z.boolean().optional(),
});

/** What of a style is plain data; sizes on 1080x1920. Validated when the registry loads. */
export const stylePresetSchema = z.object({
  palette: z.record(z.string(), color),
  /** At most two families, and one more where art of the style's own is lettering. */
  families: z.object({ display: z.string(), text: z.string(), art: z.string().optional() }),
  /** Characters that the style draws besides the video's own texts, for choosing fonts. */
  lettering: z.string().optional(),
  brand: brandRolesSchema,
  captions: captionDesignSchema,
  motion: z.object({
    enterMs: z.number().min(200).max(1000),
    exitMs: z.number().min(0).max(500),
    staggerMs: z.number().min(12).max(200),
  }),
  /** How what is said is marked in its moment; sizes on 1080x1920. */
  emphasis: z.object({
    form: z.enum(MARK_FORMS),
    /** Least thickness, and thickness as a share of the marked text's height. */
    width: z.number().min(2).max(20),
    share: z.number().min(0).max(0.2),
    /** By how much a figure swells when it is said; 0 in styles that keep still. */
    swell: z.number().min(0).max(0.12),
    ease: z.custom<EaseName>((name) => typeof name === 'string' && Object.hasOwn(EASINGS, name)),
    glow: z.number().min(1).max(60).optional(),
  }),
  music: z.object({ mood: z.enum(MUSIC_MOODS), bpm: z.number().optional() }),
});

export type StylePreset = z.infer<typeof stylePresetSchema>;
