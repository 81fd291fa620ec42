import type { CaptionDesign } from '../captions/caption-design';
import type { TransitionPainter } from '../frames/compositor';
import type { StylePainter } from '../layers/painter';
import type { Layout, StyleName } from '../storyboard/storyboard';
import type { Layer } from '../timeline/layer';
import type { FilmEnv, SceneEnv, SceneOf } from './scene-env';
import type { StylePreset } from './style-preset';

/** A look: data, grounds, and one composition for every layout. */
export interface Style {
  name: StyleName;
  preset: StylePreset;
  /** Drawings of the style's own, for `paint` layers. */
  painters: Record<string, StylePainter>;
  /** Layers under a scene's composition. */
  ground(env: SceneEnv): Layer[];
  compose: Composers;
  /** Standing parts over all scenes (bug, ticker). */
  furniture?(env: FilmEnv): Layer[];
  /** Captions of one scene, where they differ from the preset's (other ground, other baseline). */
  captions?(env: SceneEnv): CaptionDesign;
  /** Replaces the plain wipe or dissolve (push, guided wipe, flash). */
  transitions?: Partial<Record<'wipe' | 'dissolve', TransitionPainter>>;
}

export type Composers = { [L in Layout]: (env: SceneEnv<SceneOf<L>>) => Layer[] };

/** Calls the composer of a scene's own layout. */
export function composeScene<L extends Layout>(composers: Composers, layout: L, env: SceneEnv<SceneOf<L>>): Layer[] {
  return composers[layout](env);
}
