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
  lemon: '#FFE58A',
  azure: '#3F86F4',
  rust: '#C4700B',
  white: '#FFFFFF',
} as const;

const captions: CaptionDesign = {
  family: 'Bangers',
  weight: 400,
  size: 68,
  kern: 0.02,
  color: COMIC.ink,
  mark: { kind: 'color', text: COMIC.red, underline: { width: 6, away: 15 } },
  ground: {
    fill: COMIC.white,
    padX: 36,
    padY: 14,
    balloon: { line: { color: COMIC.ink, width: 10 }, drop: { x: 6, y: 8 }, tail: { at: 150, h: 86 } },
  },
};

export const comicPreset: StylePreset = {
  palette: { ...COMIC },
  families: { display: 'Bangers', text: 'Comic Neue' },
  brand: {
    accents: ['red', 'darkRed'],
    grounds: ['paper'],
    reversible: false,
    pairs: [
      ['ink', 'paper', 4.5],
      ['ink', 'yellow', 4.5],
    ],
  },
  captions,
  motion: { enterMs: 280, exitMs: 140, staggerMs: 80 },
  music: { mood: 'comic-caper' },
};
