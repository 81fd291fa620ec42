import type { Random } from '../random';
import type { SoundName } from '../storyboard/sound-cue';
import type { Stage } from '../stage/stage';
import type { FigureForm, RefText } from '../storyboard/figure';
import type { Footage, NarrationLine, Still } from '../storyboard/narration';
import type { Layout, SceneContent, Trend } from '../storyboard/scene-content';
import type { Scene, SceneFrame } from '../storyboard/storyboard';
import type { TextMeasurer } from '../text/ink-box';
import type { TextBlock, TextSpec } from '../text/text-block';
import type { StylePreset } from './style-preset';

export type SceneOf<L extends Layout> = SceneFrame & Extract<SceneContent, { layout: L }>;

/** Furniture with its references written out. */
export interface ResolvedFurniture {
  topic: string;
  subject?: string;
  source?: string;
  asOf?: string;
  live?: true;
  ticker: Array<{ label: string; value: string; trend?: Trend }>;
}

/** What both scenes and furniture may ask for. */
export interface VideoEnv {
  stage: Stage;
  preset: StylePreset;
  language: string;
  measurer: TextMeasurer;
  furniture: ResolvedFurniture;
  /** Sign of the currency that the video's figures are in; null for a video without money. */
  currency: string | null;
  /** Id of the scene, or null for furniture: what `place` marks layers with. */
  owner: string | null;
  /** Absolute frame where the scene (or video) starts, and its length in frames. */
  from: number;
  frames: number;
  /** Seeded by the storyboard and the owner; call it in a fixed order. */
  random: Random;
  /** The storyboard's own seed, for what stays the same through the video. */
  videoSeed: number;
  /** Display text of a reference text; an absent one is empty. */
  text(reference: RefText | undefined): string;
  /** One form of a figure; `full` by default. Throws UnknownFigureError. */
  figure(key: string, form?: FigureForm): string;
  /** A figure's number for geometry; NaN when it is not a number. */
  value(key: string): number;
  still(index: number | undefined): Still | undefined;
  footage(index: number): Footage | undefined;
  /** Sets text with the video's language (see `fitText`, `fitLine`). */
  fit(spec: Omit<TextSpec, 'language'>): TextBlock;
  fitLine(spec: Omit<TextSpec, 'language'>): TextBlock;
  /** Plays a sound; milliseconds from the scene's start. */
  cue(sound: SoundName, atMs: number, gainDb?: number): void;
}

/** Everything a layout composes from. */
export interface SceneEnv<S extends SceneFrame = Scene> extends VideoEnv {
  scene: S;
  index: number;
  /** Number of scenes. */
  count: number;
  /** Neighbours, for what a scene takes over or how it leaves (its successor's transition); null at the video's ends. */
  before: Scene | null;
  after: Scene | null;
  /** Widest caption of the scene with its mark, pixels from the safe box's left edge; 0 without captions. */
  captionWidth: number;
  /** Milliseconds from the scene's start at which its line starts. */
  lineAt: number;
  /** The scene's line as it is spoken; null where none is. */
  said: NarrationLine | null;
  /** Milliseconds from the scene's start at which a figure's word begins; null when it is not spoken here. */
  spokenAt(key: string): number | null;
}
