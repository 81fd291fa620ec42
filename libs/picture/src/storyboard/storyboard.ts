import type { SoundName } from './sound-cue';
import type { FigureTable, RefText } from './figure';
import type { SceneContent, Trend } from './scene-content';

export const FORMATS = ['9:16', '4:5', '1:1', '16:9'] as const;
export type Format = (typeof FORMATS)[number];

/** The eleven styles, in the order of docs/specification.md 4.2. */
export const STYLE_NAMES = [
  'trading-terminal',
  'tabloid',
  'nature-doc',
  'hype-trailer',
  'arcade',
  'breaking-news',
  'swiss-poster',
  'comic',
  'vaporwave',
  'luxury-minimal',
  'chaos-meme',
] as const;
export type StyleName = (typeof STYLE_NAMES)[number];

export const TRANSITIONS = ['cut', 'wipe', 'dissolve'] as const;
export type Transition = (typeof TRANSITIONS)[number];

/** The video as data: what both designers emit, what `edit` edits, what the renderer draws. */
export interface Storyboard {
  schema: 1;
  /** Seeds every choice that looks like chance; the same storyboard always gives the same frames. */
  seed: number;
  title: string;
  format: Format;
  style: StyleName;
  /** ISO 639-1 code. */
  language: string;
  figures: FigureTable;
  furniture: Furniture;
  /** First is the hook, last is the end card. */
  scenes: Scene[];
  captions: boolean;
  music: boolean;
  /** Share of the usual silence between lines; 1 unless said. */
  air?: number;
  brand?: Brand;
  compliance?: Compliance;
  caption: RefText;
}

/** Recolours any style; contrast is kept whatever is asked for. Colours are `#RRGGBB`. */
export interface Brand {
  accent?: string;
  ground?: string;
  /** Stands in the foot of every frame. */
  watermark?: { text: string } | { still: number };
}

/** Stands on every frame of any style; `disclaimer` is verbatim. */
export interface Compliance {
  disclaimer: string;
  asOf?: RefText;
  source?: RefText;
}

/** What a style's standing parts (bug, header bar, ticker, dateline) may show. Absent parts are left out. */
export interface Furniture {
  /** One or two words for a bug or header: "Rates", "Weather", "League". */
  topic: RefText;
  /** What the video is about: "USDC on Base". */
  subject?: RefText;
  source?: RefText;
  asOf?: RefText;
  /** The source says that it is live, at a time of day. */
  live?: true;
  /** Facts for a ticker or crawl, in order of weight; may be empty. */
  ticker: Array<{ label: RefText; value: RefText; trend?: Trend }>;
}

/** What a line does in the argument: turns it, sets a figure against another, lists one more thing, or leans on the line before. */
export type LineSense = 'turn' | 'contrast' | 'item' | 'follows';

/** One idea on screen and its spoken line. */
export type Scene = SceneFrame & SceneContent;

export interface SceneFrame {
  id: string;
  /** Scene types as docs/specification.md 2.2 names them. */
  type: 'title' | 'chart' | 'data' | 'cta' | 'clip' | 'list' | 'quote' | 'text';
  /** What the voice says; empty for a silent scene. */
  line: RefText;
  /** Where its designer knows it; `planDelivery` reads the rest from layouts and words. */
  sense?: LineSense;
  transition: Transition;
  /** Lower bound on the scene's length, seconds; the voice may make it longer. */
  minSeconds: number;
  /** Its author's wish: a hero figure falls in from too large; other layouts keep their own entrance. */
  motion?: 'slam';
  /** A sound for the scene's first moment; `none` keeps the scene's own effects silent. */
  sfx?: SoundName | 'none';
  /**
   * A picture at the foot of the tall format, and dimmed under all that the scene shows in the others; charts go without
   * unless it was written so.
   */
  bed?: { still: number } | { footage: number };
  /** Its author's own notes, kept as they were sent; nothing is drawn of them. */
  frame?: unknown;
  /** The scene as its author wrote it, for whoever reads the script again; nothing is drawn of it. */
  written?: unknown;
  /** Its owner asked for this scene by notes, or timed it by hand: a shorter video leaves out others first. */
  asked?: boolean;
}
