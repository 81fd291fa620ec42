import type { CaptionDesign } from '../../captions/caption-design';
import type { SceneEnv } from '../scene-env';
import type { StylePreset } from '../style-preset';

/** Nothing else, no grey. */
export const SWISS = { paper: '#F6F4EE', red: '#D90429', black: '#0B0B0B' } as const;

const captions: CaptionDesign = {
  family: 'Inter Tight',
  weight: 600,
  size: 60,
  kern: -0.02,
  color: SWISS.black,
  mark: { kind: 'block', fill: SWISS.red, text: SWISS.paper, padX: 10, padY: 8 },
};

/** Captions over a red field. */
const onRed: CaptionDesign = {
  ...captions,
  color: SWISS.paper,
  mark: { kind: 'block', fill: SWISS.paper, text: SWISS.red, padX: 10, padY: 8 },
};

/** Captions over a black field. */
const onBlack: CaptionDesign = { ...captions, color: SWISS.paper };

export const swissPreset: StylePreset = {
  palette: { ...SWISS },
  families: { display: 'Inter Tight', text: 'Inter Tight' },
  brand: {
    accents: ['red'],
    grounds: ['paper'],
    reversible: true,
    pairs: [['black', 'paper', 4.5]],
  },
  captions,
  motion: { enterMs: 300, exitMs: 0, staggerMs: 80 },
  emphasis: { form: 'rule', width: 10, share: 0.09, swell: 0, ease: 'linear' },
  music: { mood: 'pulse-minimal' },
};

/** Ground, type and the one accent of a scene. */
interface Tone {
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
