import { z } from 'zod';
import { SOUND_NAMES, TRANSITIONS } from '@app/picture';

export const SCENE_TYPES = ['title', 'chart', 'data', 'cta', 'clip', 'list', 'quote', 'text'] as const;
/** Charts whose rows have a value at two times. */
const PAIRED_CHARTS = ['dumbbell', 'slope'] as const;
/** Charts whose marks are one value each. */
const PLAIN_CHARTS = ['bars', 'line', 'area', 'donut', 'progress'] as const;
export const SCRIPT_CHARTS = [
  ...PLAIN_CHARTS,
  'stacked',
  'bullet',
  'dumbbell',
  'slope',
  'waterfall',
  'table',
  'scatter',
  'candles',
] as const;
export const VALUE_FORMATS = ['pct', 'usd'] as const;
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

const series = <Point extends z.ZodType>(point: Point) => z.array(point).min(1).max(120);
const chartTitle = { title: words(120).optional() };
const heading = { valueFormat: z.enum(VALUE_FORMATS).optional(), ...chartTitle };
const axis = z.strictObject({ title: words(40), valueFormat: z.enum(VALUE_FORMATS).optional() });
const columns = z.array(words(40)).min(2).max(4);

const chart = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.enum(PLAIN_CHARTS),
      series: series(z.strictObject({ t: words(60), v: z.number() })),
      baseline: z.number().optional(),
      ...heading,
    }),
    z.strictObject({
      kind: z.literal('stacked'),
      series: series(z.strictObject({ t: words(60), v: z.number(), group: words(60) })),
      ...heading,
    }),
    z.strictObject({
      kind: z.literal('bullet'),
      series: series(z.strictObject({ t: words(60), v: z.number(), target: z.number() })),
      targetLabel: words(60).optional(),
      limit: z.boolean().optional(),
      ...heading,
    }),
    z.strictObject({
      kind: z.enum(PAIRED_CHARTS),
      series: series(z.strictObject({ t: words(60), v: z.number(), before: z.number() })),
      times: z.tuple([words(40), words(40)], 'must be the names of the earlier and the later time'),
      ...heading,
    }),
    z.strictObject({
      kind: z.literal('waterfall'),
      series: series(
        z.strictObject({ t: words(60), v: z.number(), sum: z.boolean().optional(), takes: z.boolean().optional() }),
      ),
      ...heading,
    }),
    z.strictObject({
      kind: z.literal('table'),
      columns,
      series: series(z.strictObject({ t: words(60), cells: columns })),
      ...chartTitle,
    }),
    z.strictObject({
      kind: z.literal('scatter'),
      axes: z.tuple([axis, axis], 'must be what is measured across and what upwards'),
      series: series(z.strictObject({ t: words(60), x: z.number(), y: z.number() })),
      ...chartTitle,
    }),
    z.strictObject({
      kind: z.literal('candles'),
      series: series(z.strictObject({ t: words(60), o: z.number(), h: z.number(), l: z.number(), c: z.number() })),
      ...heading,
    }),
  ],
  { error: ({ code }) => (code === 'invalid_union' ? `must be one of ${SCRIPT_CHARTS.join(', ')}` : undefined) },
);

const SOUNDS: ReadonlySet<string> = new Set(['none', ...SOUND_NAMES]);
/** The id of an asset of the caller's library. */
export const LIBRARY_ID = /^ast_\w{1,60}$/;
const sound = z
  .string()
  .refine(
    (name) => SOUNDS.has(name) || LIBRARY_ID.test(name),
    `must be none, ${SOUND_NAMES.join(', ')}, or a sound of the library (ast_…)`,
  );

/** A public picture or clip, or one of the caller's library. */
const asset = z
  .strictObject({
    url: address.optional(),
    libraryAssetId: z.string().regex(LIBRARY_ID, 'must be an asset of the library (ast_…)').optional(),
  })
  .refine(
    ({ url, libraryAssetId }) => (url === undefined) !== (libraryAssetId === undefined),
    'must have either url or libraryAssetId',
  );

/** Ways that a scene of a script may move. */
export const SCRIPT_MOTIONS = ['slam'] as const;

const scene = z.strictObject({
  type: z.enum(SCENE_TYPES),
  text: words(1000).optional(),
  duration: z.number().min(0.5).max(60).optional(),
  motion: z.enum(SCRIPT_MOTIONS).optional(),
  sfx: sound.optional(),
  stillIndex: z.number().int().min(0).max(99).optional(),
  transition: z.enum(TRANSITIONS).optional(),
  chart: chart.optional(),
  stats: z
    .array(z.strictObject({ value: words(60), label: words(80) }))
    .min(1)
    .max(8)
    .optional(),
  asset: asset.optional(),
  frame: z.unknown().optional(),
});

export const SCRIPT_SCHEMA = z.strictObject({ scenes: z.array(scene).min(1).max(MOST_SCENES) });

/** A video as its author wrote it: what is shown and said, scene by scene. */
export type Script = z.infer<typeof SCRIPT_SCHEMA>;
export type ScriptScene = Script['scenes'][number];
export type ScriptChart = z.infer<typeof chart>;
export type PlainChart = Extract<ScriptChart, { kind: (typeof PLAIN_CHARTS)[number] }>;
export type PairedChart = Extract<ScriptChart, { kind: (typeof PAIRED_CHARTS)[number] }>;
