import type { CaptionDesign } from '../../captions/caption-design';
import type { SceneEnv } from '../scene-env';
import { onBlack, onRed, SWISS, swissPreset } from './preset';

/** Ground, type and the one accent of a scene. */
export interface Tone {
  ground: string;
  ink: string;
  accent: string;
  captions: CaptionDesign;
}

const PAPER: Tone = { ground: SWISS.paper, ink: SWISS.black, accent: SWISS.red, captions: swissPreset.captions };
const RED: Tone = { ground: SWISS.red, ink: SWISS.paper, accent: SWISS.black, captions: onRed };
const BLACK: Tone = { ground: SWISS.black, ink: SWISS.paper, accent: SWISS.red, captions: onBlack };

/** Colour of a scene's poster: the hook is paper, words are black, a second figure and the call are red. */
export function toneOf({ scene, index }: SceneEnv): Tone {
  if (scene.layout === 'end' || (scene.layout === 'hero' && index > 0)) return RED;
  if (scene.layout === 'headline') return BLACK;
  return PAPER;
}

/** Captions in the colours of what lies under them; a line chart stands on a red field. */
export function captionsOn(env: SceneEnv): CaptionDesign {
  return env.scene.layout === 'line' ? onRed : toneOf(env).captions;
}
