import { type Price, usdOf } from '@app/billing';
import type { FactMeaning } from '@app/facts';
import {
  type Format,
  FPS,
  type VideoWarning,
  resolveText,
  type Scene,
  sceneSpans,
  type Storyboard,
  type StyleName,
} from '@app/picture';
import type { SceneStill } from '@app/render';
import type { Quote } from '../ordering/quote.service';
import type { SourceVideo } from '../designing/source-designer';

/** A scene as it would be shown; times are estimated. */
interface PlannedScene {
  /** From 1. */
  n: number;
  type: string;
  layout: Scene['layout'];
  fromMs: number;
  durationMs: number;
}

/** A line as captions would show it, and when it would be heard. */
interface PlannedLine {
  scene: number;
  text: string;
  fromMs: number;
  toMs: number;
}

/** A settled picture of a scene, small. */
export interface PlannedStill {
  scene: number;
  atMs: number;
  width: number;
  height: number;
  /** A JPEG as a `data:` URL: nothing is kept that a link could lead to. */
  image: string;
}

/** What would be made of an order, and for how much; nothing of it is charged. */
export interface PlannedVideo {
  /** An order that names it makes exactly this. */
  planId: string;
  /** ISO time until which it can be ordered. */
  expiresAt: string;
  title: string;
  /** Text for a post. */
  caption: string;
  style: StyleName;
  format: Format;
  language: string;
  voiceId: string;
  durationSeconds: number;
  storyboard: PlannedScene[];
  narration: PlannedLine[];
  stills: PlannedStill[];
  /** All that could be charged for it. */
  quote: Quote;
  warnings: VideoWarning[];
  /** How each of its data was read; empty for a video of a script alone. */
  meaning: FactMeaning[];
}

/** Writes a sketched video down as its caller reads it. */
export function toPlan(
  { storyboard, narration, durationSeconds }: Pick<SourceVideo, 'storyboard' | 'narration' | 'durationSeconds'>,
  {
    stills,
    price,
    voiceId,
    warnings,
    meaning,
  }: {
    stills: SceneStill[];
    price: Price;
    voiceId: string;
    warnings: VideoWarning[];
    meaning: FactMeaning[];
  },
): Omit<PlannedVideo, 'planId' | 'expiresAt'> {
  const { scenes, figures, title, caption, style, format, language } = storyboard;
  const spans = sceneSpans(storyboard, narration.lines);
  return {
    title,
    caption: resolveText(caption, figures, 'display'),
    style,
    format,
    language,
    voiceId,
    durationSeconds: Math.round(durationSeconds * 10) / 10,
    storyboard: scenes.map(({ type, layout }, index) => ({
      n: index + 1,
      type,
      layout,
      fromMs: msOf(spans[index]?.from ?? 0),
      durationMs: msOf(spans[index]?.frames ?? 0),
    })),
    narration: scenes.flatMap((scene, index): PlannedLine[] => {
      const line = narration.lines.find(({ sceneId }) => sceneId === scene.id);
      if (!line || line.durationMs === 0) return [];
      const fromMs = msOf(spans[index]?.lineFrom ?? 0);
      const text = line.words.map((word) => word.text).join(' ');
      return [{ scene: index + 1, text, fromMs, toMs: fromMs + line.durationMs }];
    }),
    stills: toStills(storyboard, stills),
    quote: {
      credits: price.credits,
      usd: usdOf(price.credits),
      breakdown: price.breakdown.map((item) => ({ ...item, setBy: null })),
    },
    warnings,
    meaning,
  };
}

function msOf(frames: number): number {
  return Math.round((frames * 1000) / FPS);
}

/** Pictures of scenes as a caller reads them. */
export function toStills({ scenes }: Pick<Storyboard, 'scenes'>, stills: readonly SceneStill[]): PlannedStill[] {
  return stills.map(({ sceneId, jpeg, ...still }) => ({
    scene: scenes.findIndex((scene) => scene.id === sceneId) + 1,
    ...still,
    image: `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`,
  }));
}
