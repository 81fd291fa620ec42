import type { BustColors } from '../layers/bust';
import type { Fill } from '../layers/fill';
import type { Box } from '../stage/stage';
import type { SceneEnv } from '../styles/scene-env';
import type { Look } from '../compose/set-in';
import type { TextSpec } from '../text/text-block';
import type { Layer } from '../timeline/layer';
import type { Motion } from '../timeline/motion';

/** What a text or mark is for; a style answers with a colour. */
export type Tone = 'ink' | 'dim' | 'accent' | 'onAccent' | 'up' | 'down';

/** Colours of one scene by what they are for. */
export interface KitColors extends Record<Tone, string> {
  /** The accent as an ink, where the accent itself cannot be read on the ground (a deep red on navy). */
  accentInk?: string;
  /** Marks that are not the one that matters: bars, tracks of shares, ring parts. */
  mass: string;
  /** The empty part of a track. */
  track: string;
  /** Hairlines and rules. */
  rule: string;
  /** Behind logos. */
  backing: string;
  /** Members of grouped and stacked marks, the accent first; at least four. */
  series: readonly string[];
}

/**
 * A style's voice for the standard compositions: type, colours, motion, and what it puts behind things.
 * Sizes of type are pixels on 1080x1920; times are ms from the scene's start.
 */
export interface StyleKit {
  colors: KitColors;
  /** A scene's title. */
  head(text: TextSpec['text'], size?: number, tone?: Tone): Look;
  /** Labels, supports, sources, rows of words. */
  words(text: TextSpec['text'], size?: number, tone?: Tone): Look;
  /** Figures: tabular, one line. */
  figure(text: string, size: number, tone?: Tone): Look;
  enter: {
    type(at: number): Motion;
    figure(at: number): Motion;
    /** Blocks, bars, rules, logos. */
    mark(at: number): Motion;
    /** Drives `progress` of a chart. */
    chart(at: number): Motion;
  };
  /** What stands behind a group of things (card, slab, pane, box), in the style's own way; nothing by default. */
  panel?(id: string, box: Box, options: { at: number; strong: boolean }): Layer[];
  /** How the style speaks on its own panel, where inks differ there (a filled slab); as elsewhere by default. */
  onPanel?(strong: boolean): StyleKit;
  /** Where standard compositions may stand, where standing parts of the style need the rest; the stage's content by default. */
  room?: Box;
  /** How a scene is headed in the style's own way (bar, strip): layers and the room they leave; `title` may be empty. */
  headed?(title: string): { layers: Layer[]; area: Box };
  /** Cells of meters, px on 1080x1920; one solid bar by default. */
  meter?: { cell: number; pitch: number };
  /** A rule in the style's own way; a hairline of `colors.rule` by default. */
  rule?(id: string, box: Box, at: number): Layer[];
  /** Corner radius and line width of plain marks, px on 1080x1920. */
  shape: { radius: number; line: number };
  /** Lines around figures (with a hard shadow, as a share of the type's size) and around meters, px on 1080x1920. */
  inked?: { color: string; figure: number; shadow: number; meter: number };
  /** Fill of a mark, where it is more than a colour (gradients); `colors.mass` or `colors.accent` by default. */
  fill?(box: Box, strong: boolean): Fill;
  /** A drawn presenter's colours; made from the kit's own by default. */
  presenter?: BustColors;
  /** Plays when a composition wants to mark a moment. */
  sounds?: { mark?: Parameters<SceneEnv['cue']>[0]; land?: Parameters<SceneEnv['cue']>[0] };
}
