import type { CaptionDesign } from '../../captions/caption-design';
import type { StylePreset } from '../style-preset';

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
  color: TABLOID.white,
  mark: { kind: 'block', fill: TABLOID.yellow, text: TABLOID.ink, padX: 12, padY: 8 },
  ground: { fill: TABLOID.ink, padX: 22, padY: 16 },
};

export const tabloidPreset: StylePreset = {
  palette: { ...TABLOID },
  families: { display: 'Anton', text: 'Archivo' },
  brand: {
    accents: ['red', 'deepRed'],
    grounds: ['paper'],
    pairs: [
      ['ink', 'paper', 4.5],
      ['white', 'red', 4.5],
      ['ink', 'yellow', 4.5],
    ],
  },
  captions,
  motion: { enterMs: 260, exitMs: 140, staggerMs: 70 },
  music: { mood: 'tabloid-brass' },
};
