import type { ColorMap } from '../brand/brand-colors';
import type { Stage } from '../stage/stage';
import type { Layout } from '../storyboard/scene-content';
import type { StyleName, Transition } from '../storyboard/storyboard';
import type { SoundName } from '../storyboard/sound-cue';
import type { CaptionChunk } from '../captions/chunk-words';
import type { Layer } from './layer';

export interface TimedScene {
  id: string;
  layout: Layout;
  from: number;
  frames: number;
  /** Absolute frame at which the spoken line starts. */
  lineFrom: number;
  transition: Transition;
}

/** A sound to play when an absolute frame appears; `sound` is a name of the sound kit. */
export interface FrameCue {
  sound: SoundName;
  frame: number;
  gainDb?: number;
}

/** A video resolved to integer frames: everything `evaluate` and the compositor need. */
export interface Timeline {
  stage: Stage;
  fps: number;
  frames: number;
  seed: number;
  style: StyleName;
  language: string;
  scenes: TimedScene[];
  /** In drawing order within their scene. */
  layers: Layer[];
  /** Drawn over everything; null for a video that is no test. No part of the design, so it is not judged with it. */
  stamp: Layer | null;
  /** Absolute frames; also drawn by the caption layers. */
  captions: CaptionChunk[];
  cues: FrameCue[];
  /** What a brand has made of the style's colours; empty without one. */
  colors: ColorMap;
}
