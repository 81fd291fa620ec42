import { z } from 'zod';
import { SOUND_NAMES, TRANSITIONS } from '@app/render';

export const SCENE_TYPES = ['title', 'chart', 'data', 'cta', 'clip'] as const;
export const SCRIPT_CHARTS = ['bars', 'line', 'area', 'donut', 'progress'] as const;
export const MOST_SCENES = 40;

const words = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => text.trim() !== '', 'must not be empty');
const address = z
  .string()
  .max(2048)
  .regex(/^https?:\/\/\S+$/i, 'must be an http(s) address');

const chart = z.strictObject({
  kind: z.enum(SCRIPT_CHARTS),
  series: z
    .array(z.strictObject({ t: words(60), v: z.number() }))
    .min(1)
    .max(120),
  baseline: z.number().optional(),
  valueFormat: z.enum(['pct', 'usd']).optional(),
  title: words(120).optional(),
});

const scene = z.strictObject({
  type: z.enum(SCENE_TYPES),
  text: words(1000).optional(),
  duration: z.number().min(0.5).max(60).optional(),
  motion: z.string().max(40).optional(),
  sfx: z.enum(['none', ...SOUND_NAMES]).optional(),
  stillIndex: z.number().int().min(0).max(99).optional(),
  transition: z.enum(TRANSITIONS).optional(),
  chart: chart.optional(),
  stats: z
    .array(z.strictObject({ value: words(60), label: words(80) }))
    .min(1)
    .max(8)
    .optional(),
  asset: z.strictObject({ url: address }).optional(),
  frame: z.unknown().optional(),
});

export const SCRIPT_SCHEMA = z.strictObject({ scenes: z.array(scene).min(1).max(MOST_SCENES) });

/** A film as its author wrote it (specification 2.2): what is shown and said, scene by scene. */
export type Script = z.infer<typeof SCRIPT_SCHEMA>;
export type ScriptScene = Script['scenes'][number];
export type ScriptChart = z.infer<typeof chart>;
