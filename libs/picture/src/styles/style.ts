import type { CaptionDesign } from '../captions/caption-design';
import type { TransitionPainter } from '../frames/compositor';
import type { StylePainter } from '../layers/painter';
import type { Layout } from '../storyboard/scene-content';
import type { StyleName } from '../storyboard/storyboard';
import type { Layer } from '../timeline/layer';
import { STANDARD } from '../standard/standard-layouts';
import type { StyleKit } from '../standard/style-kit';
import type { VideoEnv, SceneEnv, SceneOf } from './scene-env';
import type { StylePreset } from './style-preset';

/** A look: data, grounds, and its compositions. */
export interface Style {
  name: StyleName;
  preset: StylePreset;
  /** Drawings of the style's own, for `paint` layers. */
  painters: Record<string, StylePainter>;
  /** Layers under a scene's composition. */
  ground(env: SceneEnv): Layer[];
  /** How the standard compositions speak in this style. */
  kit(env: SceneEnv): StyleKit;
  /** Compositions of the style's own; a layout left out takes the standard one. */
  compose: Partial<Composers>;
  /** Standing parts over all scenes (bug, ticker). */
  furniture?(env: VideoEnv): Layer[];
  /** Captions of one scene, where they differ from the preset's (other ground, other baseline). */
  captions?(env: SceneEnv): CaptionDesign;
  /** Replaces the plain wipe or dissolve (push, guided wipe, flash). */
  transitions?: Partial<Record<'wipe' | 'dissolve', TransitionPainter>>;
}

/** A storyboard names a style that cannot be drawn. */
export class UnknownStyleError extends Error {
  readonly code = 'unknown_style';

  constructor(readonly style: string) {
    super(`No style "${style}"`);
  }
}

export type Composers = { [L in Layout]: (env: SceneEnv<SceneOf<L>>) => Layer[] };

/** Composes a scene in a style: by the style's own composition of its layout, else by the standard one. */
export function composeScene<L extends Layout>(style: Style, layout: L, env: SceneEnv<SceneOf<L>>): Layer[] {
  // The styles' own charts stand on zero; one with a baseline of its author takes the standard composition.
  const own = 'baseline' in env.scene && env.scene.baseline !== undefined ? undefined : style.compose[layout];
  return own?.(env) ?? STANDARD[layout](env, style.kit(env));
}
