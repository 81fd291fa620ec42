import type { CaptionDesign } from '../../captions/caption-design';
import type { StylePreset } from '../style-preset';

/** Deep greens, amber light, mist between ridges (reference boards, nature-doc). */
export const NATURE = {
  ink: '#06110C',
  deep: '#12302A',
  teal: '#1E4D45',
  green: '#2C5242',
  sage: '#8F935F',
  amber: '#F2B45A',
  ember: '#CF7A38',
  sun: '#FFEEC4',
  light: '#FFF8E6',
  mist: '#EFF3E6',
  night: '#0A1D22',
  letterbox: '#030806',
  spoken: '#FFC46B',
} as const;

const captions: CaptionDesign = {
  family: 'Spectral',
  weight: 500,
  size: 60,
  kern: 0.005,
  color: NATURE.light,
  mark: { kind: 'color', text: NATURE.spoken },
};

export const natureDocPreset: StylePreset = {
  palette: { ...NATURE },
  families: { display: 'Spectral', text: 'Spectral' },
  brand: {
    accents: ['amber', 'spoken', 'ember'],
    grounds: ['deep', 'ink', 'teal', 'green', 'night', 'letterbox'],
    reversible: false,
    pairs: [
      ['light', 'deep', 4.5],
      ['light', 'teal', 4.5],
      ['light', 'ink', 4.5],
      ['ink', 'mist', 4.5],
    ],
  },
  captions,
  motion: { enterMs: 700, exitMs: 350, staggerMs: 90 },
  music: { mood: 'forest-strings' },
};
