import type { CaptionDesign } from '../../captions/caption-design';
import type { StylePreset } from '../style-preset';

/** Paper, primaries, ink outlines and dots (reference boards, comic). */
export const COMIC = {
  paper: '#FFF4DC',
  ink: '#15120F',
  red: '#E5281F',
  yellow: '#FFD11A',
  blue: '#1B63D8',
  sky: '#8FC7FF',
  darkRed: '#9E120C',
  darkBlue: '#0B3E9A',
  orange: '#F59B1C',
  white: '#FFFFFF',
} as const;

const captions: CaptionDesign = {
  family: 'Bangers',
  weight: 400,
  size: 68,
  kern: 0.02,
  color: COMIC.ink,
  mark: { kind: 'color', text: COMIC.red },
  ground: { fill: COMIC.white, padX: 28, padY: 22 },
};

export const comicPreset: StylePreset = {
  palette: { ...COMIC },
  families: { display: 'Bangers', text: 'Comic Neue' },
  brand: {
    accents: ['red', 'darkRed'],
    grounds: ['paper'],
    pairs: [
      ['ink', 'paper', 4.5],
      ['ink', 'yellow', 4.5],
      ['darkRed', 'paper', 4.5],
    ],
  },
  captions,
  motion: { enterMs: 280, exitMs: 140, staggerMs: 80 },
  music: { mood: 'comic-caper' },
};
