import type { CaptionDesign } from '../../captions/caption-design';
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
export const onRed: CaptionDesign = {
  ...captions,
  color: SWISS.paper,
  mark: { kind: 'block', fill: SWISS.paper, text: SWISS.red, padX: 10, padY: 8 },
};

/** Captions over a black field. */
export const onBlack: CaptionDesign = { ...captions, color: SWISS.paper };

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
  music: { mood: 'pulse-minimal' },
};
