import type { CaptionDesign } from '../../captions/caption-design';
import type { SceneEnv } from '../scene-env';
import type { StylePreset } from '../style-preset';
import { isPressScript } from './type-and-motion';

/** Newsprint, red and yellow, black caps that shout (reference boards, tabloid). */
export const TABLOID = {
  paper: '#F2EBDB',
  red: '#DA0F1A',
  deepRed: '#A3000B',
  yellow: '#FFD60A',
  ink: '#111010',
  white: '#FFFDF6',
  orange: '#F08A00',
} as const;

const captions: CaptionDesign = {
  family: 'Anton',
  weight: 400,
  size: 66,
  kern: 0.01,
  caps: true,
  tilt: -1.5,
  color: TABLOID.white,
  mark: { kind: 'block', fill: TABLOID.yellow, text: TABLOID.ink, padX: 12, padY: 8 },
  ground: { fill: TABLOID.ink, padX: 22, padY: 16 },
};

/** Captions of scripts that the condensed face lacks: their own heaviest face, without letter-spacing. */
const otherScripts: CaptionDesign = { ...captions, family: 'Archivo', weight: 800, width: 62, size: 60, kern: 0 };

/** Captions of a scene in a face that has their letters. */
export function captionsIn(env: SceneEnv): CaptionDesign {
  return isPressScript(env.text(env.scene.line)) ? captions : otherScripts;
}

export const tabloidPreset: StylePreset = {
  palette: { ...TABLOID },
  families: { display: 'Anton', text: 'Archivo' },
  brand: {
    accents: ['red', 'deepRed'],
    grounds: ['paper'],
    reversible: false,
    pairs: [
      ['ink', 'paper', 4.5],
      ['ink', 'yellow', 4.5],
    ],
  },
  captions,
  motion: { enterMs: 260, exitMs: 140, staggerMs: 70 },
  emphasis: { form: 'brush', width: 12, share: 0.12, swell: 0.06, ease: 'linear' },
  music: { mood: 'tabloid-brass' },
};
